import { holdsUntil } from '@/lib/request-context'
import * as contracts from '@/schemas/api/places/finder'
import { operation } from '@/services/kit/service'
import { findShops, openingsAt } from './find-shops'
import { presentShops } from './present-shops'
import { publicHolidays } from '@/services/base/public-holidays'
import { shopIndex } from './shop-index'

export const listShops = operation(contracts.listShops, async (asked, ctx) => {
  const index = await shopIndex(ctx)
  const openingOf = openingsAt(ctx.now, await publicHolidays(ctx.now))
  const { shops, ...item } = findShops(index, asked, openingOf)
  const { page = 1, size = 2000 } = asked
  const items = await presentShops(shops.slice((page - 1) * size, page * size), openingOf, ctx)
  for (const { OPEN_UNTIL } of items) holdsUntil(OPEN_UNTIL)
  // With this condition every opening and closing changes the list.
  if (asked.open === 'Y') for (const shop of index) holdsUntil(openingOf(shop)?.until?.getTime())
  return { items, totalCount: shops.length, item }
})
