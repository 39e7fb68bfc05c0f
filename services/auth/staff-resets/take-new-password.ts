import { eq } from 'drizzle-orm'
import type { Database } from '@/services/db/database'
import { staff, staffPasswordResets } from '@/services/db/tables/auth'
import { endStaffSessions } from '../domain/end-staff-sessions'

/** From now on the new password holds, and every sign-in of the person ends; the second factor stays. @returns how many ended. */
export async function takeNewPassword(
  tx: Database,
  { id, staffId, passwordHash, now }: { id: string; staffId: string; passwordHash: string; now: Date },
): Promise<number> {
  await tx.update(staff).set({ passwordHash }).where(eq(staff.id, staffId))
  await tx.update(staffPasswordResets).set({ endedAt: now, fate: 'done', nextHash: null }).where(eq(staffPasswordResets.id, id))
  return endStaffSessions(tx, { id: staffId, now })
}
