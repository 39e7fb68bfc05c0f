import { and, asc, eq, exists, or, sql, type SQL } from 'drizzle-orm'
import type { Listed } from '@/schemas/api/base/contract'
import type { listVisitPlaces } from '@/schemas/api/places/visit-desk'
import { modelHouses, shops } from '@/services/db/tables/places'
import { visitHours, visitSlots } from '@/services/db/tables/visits'
import type { Ctx } from '@/services/kit/service'
import { placeOfKey } from './visit-place'

/** Places that receive visitors, or have received some, and that the caller may know of. */
export async function visitPlaces({
  db,
  siteId,
  session,
}: Pick<Ctx, 'db' | 'siteId' | 'session'>): Promise<Listed<typeof listVisitPlaces>[]> {
  const own = session.staff?.shopId
  const one = { one: sql`1` }
  const among = (ofHours: SQL, ofSlots: SQL): SQL | undefined =>
    or(exists(db.select(one).from(visitHours).where(ofHours)), exists(db.select(one).from(visitSlots).where(ofSlots)))
  const stores = await db
    .select({ shopId: shops.shopId, name: shops.shopName })
    .from(shops)
    .where(
      and(
        eq(shops.siteId, siteId),
        own === undefined ? undefined : eq(shops.shopId, own),
        among(eq(visitHours.shopId, shops.shopId), eq(visitSlots.shopId, shops.shopId)),
      ),
    )
    .orderBy(asc(shops.orderNo), asc(shops.shopId))
  const houses = await db
    .select({ houseSeq: modelHouses.seq, name: modelHouses.complexName })
    .from(modelHouses)
    .where(and(eq(modelHouses.siteId, siteId), among(eq(visitHours.houseSeq, modelHouses.seq), eq(visitSlots.houseSeq, modelHouses.seq))))
    .orderBy(asc(modelHouses.seq))
  return [
    ...stores.map(({ shopId, name }) => ({ place: placeOfKey({ shopId, houseSeq: null }), name })),
    // A model house is no shop's.
    ...(own === undefined ? houses : []).map(({ houseSeq, name }) => ({ place: placeOfKey({ shopId: null, houseSeq }), name })),
  ]
}
