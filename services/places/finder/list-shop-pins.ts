import { holdsUntil } from '@/lib/request-context'
import * as contracts from '@/schemas/api/places/map'
import { operation } from '@/services/kit/service'
import { findShops, openingsAt } from './find-shops'
import { publicHolidays } from '@/services/base/public-holidays'
import { shopIndex } from './shop-index'

export const listShopPins = operation(contracts.listShopPins, async (asked, ctx) => {
  const index = await shopIndex(ctx)
  const openingOf = openingsAt(ctx.now, await publicHolidays(ctx.now))
  const { shops } = findShops(index, asked, openingOf)
  if (asked.open === 'Y') for (const shop of index) holdsUntil(openingOf(shop)?.until?.getTime())
  const items = shops.map(({ row: { shopId, shopName, region, district, lat, lng } }) => ({
    SHOP_ID: shopId,
    SHOP_NAME: shopName,
    REGION: region,
    DISTRICT: district,
    LAT: lat,
    LNG: lng,
  }))
  return { items, totalCount: items.length }
})
