// All shops of the site in memory, with what a search looks at: two thousand of them are filtered in one pass, faster than a query would
// find them. Made again after every publication of a shop.
import { asc } from 'drizzle-orm'
import { dense } from '@/lib/hangul/fold'
import { parseHours, type Hours } from '@/schemas/rules/places/opening-hours'
import type { Database } from '@/services/db/database'
import { shownRows } from '@/services/db/shown-rows'
import { shops } from '@/services/db/tables/places'
import { memoizeByTags } from '@/services/db/memoize-by-tags'

export type ShopRow = typeof shops.$inferSelect
export interface IndexedShop {
  row: ShopRow
  /** Undefined where its words cannot be read. */
  hours: Hours | undefined
  /** Name, address and the like without spaces, in small letters. */
  text: string
}
export interface Where {
  db: Database
  siteId: string
}

/** In the order of staff. */
export const shopIndex = ({ db, siteId }: Where): Promise<readonly IndexedShop[]> =>
  memoizeByTags(db, ['shops'], `shops ${siteId}`, async () => {
    const rows = await db.select().from(shops).where(shownRows.shops(siteId)).orderBy(asc(shops.orderNo), asc(shops.shopId))
    return rows.map((row) => ({
      row,
      hours: row.hours ? parseHours(row.hours, row.closedDays) : undefined,
      text: dense([row.shopName, row.region, row.district, row.address, row.erpAgencyName, row.typeName].join(' ')),
    }))
  })
