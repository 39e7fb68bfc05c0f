import { eq } from 'drizzle-orm'
import type { Database } from '@/services/db/database'
import { signInRules, staff, staffSessions } from '@/services/db/tables/auth'
import { signInRuleHolds, signInRuleIdleEnd, signInRuleLastEnd, signInRuleSecondsLeft } from './sign-in-rule'

/** Seconds until a sign-in ends, by the clock of the database, and why. */
export async function timeLeftOf(db: Database, sid: string): Promise<{ seconds: number; by: 'idle' | 'hours' }> {
  const [row] = await db
    .select({ idle: signInRuleSecondsLeft(signInRuleIdleEnd), last: signInRuleSecondsLeft(signInRuleLastEnd) })
    .from(staffSessions)
    .innerJoin(staff, eq(staff.id, staffSessions.staffId))
    .leftJoin(signInRules, signInRuleHolds)
    .where(eq(staffSessions.id, sid))
  const { idle, last } = row!
  return idle <= last ? { seconds: Math.max(0, idle), by: 'idle' } : { seconds: Math.max(0, last), by: 'hours' }
}
