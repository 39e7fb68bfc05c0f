// What the sign-in of a person's role demands, read with the person, so that a change holds from the next call on.
import { eq, sql, type SQL } from 'drizzle-orm'
import { BREAK_GLASS_HOURS, IDLE_MINUTES, MOST_HOURS, STEP_UP_MINUTES, USUAL_HOURS } from '@/schemas/rules/auth/staff-sign-in'
import { signInRules, staff, staffSessions } from '@/services/db/tables/auth'

/** The row of `sign_in_rule` that holds for a row of `staff`. */
export const signInRuleHolds: SQL = eq(
  signInRules.roleKey,
  sql`case when ${staff.role} = 'adm' then 'adm' else coalesce(${staff.roleId}, 'mng') end`,
)

const minutes = (count: number | SQL): SQL => sql`make_interval(mins => ${count})`
const hours: SQL = sql`case when ${staff.breakGlassSeat} is null then least(coalesce(${signInRules.hours}, ${USUAL_HOURS}::int), ${MOST_HOURS}::int) else ${BREAK_GLASS_HOURS}::int end`
/** The clock of the statement, and not of its transaction, which a long one would hold back. */
const clock: SQL = sql`clock_timestamp()`

/** When a sign-in ends that is used no more, and when it ends in any case; both by the clock of the database. */
export const signInRuleIdleEnd: SQL<Date> = sql<Date>`(${staffSessions.seenAt} + ${minutes(IDLE_MINUTES)})`
export const signInRuleLastEnd: SQL<Date> = sql<Date>`(${staffSessions.createdAt} + make_interval(hours => ${hours}))`
export const signInRuleIsAlive: SQL = sql`(${signInRuleIdleEnd} > ${clock} and ${signInRuleLastEnd} > ${clock})`
/** The password or a code was given within the last minutes. */
export const signInRuleIsRecent: SQL<boolean> = sql<boolean>`(${staffSessions.confirmedAt} + ${minutes(STEP_UP_MINUTES)} > ${clock})`
/** Its last use is worth writing again. */
export const signInRuleIsTouchDue: SQL<boolean> = sql<boolean>`(${staffSessions.seenAt} + interval '1 minute' < ${clock})`
/** Whole seconds until it ends unused, and until it ends in any case. */
export const signInRuleSecondsLeft = (end: SQL<Date>): SQL<number> => sql<number>`extract(epoch from (${end} - ${clock}))::int`
