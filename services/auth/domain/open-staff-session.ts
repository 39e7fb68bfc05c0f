import { and, desc, eq, inArray, isNull, lt, sql } from 'drizzle-orm'
import { randomUUID } from 'node:crypto'
import { BREAK_GLASS_HOURS, IDLE_MINUTES, MOST_SIGN_INS, USUAL_HOURS } from '@/schemas/rules/auth/staff-sign-in'
import { settings } from '@/services/base/settings'
import type { Database } from '@/services/db/database'
import { signInRules, staff, staffSessions } from '@/services/db/tables/auth'
import { cookieLine, STAFF_COOKIE } from './cookies'
import { signInRuleHolds } from './sign-in-rule'
import { deviceWords } from './device-words'
import { staffPlace } from './staff-place'
import { staffToken } from './tokens'

/** Ended sign-ins are stored for this long. */
const REMEMBERED = 90 * 24 * 3_600_000

interface Opened {
  id: string
  role: 'adm' | 'mng'
  /** The sign-in that this one follows, which ends. */
  before: string | undefined
  /** Its code is awaited. */
  isPending: boolean
}

/**
 * Opens a sign-in, in the caller's transaction, for a person who is not blocked at this moment: the block waits for this row, or this for
 * the block. A new id each time, so that an earlier one grants nothing in this one.
 * @returns undefined for a person who is blocked.
 */
export async function openStaffSession(
  tx: Database,
  { id, role, before, isPending }: Opened,
  now: Date,
): Promise<{ cookie: string; ended: number } | undefined> {
  const [still] = await tx
    .select({ blockedAt: staff.blockedAt, breakGlassSeat: staff.breakGlassSeat })
    .from(staff)
    .where(eq(staff.id, id))
    .for('update')
  if (!still || still.blockedAt) return undefined
  if (before !== undefined)
    await tx
      .update(staffSessions)
      .set({ endedAt: now })
      .where(and(eq(staffSessions.id, before), isNull(staffSessions.endedAt)))
  await tx.delete(staffSessions).where(lt(staffSessions.expiresAt, new Date(now.getTime() - REMEMBERED)))
  const [rule] = await tx.select({ hours: signInRules.hours }).from(staff).leftJoin(signInRules, signInRuleHolds).where(eq(staff.id, id))
  const seconds = (still.breakGlassSeat === null ? (rule?.hours ?? USUAL_HOURS) : BREAK_GLASS_HOURS) * 3_600
  const sid = randomUUID()
  const clock = sql`clock_timestamp()`
  await tx.insert(staffSessions).values({
    id: sid,
    staffId: id,
    isPending,
    device: deviceWords(),
    place: staffPlace(),
    seenAt: clock,
    confirmedAt: clock,
    createdAt: clock,
    expiresAt: new Date(now.getTime() + seconds * 1_000),
  })
  const token = await staffToken(settings().appSecret, { id, role, sid }, now, seconds)
  return { cookie: cookieLine(STAFF_COOKIE, token, seconds), ended: isPending ? 0 : await endOldest(tx, id, now) }
}

/** Ends the sign-ins of a person that are one too many, the longest unused first. @returns how many. */
async function endOldest(tx: Database, staffId: string, now: Date): Promise<number> {
  const living = await tx
    .select({ id: staffSessions.id })
    .from(staffSessions)
    .where(
      and(
        eq(staffSessions.staffId, staffId),
        isNull(staffSessions.endedAt),
        eq(staffSessions.isPending, false),
        sql`${staffSessions.seenAt} + make_interval(mins => ${IDLE_MINUTES}) > clock_timestamp()`,
      ),
    )
    .orderBy(desc(staffSessions.seenAt), desc(staffSessions.createdAt), desc(staffSessions.id))
  const over = living.slice(MOST_SIGN_INS).map(({ id }) => id)
  if (over.length > 0) await tx.update(staffSessions).set({ endedAt: now }).where(inArray(staffSessions.id, over))
  return over.length
}

/** What the line of a sign-in says of those that it ended. */
export const endedDetail = ({ ended }: { ended: number }): { ended?: number } => (ended > 0 ? { ended } : {})
