import { and, eq, gt } from 'drizzle-orm'
import { visitSlots } from '@/services/db/tables/visits'
import type { RecordStore, StoreCtx } from '@/services/records/record-store'
import { settleHours } from './settle-hours'
import { placeOfKey, type PlaceKey } from './visit-place'

/** The store of a place that can receive visitors: its days and dates close times at which somebody may have booked. */
export const placeStore = (store: RecordStore, keyOf: (id: string) => PlaceKey): RecordStore => ({
  ...store,
  async show(ctx, id, values, before, parked) {
    await store.show(ctx, id, values, before, parked)
    await settleHours(ctx, keyOf(id))
  },
  showMany:
    store.showMany &&
    (async (ctx, list) => {
      await store.showMany!(ctx, list)
      const awaiting = await placesWithVisits(ctx)
      for (const { id } of list) if (awaiting.has(placeOfKey(keyOf(id)))) await settleHours(ctx, keyOf(id))
    }),
})

/** Of two thousand shops that are written at once, few have a booking. */
async function placesWithVisits({ db, siteId, now }: StoreCtx): Promise<Set<string>> {
  const rows = await db
    .selectDistinct({ shopId: visitSlots.shopId, houseSeq: visitSlots.houseSeq })
    .from(visitSlots)
    .where(and(eq(visitSlots.siteId, siteId), gt(visitSlots.startsAt, now)))
  return new Set(rows.map(placeOfKey))
}
