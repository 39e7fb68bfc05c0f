import * as contracts from '@/schemas/api/store/sales-by'
import { operation } from '@/services/kit/service'
import { cutSales } from './cut-sales'

export const readSalesBy = operation(contracts.readSalesBy, async (asked, ctx) => {
  const { item, items } = await cutSales(asked, ctx)
  return { item, items, totalCount: items.length }
})
