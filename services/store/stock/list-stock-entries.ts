import { and, desc, eq } from 'drizzle-orm'
import * as contracts from '@/schemas/api/store/stock'
import { staff } from '@/services/db/tables/auth'
import { goodsVariants, stockEntries } from '@/services/db/tables/store'
import { operation } from '@/services/kit/service'

export const listStockEntries = operation(contracts.listStockEntries, async ({ variantId, page = 1, size = 20 }, ctx) => {
  const { db, siteId } = ctx
  const isKnown = await db.$count(goodsVariants, and(eq(goodsVariants.siteId, siteId), eq(goodsVariants.variantId, variantId)))
  if (isKnown === 0) throw ctx.fail('missing')
  const { entrySeq, pieces, reason, at } = stockEntries
  const wanted = and(eq(stockEntries.siteId, siteId), eq(stockEntries.variantId, variantId))
  const rows = await db
    .select({ entrySeq, pieces, reason, at, staffName: staff.name })
    .from(stockEntries)
    .leftJoin(staff, eq(staff.id, stockEntries.staffId))
    .where(wanted)
    .orderBy(desc(at), desc(entrySeq))
    .limit(size)
    .offset((page - 1) * size)
  return {
    items: rows.map((row) => ({ ...row, staffName: row.staffName ?? '', at: row.at.toISOString() })),
    totalCount: await db.$count(stockEntries, wanted),
  }
})
