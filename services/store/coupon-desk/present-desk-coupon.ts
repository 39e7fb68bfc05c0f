import { and, count, desc, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { Item, Listed } from '@/schemas/api/base/contract'
import type { browseCoupons, readDeskCoupon } from '@/schemas/api/store/coupon-desk'
import type { CouponState } from '@/schemas/rules/store/coupon-terms'
import { seoulDay } from '@/schemas/words/seoul-day'
import type { Database } from '@/services/db/database'
import { couponCodes, couponRuns, coupons, issuedCoupons } from '@/services/db/tables/coupons'
import { couponUses } from '@/services/db/tables/ledger'
import { members } from '@/services/db/tables/members'
import type { Ctx } from '@/services/kit/service'
import { couponAudience } from '../domain/benefits/coupon-audience'
import { couponState } from '../domain/benefits/coupon-states'
import { scopeNames } from '../domain/benefits/scope-names'

export type CouponRow = typeof coupons.$inferSelect
type Row = Listed<typeof browseCoupons>

/** In the audit log. */
export const couponTarget = (couponSeq: number): string => `coupon:${couponSeq}`

/** Coupons as lists show them, in the order given. */
export async function presentRows(
  { db, rights }: Pick<Ctx, 'db' | 'rights'>,
  rows: readonly { coupon: CouponRow; state: CouponState }[],
): Promise<Row[]> {
  const counts = await db
    .select({ couponSeq: issuedCoupons.couponSeq, issued: sql<string>`count(*)`, used: sql<string>`count(${couponUses.useSeq})` })
    .from(issuedCoupons)
    .leftJoin(couponUses, and(eq(couponUses.issuedSeq, issuedCoupons.issuedSeq), isNull(couponUses.releasedAt)))
    .where(
      inArray(
        issuedCoupons.couponSeq,
        rows.map(({ coupon }) => coupon.couponSeq),
      ),
    )
    .groupBy(issuedCoupons.couponSeq)
  const bySeq = new Map(counts.map((one) => [one.couponSeq, one]))
  return rows.map(({ coupon, state }) => {
    const { couponSeq, name, unit, discount, most, minAmount, startsAt, endsAt, pieces, audience, grade, version, createdAt } = coupon
    const { scope, goodsIds, brandIds, categoryIds, excludedIds, firstOrderYn, codeKind, perMember, code } = coupon
    return {
      ...{ couponSeq, name, unit, discount, most, minAmount, pieces, audience, grade, version, state },
      ...{ scope, goodsIds, brandIds, categoryIds, excludedIds, firstOrderYn, codeKind, perMember },
      code: shownCode(code, rights),
      from: seoulDay(startsAt),
      until: seoulDay(endsAt),
      issued: Number(bySeq.get(couponSeq)?.issued ?? 0),
      used: Number(bySeq.get(couponSeq)?.used ?? 0),
      createdAt: createdAt.toISOString(),
    }
  })
}

/** Whoever may make coupons makes posters of it; others tell it by its end. */
const shownCode = (code: string | null, rights: Ctx['rights']): string =>
  code === null ? '' : rights.writes('coupons') ? code : `…${code.slice(-2)}`

export async function presentDeskCoupon(ctx: Pick<Ctx, 'db' | 'siteId' | 'now' | 'rights'>, couponSeq: number) {
  const { db, siteId, now } = ctx
  const [found] = await db
    .select({ coupon: coupons, state: couponState(now) })
    .from(coupons)
    .where(and(eq(coupons.siteId, siteId), eq(coupons.couponSeq, couponSeq)))
  if (!found) return undefined
  const [row] = await presentRows(ctx, [found])
  const [run] = await db.select().from(couponRuns).where(eq(couponRuns.couponSeq, couponSeq)).orderBy(desc(couponRuns.runSeq)).limit(1)
  const { openedAt, endedAt, updatedBy } = found.coupon
  return {
    ...row!,
    openedAt: openedAt?.toISOString() ?? null,
    endedAt: endedAt?.toISOString() ?? null,
    updatedBy,
    names: await scopeNames(ctx, [found.coupon]),
    codes: await countCodes(db, couponSeq),
    members: await db.$count(members, couponAudience(siteId, found.coupon)),
    run: run
      ? {
          ...{ total: run.total, done: run.done, issued: run.issued },
          outcome: run.outcome ?? ('running' as const),
          startedAt: run.startedAt.toISOString(),
        }
      : null,
  } satisfies Item<typeof readDeskCoupon>
}

async function countCodes(db: Database, couponSeq: number): Promise<{ made: number; used: number }> {
  const [row] = await db
    .select({ made: count(), used: count(couponCodes.usedAt) })
    .from(couponCodes)
    .where(eq(couponCodes.couponSeq, couponSeq))
  return row!
}
