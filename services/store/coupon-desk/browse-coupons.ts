import { and, asc, count, desc, eq, gte, lt, sql } from 'drizzle-orm'
import * as contracts from '@/schemas/api/store/coupon-desk'
import { afterSeoulDay, startOfSeoulDay } from '@/schemas/words/seoul-day'
import { contains } from '@/services/db/contains'
import { coupons } from '@/services/db/tables/coupons'
import { operation } from '@/services/kit/service'
import { couponState } from '../domain/benefits/coupon-states'
import { presentRows } from './present-desk-coupon'

export const browseCoupons = operation(contracts.browseCoupons, async (wanted, ctx) => {
  const { db, siteId, now } = ctx
  const { search, from, until, direction = 'desc', page = 1, size = 20 } = wanted
  const state = couponState(now)
  const among = and(
    eq(coupons.siteId, siteId),
    search?.trim() ? contains(coupons.name, search) : undefined,
    from ? gte(coupons.endsAt, startOfSeoulDay(from)) : undefined,
    until ? lt(coupons.startsAt, afterSeoulDay(until)) : undefined,
  )
  const order = direction === 'asc' ? asc : desc
  const rows = await db
    .select({ coupon: coupons, state })
    .from(coupons)
    .where(and(among, wanted.state ? eq(state, wanted.state) : undefined))
    .orderBy(order(coupons.createdAt), order(coupons.couponSeq))
    .limit(size)
    .offset((page - 1) * size)
  const counts = { all: 0, ready: 0, running: 0, ended: 0 }
  for (const one of await db
    .select({ state, count: count() })
    .from(coupons)
    .where(among)
    .groupBy(sql`1`)) {
    counts[one.state] = one.count
    counts.all += one.count
  }
  return { items: await presentRows(ctx, rows), totalCount: counts[wanted.state ?? 'all'], item: { counts } }
})
