// Codes that stand in for a lost telephone: ten, each once. The database has keyed hashes, so neither a dump nor a screen shows one again.
import { and, count, eq, isNull } from 'drizzle-orm'
import { randomInt } from 'node:crypto'
import { RECOVERY_CODE_COUNT } from '@/schemas/rules/auth/staff-sign-in'
import { blindIndex } from '@/services/base/seal'
import type { Database } from '@/services/db/database'
import { staffRecoveryCodes } from '@/services/db/tables/auth'

/** No letter that is read as another: 0 and O, 1, I and L. */
const LETTERS = '23456789ABCDEFGHJKMNPQRSTUVWXYZ'
const HALF = 5

const half = (): string => Array.from({ length: HALF }, () => LETTERS[randomInt(LETTERS.length)]).join('')
const plainCode = (typed: string): string => typed.replace(/[\s-]/g, '').toUpperCase()
/** The person is part of what is hashed: a code of another one is worth nothing. */
const recoveryCodeHash = (staffId: string, typed: string): string =>
  blindIndex(`${staffId} ${plainCode(typed)}`, 'staff_recovery_code.code')

/** Whether it is written like one, whatever its case and its hyphen. */
export const isRecoveryCode = (typed: string): boolean => /^[2-9A-HJKMNP-Z]{10}$/.test(plainCode(typed))

/** Writes ten new ones; the earlier ones end. @returns them, to be shown once. */
export async function renewRecoveryCodes(tx: Database, staffId: string): Promise<string[]> {
  const codes = new Set<string>()
  while (codes.size < RECOVERY_CODE_COUNT) codes.add(`${half()}-${half()}`)
  await tx.delete(staffRecoveryCodes).where(eq(staffRecoveryCodes.staffId, staffId))
  await tx.insert(staffRecoveryCodes).values([...codes].map((code) => ({ staffId, codeHash: recoveryCodeHash(staffId, code) })))
  return [...codes]
}

/** Uses one up. @returns whether it was one, and not used before. */
export async function takeRecoveryCode(
  db: Database,
  { staffId, code, now }: { staffId: string; code: string; now: Date },
): Promise<boolean> {
  const taken = await db
    .update(staffRecoveryCodes)
    .set({ usedAt: now })
    .where(
      and(
        eq(staffRecoveryCodes.staffId, staffId),
        eq(staffRecoveryCodes.codeHash, recoveryCodeHash(staffId, code)),
        isNull(staffRecoveryCodes.usedAt),
      ),
    )
    .returning({ staffId: staffRecoveryCodes.staffId })
  return taken.length === 1
}

export async function countRecoveryCodes(db: Database, staffId: string): Promise<number> {
  const [row] = await db
    .select({ left: count() })
    .from(staffRecoveryCodes)
    .where(and(eq(staffRecoveryCodes.staffId, staffId), isNull(staffRecoveryCodes.usedAt)))
  return row!.left
}
