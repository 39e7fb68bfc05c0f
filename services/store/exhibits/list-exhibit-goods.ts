import { and, asc, eq } from 'drizzle-orm'
import * as contracts from '@/schemas/api/store/exhibits'
import { exhibitGoods, exhibits } from '@/services/db/tables/store'
import { operation } from '@/services/kit/service'
import { goodsHeads } from '../domain/goods/goods-heads'
import { goodsIndex } from '../domain/goods/goods-index'

export const listExhibitGoods = operation(contracts.listExhibitGoods, async ({ id }, ctx) => {
  const { byId } = await goodsIndex(ctx)
  const rows = await ctx.db
    .select({ goodsId: exhibitGoods.goodsId })
    .from(exhibitGoods)
    .innerJoin(exhibits, eq(exhibits.exhibitSeq, exhibitGoods.exhibitSeq))
    .where(and(eq(exhibits.siteId, ctx.siteId), eq(exhibits.exhibitSeq, id), eq(exhibits.publishedYn, 'Y')))
    .orderBy(asc(exhibitGoods.orderNo), asc(exhibitGoods.goodsId))
  const items = await goodsHeads(
    rows.flatMap(({ goodsId }) => byId.get(goodsId) ?? []),
    ctx,
  )
  return { items, totalCount: items.length }
})
