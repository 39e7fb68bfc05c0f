import { and, eq, sql } from 'drizzle-orm'
import * as contracts from '@/schemas/api/store/stock'
import { MOST_GIVEN } from '@/schemas/api/store/stock'
import { goodsVariants, stockEntries } from '@/services/db/tables/store'
import { operation } from '@/services/kit/service'
import { tellLowStock } from '../domain/goods/low-stock'
import { STOCK_TAG, stockTags } from '../domain/goods/stock-tags'

export const adjustStock = operation(contracts.adjustStock, async ({ variantId, pieces, reason: typed }, ctx) => {
  const { db, siteId, now, session } = ctx
  if (pieces === 0) throw ctx.fail('nothing')
  const reason = typed.trim()
  const { given, reserved, sold, lowAt } = goodsVariants
  const isVariant = and(eq(goodsVariants.siteId, siteId), eq(goodsVariants.variantId, variantId))
  // The row is locked before it is judged: an order that holds or buys pieces at this moment waits, or is waited for.
  const [row] = await db
    .select({ goodsId: goodsVariants.goodsId, given, reserved, sold, lowAt })
    .from(goodsVariants)
    .where(isVariant)
    .for('update')
  if (!row) throw ctx.fail('missing')
  const taken = row.reserved + row.sold
  const sum = row.given + pieces
  if (sum < taken)
    throw ctx.fail('tooFew', {
      words: `이미 팔렸거나 결제를 기다리는 것이 ${count(taken)}개입니다. ${count(row.given - taken)}개까지 줄일 수 있습니다.`,
    })
  if (sum > MOST_GIVEN) throw ctx.fail('tooMany')
  await db
    .update(goodsVariants)
    .set({ given: sql`${given} + ${pieces}` })
    .where(isVariant)
  await db.insert(stockEntries).values({ siteId, variantId, pieces, reason, staffId: session.staff?.id ?? null, at: now })
  ctx.audit('stock.adjust', `goods-variant:${variantId}`, { pieces, reason })
  const left = sum - taken
  ctx.touch(STOCK_TAG, ...stockTags(row.goodsId, row.given - taken, left))
  await tellLowStock(ctx, { variantId, lowAt: row.lowAt }, row.given - taken, left)
  return {
    item: { given: sum, reserved: row.reserved, sold: row.sold, left },
    message: `팔 수 있는 것이 ${count(left)}개가 되었습니다.`,
  }
})

const count = (pieces: number): string => pieces.toLocaleString('ko-KR')
