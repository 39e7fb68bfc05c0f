import { and, eq, inArray } from 'drizzle-orm'
import * as contracts from '@/schemas/api/store/stock'
import { goodsVariants } from '@/services/db/tables/store'
import { operation } from '@/services/kit/service'
import { STOCK_TAG } from '../domain/goods/stock-tags'

export const setLowStock = operation(contracts.setLowStock, async ({ variantIds, lowAt }, ctx) => {
  const rows = await ctx.db
    .update(goodsVariants)
    .set({ lowAt })
    .where(and(eq(goodsVariants.siteId, ctx.siteId), inArray(goodsVariants.variantId, variantIds)))
    .returning({ variantId: goodsVariants.variantId })
  if (rows.length === 0) throw ctx.fail('missing')
  for (const { variantId } of rows) ctx.audit('stock.low', `goods-variant:${variantId}`, { lowAt })
  ctx.touch(STOCK_TAG)
  const words = lowAt === null ? '평소의 알림 기준을 씁니다.' : lowAt === 0 ? '재고가 적어도 알리지 않습니다.' : `${lowAt}개부터 알립니다.`
  return { item: { changed: rows.length }, message: `조합 ${rows.length}가지는 ${words}` }
})
