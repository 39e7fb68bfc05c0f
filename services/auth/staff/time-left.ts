import { eq, sql } from 'drizzle-orm'
import * as contracts from '@/schemas/api/auth/staff-door'
import type { Database } from '@/services/db/database'
import { signInRules, staff, staffSessions } from '@/services/db/tables/auth'
import { operation } from '@/services/kit/service'
import { signInRuleHolds, signInRuleIdleEnd, signInRuleLastEnd, signInRuleSecondsLeft } from '../domain/sign-in-rule'

async function timeLeftOf(db: Database, sid: string): Promise<{ seconds: number; by: 'idle' | 'hours' }> {
  const [row] = await db
    .select({ idle: signInRuleSecondsLeft(signInRuleIdleEnd), last: signInRuleSecondsLeft(signInRuleLastEnd) })
    .from(staffSessions)
    .innerJoin(staff, eq(staff.id, staffSessions.staffId))
    .leftJoin(signInRules, signInRuleHolds)
    .where(eq(staffSessions.id, sid))
  const { idle, last } = row!
  return idle <= last ? { seconds: Math.max(0, idle), by: 'idle' } : { seconds: Math.max(0, last), by: 'hours' }
}

export const readTimeLeft = operation(contracts.readTimeLeft, async (_, { db, session }) => ({
  item: await timeLeftOf(db, session.staff!.sid),
}))

export const stayTimeLeft = operation(contracts.stay, async (_, { db, session }) => {
  const { sid } = session.staff!
  await db
    .update(staffSessions)
    .set({ seenAt: sql`clock_timestamp()` })
    .where(eq(staffSessions.id, sid))
  return { item: await timeLeftOf(db, sid) }
})
