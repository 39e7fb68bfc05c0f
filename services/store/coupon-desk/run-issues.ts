// Gives coupons to everybody whom they are for, in portions: each is a transaction with the place that it reached, so that a process that stops
// leaves the rest to the next one, and nobody gets a coupon twice.
import { and, asc, eq, gt, isNull, sql } from 'drizzle-orm'
import type { OpenDatabase } from '@/services/db/database'
import { currentDatabase } from '@/services/db/current-database'
import { couponRuns, coupons } from '@/services/db/tables/coupons'
import { members } from '@/services/db/tables/members'
import { runAsSystem } from '@/services/kit/run-as-system'
import type { Ctx } from '@/services/kit/service'
import { startClock } from '@/services/db/start-clock'
import { couponAudience } from '../domain/benefits/coupon-audience'
import { COUPON_RUNS_TAG } from '../domain/benefits/coupon-runs-tag'
import { givePieces } from './give-pieces'
import { couponTarget } from './present-desk-coupon'

type Where = { siteId: string; now: Date }
type Run = typeof couponRuns.$inferSelect
const PORTION = 200

/** Goes on until nothing is left to give. @param most portions, for tests. */
export async function runIssues(open: OpenDatabase, where: Where, most = Infinity): Promise<void> {
  for (let done = 0; done < most; done++) if (!(await runAsSystem(open, { ...where, actor: 'coupons' }, portion))) return
}

/** @returns false where no run is open, or another process works at it. */
async function portion(ctx: Ctx): Promise<boolean> {
  const { db, siteId, now } = ctx
  const [run] = await db
    .select()
    .from(couponRuns)
    .where(and(eq(couponRuns.siteId, siteId), isNull(couponRuns.finishedAt)))
    .orderBy(asc(couponRuns.runSeq))
    .limit(1)
    .for('update', { skipLocked: true })
  if (!run) return false
  const [coupon] = await db.select().from(coupons).where(eq(coupons.couponSeq, run.couponSeq)).for('update')
  if (coupon!.endedAt !== null || coupon!.endsAt < now) return finish(ctx, run, 'stopped')
  const some = await db
    .select({ memberNo: members.memberNo })
    .from(members)
    .where(and(couponAudience(siteId, coupon!), gt(members.memberNo, run.reached)))
    .orderBy(asc(members.memberNo))
    .limit(PORTION)
  if (some.length === 0) return finish(ctx, run, 'done')
  const { given, short } = await givePieces(
    ctx,
    coupon!,
    some.map(({ memberNo }) => memberNo),
  )
  await db
    .update(couponRuns)
    .set({
      reached: some.at(-1)!.memberNo,
      done: sql`${couponRuns.done} + ${some.length - short.length}`,
      issued: sql`${couponRuns.issued} + ${given}`,
    })
    .where(eq(couponRuns.runSeq, run.runSeq))
  return short.length > 0 ? finish(ctx, { ...run, issued: run.issued + given }, 'short') : true
}

async function finish(ctx: Ctx, { runSeq, couponSeq, issued, startedBy }: Run, outcome: NonNullable<Run['outcome']>): Promise<true> {
  await ctx.db.update(couponRuns).set({ finishedAt: ctx.now, outcome }).where(eq(couponRuns.runSeq, runSeq))
  ctx.audit('coupon.issuedAll', couponTarget(couponSeq), { issued, outcome, startedBy })
  return true
}

/** Starts the giving of this process. @returns a function that stops it. */
export const startIssues = (siteId: string): (() => void) =>
  startClock({
    name: 'coupon-runs',
    tag: COUPON_RUNS_TAG,
    async work() {
      await runIssues(currentDatabase(), { siteId, now: new Date() })
      return Infinity
    },
  })
