import * as contracts from '@/schemas/api/places/finder'
import { operation } from '@/services/kit/service'
import { suggestedShops } from './suggested-shops'

export const listPickedShops = operation(contracts.listPickedShops, async ({ region }, ctx) => {
  const items = await suggestedShops(ctx, region, (shops) =>
    shops.filter(({ row }) => row.recCnt > 0).toSorted((a, b) => b.row.recCnt - a.row.recCnt),
  )
  return { items, totalCount: items.length }
})
