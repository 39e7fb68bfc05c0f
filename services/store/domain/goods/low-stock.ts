// When few pieces of a combination are left: at its own number, or at the usual one of the site.
import { and, eq, sql, type SQL } from 'drizzle-orm'
import { seoulDay } from '@/schemas/words/seoul-day'
import { settings } from '@/services/base/settings'
import { goods, goodsVariants } from '@/services/db/tables/store'
import type { Ctx } from '@/services/kit/service'
import { raiseNews } from '@/services/news/raise-news'

export const lowStockAt = (lowAt: number | null): number => lowAt ?? settings().stockLowAt

/** Combinations that are sold now, of goods that visitors see, with as few pieces as that. 0 warns of nothing. */
export const isLowStock = (siteId: string): SQL => {
  const at = sql`coalesce(${goodsVariants.lowAt}, ${settings().stockLowAt})`
  const left = sql`${goodsVariants.given} - ${goodsVariants.reserved} - ${goodsVariants.sold}`
  const isOffered = and(eq(goodsVariants.siteId, siteId), eq(goodsVariants.publishedYn, 'Y'), eq(goods.publishedYn, 'Y'))
  return and(isOffered, sql`${at} > 0`, sql`${left} <= ${at}`)!
}

interface Moved {
  variantId: string
  lowAt: number | null
}

/** Tells staff when it becomes low, once a day: holds that end unpaid would tell of the same pieces again and again. */
export async function tellLowStock(
  ctx: Pick<Ctx, 'db' | 'siteId' | 'now' | 'touch'>,
  { variantId, lowAt }: Moved,
  before: number,
  after: number,
): Promise<void> {
  const at = lowStockAt(lowAt)
  if (at === 0 || before <= at || after > at) return
  const key = `stock:${variantId}:${seoulDay(ctx.now)}`
  await raiseNews(ctx, { kind: 'stock', key, number: `${after}개 남음`, link: '/ice_builder/stock?show=low' })
}
