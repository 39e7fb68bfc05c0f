import { holdsUntil } from '@/lib/request-context'
import { REGION_SIZE, type ShopHead } from '@/schemas/api/places/finder'
import type { Ctx } from '@/services/kit/service'
import { openingsAt } from './find-shops'
import { presentShops } from './present-shops'
import { publicHolidays } from '@/services/base/public-holidays'
import { shopIndex, type IndexedShop } from './shop-index'

/** Shops of a region, or of all, that `choose` picks and orders; as many as a region's list has (C-SHOPSIZE). */
export async function suggestedShops(
  ctx: Pick<Ctx, 'db' | 'siteId' | 'now'>,
  region: string | undefined,
  choose: (shops: readonly IndexedShop[]) => readonly IndexedShop[],
): Promise<ShopHead[]> {
  const index = await shopIndex(ctx)
  const chosen = choose(region ? index.filter(({ row }) => row.region === region) : index).slice(0, REGION_SIZE)
  const items = await presentShops(chosen, openingsAt(ctx.now, await publicHolidays(ctx.now)), ctx)
  for (const { OPEN_UNTIL } of items) holdsUntil(OPEN_UNTIL)
  return items
}
