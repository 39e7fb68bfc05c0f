import { and, asc, inArray } from 'drizzle-orm'
import { shownRows } from '@/services/db/shown-rows'
import { shops } from '@/services/db/tables/places'
import { byPieces } from '@/services/parts/by-pieces'
import { NO_HIT, type SearchKind } from '@/services/parts/search-kind'

export const shopSearch: SearchKind = {
  tab: 'store',
  tags: ['shops'],
  one: 'shop:',
  boost: 1,
  read: ({ db, siteId, ids }) => {
    const {
      shopId,
      typeName,
      shopName,
      images,
      address,
      hours,
      closedDays,
      phoneNumber,
      summary,
      erpAgencyName,
      region,
      district,
      lowsStores,
      orderNo,
    } = shops
    const columns = {
      shopId,
      typeName,
      shopName,
      images,
      address,
      hours,
      closedDays,
      phoneNumber,
      summary,
      erpAgencyName,
      region,
      district,
      lowsStores,
      orderNo,
    }
    return byPieces(
      (limit, offset) =>
        db
          .select(columns)
          .from(shops)
          .where(and(shownRows.shops(siteId), ids && inArray(shopId, [...ids])))
          .orderBy(asc(shopId))
          .limit(limit)
          .offset(offset),
      (row) => ({
        ...NO_HIT,
        id: row.shopId,
        tab: 'store',
        kind: row.typeName,
        title: row.shopName,
        link: `/zin/exhibition/detail/${encodeURIComponent(row.shopId)}`,
        image: row.images[0]?.src ?? '',
        imageAlt: row.images[0]?.alt ?? '',
        summary: row.address,
        meta: [row.hours, row.closedDays && `${row.closedDays} 휴무`].filter((part) => part !== ''),
        phone: row.phoneNumber,
        beside: { categories: [row.typeName], words: [row.region, row.district, row.address] },
        words: [row.summary, row.erpAgencyName, ...row.lowsStores.map(({ SUB_TYPE_NAME }) => SUB_TYPE_NAME)],
        at: -row.orderNo,
      }),
    )
  },
}
