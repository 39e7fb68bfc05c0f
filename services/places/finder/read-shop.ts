import { and, arrayContains, asc, eq, gt, gte, inArray, lte, min } from 'drizzle-orm'
import { holdsUntil } from '@/lib/request-context'
import * as contracts from '@/schemas/api/places/finder'
import { clockWords, openingWeek, weekFrom } from '@/schemas/rules/places/opening-hours'
import { afterSeoulDay, seoulDay } from '@/schemas/words/seoul-day'
import { productsBy } from '@/services/catalog/domain/products-by'
import { productCategories } from '@/services/db/tables/catalog'
import { shops } from '@/services/db/tables/places'
import { alliances } from '@/services/db/tables/events'
import { visitHours } from '@/services/db/tables/visits'
import { operation, type Ctx } from '@/services/kit/service'
import { pictureShapes } from '@/services/storage/picture-shapes'
import { openingsAt } from './find-shops'
import { presentShops } from './present-shops'
import { publicHolidays } from '@/services/base/public-holidays'
import { shopIndex, type ShopRow } from './shop-index'

export const readShop = operation(contracts.readShop, async ({ storeId }, ctx) => {
  const shop = (await shopIndex(ctx)).find(({ row }) => row.shopId === storeId)
  if (!shop) throw ctx.fail((await wasShop(storeId, ctx)) ? 'closed' : 'missing')
  const { row, hours } = shop
  const holidays = await publicHolidays(ctx.now)
  const [head] = await presentShops([shop], openingsAt(ctx.now, holidays), ctx)
  const shapeOf = await pictureShapes(
    row.images.map(({ src }) => src),
    ctx,
  )
  holdsUntil(head!.OPEN_UNTIL)
  // The first day of the week is today.
  holdsUntil(afterSeoulDay(seoulDay(ctx.now)).getTime())
  return {
    item: {
      ...head!,
      SUMMARY: row.summary,
      IMAGES: row.images.map(({ src, alt }) => ({ src, alt, shape: shapeOf(src) })),
      HOURS: row.hours,
      CLOSED_DAYS: row.closedDays,
      WEEK: hours
        ? openingWeek(hours, weekFrom(ctx.now), row.closedDates, holidays).map(({ day, span, reason }) => ({
            DAY: day,
            FROM: span ? clockWords(span.from) : '',
            UNTIL: span ? clockWords(span.until) : '',
            REASON: reason,
          }))
        : [],
      PARKING: row.parking,
      VISIT_YN: (await receivesVisits(row, ctx)) ? ('Y' as const) : ('N' as const),
      CATEGORIES: await categoriesOf(row, ctx),
      PICKS: await picksOf(row, ctx),
      BENEFITS: await benefitsOf(row, ctx),
    },
  }
})

/** A shop that was withdrawn keeps its row, because recommendations name it. */
async function wasShop(storeId: string, { db, siteId }: Ctx): Promise<boolean> {
  const [row] = await db
    .select({ shopId: shops.shopId })
    .from(shops)
    .where(and(eq(shops.siteId, siteId), eq(shops.shopId, storeId)))
  return row !== undefined
}

async function receivesVisits({ shopId }: ShopRow, { db, siteId }: Ctx): Promise<boolean> {
  return (await db.$count(visitHours, and(eq(visitHours.siteId, siteId), eq(visitHours.shopId, shopId)))) > 0
}

async function categoriesOf({ categories }: ShopRow, { db, siteId }: Ctx) {
  if (categories.length === 0) return []
  const { cateId, cateName, orderNo } = productCategories
  return db
    .select({ id: cateId, name: cateName })
    .from(productCategories)
    .where(and(eq(productCategories.siteId, siteId), inArray(cateId, categories)))
    .orderBy(asc(orderNo), asc(cateId))
}

/** Products that were withdrawn since are left out. */
async function picksOf({ picks }: ShopRow, ctx: Ctx) {
  const heads = await productsBy(
    picks.map(({ productId }) => productId),
    ctx,
  )
  return heads.map(({ ZIN_PRD_ID, ZIN_PRD_NAME, FILE_PATH, FILE_ALT, FILE_SHAPE }) => ({
    ...{ ZIN_PRD_ID, ZIN_PRD_NAME, FILE_PATH, FILE_ALT, FILE_SHAPE },
    COMMENT: picks.find(({ productId }) => productId === ZIN_PRD_ID)?.comment ?? '',
  }))
}

async function benefitsOf({ shopId }: ShopRow, { db, siteId, now }: Ctx) {
  const { allianceSeq, title, partner, openFrom, openUntil } = alliances
  const ofShop = and(eq(alliances.siteId, siteId), arrayContains(alliances.shopIds, [shopId]))
  const rows = await db
    .select({ ALLIANCE_SEQ: allianceSeq, TITLE: title, PARTNER: partner, until: openUntil })
    .from(alliances)
    .where(and(ofShop, lte(openFrom, now), gte(openUntil, now)))
    .orderBy(asc(openUntil), asc(allianceSeq))
  const [next] = await db
    .select({ opening: min(openFrom) })
    .from(alliances)
    .where(and(ofShop, gt(openFrom, now)))
  holdsUntil(next?.opening?.getTime())
  for (const { until } of rows) holdsUntil(until.getTime() + 1)
  return rows.map(({ until, ...benefit }) => ({ ...benefit, UNTIL: until.toISOString() }))
}
