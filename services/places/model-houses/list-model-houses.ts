import { and, asc, count, eq, gt, isNotNull } from 'drizzle-orm'
import { holdsUntil } from '@/lib/request-context'
import * as contracts from '@/schemas/api/places/model-houses'
import { modelHouses } from '@/services/db/tables/places'
import { visitHours } from '@/services/db/tables/visits'
import { operation } from '@/services/kit/service'
import { pictureShapes } from '@/services/storage/picture-shapes'

export const listModelHouses = operation(contracts.listModelHouses, async ({ region, page = 1, size = 12 }, { db, siteId, now }) => {
  // Those that are over are left out; the index finds the others by their end.
  const present = and(eq(modelHouses.siteId, siteId), gt(modelHouses.openUntil, now))
  const rows = await db
    .select()
    .from(modelHouses)
    .where(region ? and(present, eq(modelHouses.region, region)) : present)
    .orderBy(asc(modelHouses.openUntil), asc(modelHouses.seq))
  const regions = await db
    .select({ code: modelHouses.region, name: modelHouses.region, cnt: count() })
    .from(modelHouses)
    .where(present)
    .groupBy(modelHouses.region)
    .orderBy(asc(modelHouses.region))
  for (const { openFrom, openUntil } of rows) holdsUntil((openFrom > now ? openFrom : openUntil).getTime())
  const shown = rows.toSorted((a, b) => Number(a.openFrom > now) - Number(b.openFrom > now)).slice((page - 1) * size, page * size)
  const shapeOf = await pictureShapes(
    shown.map(({ image }) => image),
    { db, siteId },
  )
  const receiving = await db
    .select({ seq: visitHours.houseSeq })
    .from(visitHours)
    .where(and(eq(visitHours.siteId, siteId), isNotNull(visitHours.houseSeq)))
  const bookable = new Set(receiving.map(({ seq }) => seq))
  return {
    items: shown.map(({ siteId: _, openFrom, openUntil, ...house }) => ({
      ...house,
      imageShape: shapeOf(house.image),
      OPEN_STR_DATE: openFrom.toISOString(),
      OPEN_END_DATE: openUntil.toISOString(),
      isOpen: openFrom <= now,
      isBookable: bookable.has(house.seq),
    })),
    totalCount: rows.length,
    item: { regions },
  }
})
