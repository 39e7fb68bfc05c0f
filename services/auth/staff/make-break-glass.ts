import { and, eq, isNotNull, isNull } from 'drizzle-orm'
import { randomInt, randomUUID } from 'node:crypto'
import { BREAK_GLASS_COUNT } from '@/schemas/rules/auth/staff-sign-in'
import { hashPassword } from '@/services/base/passwords'
import type { OpenDatabase } from '@/services/db/database'
import { staff } from '@/services/db/tables/auth'
import { writeAudits } from '@/services/kit/write-audits'
import { dropFactor } from '../domain/drop-factor'
import { endStaffSessions } from '../domain/end-staff-sessions'

/** No letter that is read as another on paper. */
const LETTERS = '23456789ABCDEFGHJKMNPQRSTUVWXYZ'
const GROUPS = 6
const LENGTH = 5

/** About 148 bits: nobody chooses it, and nobody guesses it. */
function newSecret(): string {
  const group = (): string => Array.from({ length: LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join('')
  return Array.from({ length: GROUPS }, group).join('-')
}

export type MadeBreakGlass =
  { fate: 'made' | 'renewed'; no: number; secret: string } | { fate: 'full'; known: string[] } | { fate: 'taken' }

/**
 * Makes an account for emergencies, or gives one that is there another secret, after which the envelope of before opens nothing: sign-ins end,
 * and a factor that somehow got there. There are no more than two, also of commands at the same moment, which the table refuses.
 */
export async function makeBreakGlass(
  { db }: Pick<OpenDatabase, 'db'>,
  { loginId, name }: { loginId: string; name: string },
): Promise<MadeBreakGlass> {
  const secret = newSecret()
  const passwordHash = await hashPassword(secret)
  return db.transaction(async (tx) => {
    const all = await tx.select().from(staff).where(isNotNull(staff.breakGlassSeat)).orderBy(staff.breakGlassSeat).for('update')
    const known = all.map((one) => one.loginId)
    const same = all.find((one) => one.loginId === loginId)
    const now = new Date()
    const line = { at: now, actor: 'admin:create', requestId: 'command' }
    if (same) {
      await tx.update(staff).set({ passwordHash, inviteHash: null, inviteExpiresAt: null }).where(eq(staff.id, same.id))
      await dropFactor(tx, same.id)
      const ended = await endStaffSessions(tx, { id: same.id, now })
      await writeAudits(tx, [{ ...line, action: 'staff.breakGlassSeal', target: same.id, detail: { loginId, ended } }])
      return { fate: 'renewed', no: same.breakGlassSeat!, secret }
    }
    if ((await tx.$count(staff, and(eq(staff.loginId, loginId), isNull(staff.breakGlassSeat)))) > 0) return { fate: 'taken' }
    const no = Array.from({ length: BREAK_GLASS_COUNT }, (_, at) => at + 1).find((one) =>
      all.every((other) => other.breakGlassSeat !== one),
    )
    if (no === undefined) return { fate: 'full', known }
    const made = { id: randomUUID(), loginId, name, role: 'adm' as const, breakGlassSeat: no }
    await tx.insert(staff).values({ ...made, passwordHash })
    await writeAudits(tx, [{ ...line, action: 'staff.create', target: made.id, detail: { loginId, role: made.role, breakGlass: no } }])
    return { fate: 'made', no, secret }
  })
}
