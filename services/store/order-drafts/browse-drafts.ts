import { and, asc, count, desc, eq, gte, lt, sql } from 'drizzle-orm'
import * as contracts from '@/schemas/api/store/order-drafts'
import { DRAFT_STATES } from '@/schemas/rules/store/order-drafts'
import { afterSeoulDay, startOfSeoulDay } from '@/schemas/words/seoul-day'
import { orderDrafts, orders } from '@/services/db/tables/orders'
import { operation } from '@/services/kit/service'
import { draftState, ofDraft } from '../domain/drafts/draft-rows'
import { presentDraftRows } from './present-draft'

export const browseDrafts = operation(contracts.browseOrderDrafts, async (wanted, ctx) => {
  const { db, siteId, now } = ctx
  const { from, until, direction = 'desc', page = 1, size = 20 } = wanted
  const state = draftState(now)
  const among = and(
    eq(orderDrafts.siteId, siteId),
    from ? gte(orderDrafts.madeAt, startOfSeoulDay(from)) : undefined,
    until ? lt(orderDrafts.madeAt, afterSeoulDay(until)) : undefined,
  )
  const order = direction === 'asc' ? asc : desc
  const rows = await db
    .select({ draft: orderDrafts, order: orders, state })
    .from(orderDrafts)
    .leftJoin(orders, ofDraft)
    .where(and(among, wanted.state ? eq(state, wanted.state) : undefined))
    .orderBy(order(orderDrafts.madeAt), order(orderDrafts.draftSeq))
    .limit(size)
    .offset((page - 1) * size)
  const counts: Record<string, number> = Object.fromEntries(['all', ...DRAFT_STATES].map((one) => [one, 0]))
  for (const one of await db
    .select({ state, count: count() })
    .from(orderDrafts)
    .leftJoin(orders, ofDraft)
    .where(among)
    .groupBy(sql`1`)) {
    counts[one.state] = one.count
    counts['all']! += one.count
  }
  return { items: await presentDraftRows(ctx, rows), totalCount: counts[wanted.state ?? 'all'] ?? 0, item: { counts } }
})
