import type { StaffResetState } from '@/schemas/api/auth/staff-resets'
import { RESET_WAIT_DAYS } from '@/schemas/rules/auth/staff-sign-in'
import type { staff, staffPasswordResets } from '@/services/db/tables/auth'
import { forgottenDigest } from './forgotten-digest'

type Row = typeof staffPasswordResets.$inferSelect
type Person = Pick<typeof staff.$inferSelect, 'passwordHash' | 'blockedAt' | 'inviteHash'>

/** Until when a new password waits that was chosen at this moment. */
export const waitsUntil = (chosenAt: Date): Date => new Date(chosenAt.getTime() + RESET_WAIT_DAYS * 24 * 3_600_000)

/** Decided by what the account is now: a block, an invitation and another change of the password end it without knowing of it. */
export function resetState(row: Row, person: Person, now: Date): StaffResetState {
  if (row.fate) return row.fate
  if (person.blockedAt || person.inviteHash) return 'closed'
  if (row.passwordBefore !== forgottenDigest(person.passwordHash)) return 'changed'
  if (row.chosenAt) return waitsUntil(row.chosenAt) > now ? 'waiting' : 'late'
  return row.expiresAt > now ? 'open' : 'late'
}
