import * as contracts from '@/schemas/api/store/sales'
import { operation } from '@/services/kit/service'
import { differencesIn, periodOf, salesDays, totalOf } from './sales-days'

export const readSales = operation(contracts.readSales, async (sent, ctx) => {
  const period = periodOf(sent, ctx)
  const items = await salesDays(ctx, period)
  return { item: { ...period, total: totalOf(items), differences: await differencesIn(ctx, period) }, items, totalCount: items.length }
})
