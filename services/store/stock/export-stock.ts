import { and, asc, eq } from 'drizzle-orm'
import { toCsv } from '@/lib/to-csv'
import * as contracts from '@/schemas/api/store/stock'
import { STOCK_HEAD } from '@/schemas/rules/store/stock-sheet'
import { seoulDay } from '@/schemas/words/seoul-day'
import { goods, goodsVariants } from '@/services/db/tables/store'
import { operation } from '@/services/kit/service'
import { stockWanted } from './stock-wanted'

/** The list as a file that can be filled in and brought back. */
export const exportStock = operation(contracts.exportStock, async ({ reason, ...wanted }, ctx) => {
  const { code, choices, given, reserved, sold, orderNo, variantId } = goodsVariants
  const rows = await ctx.db
    .select({ code, name: goods.name, choices, given, reserved, sold })
    .from(goodsVariants)
    .innerJoin(goods, eq(goods.goodsId, goodsVariants.goodsId))
    .where(and(...stockWanted(ctx.siteId, wanted)))
    .orderBy(asc(goods.name), asc(goods.goodsId), asc(orderNo), asc(variantId))
  const lines = rows.map((row) => [
    row.code,
    row.name,
    row.choices.join(', '),
    String(row.given),
    String(row.given - row.reserved - row.sold),
    '',
    '',
  ])
  ctx.audit('stock.export', 'stock', { reason: reason.trim(), rows: rows.length })
  const name = `stock-${seoulDay(ctx.now).replaceAll('-', '')}.csv`
  return { item: { name, csv: toCsv([Object.values(STOCK_HEAD), ...lines]), rows: rows.length } }
})
