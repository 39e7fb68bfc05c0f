import * as contracts from '@/schemas/api/places/finder'
import { operation } from '@/services/kit/service'
import { suggestedShops } from './suggested-shops'

export const listExpertShops = operation(contracts.listExpertShops, async ({ region }, ctx) => {
  const items = await suggestedShops(ctx, region, (shops) => shops.filter(({ row }) => row.expertYn === 'Y'))
  return { items, totalCount: items.length }
})
