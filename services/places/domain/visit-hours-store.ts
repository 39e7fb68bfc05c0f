import { and, eq, ne } from 'drizzle-orm'
import type { RecordValues } from '@/schemas/records/define-record'
import { visitHoursRecord } from '@/schemas/records/places/visit-hours-record'
import { visitHours } from '@/services/db/tables/visits'
import type { RecordStore } from '@/services/records/record-store'
import { shortId } from '@/services/records/short-id'
import { tableStore } from '@/services/records/table-store'
import { settleHours } from './settle-hours'
import { hoursOf, type PlaceKey } from './visit-place'

const keyOf = ({ place, shopId, houseSeq }: RecordValues): PlaceKey =>
  place === 'house' ? { shopId: null, houseSeq: Number(houseSeq) || 0 } : { shopId: (shopId as string | undefined) ?? '', houseSeq: null }

const rows = tableStore(visitHoursRecord, {
  table: visitHours,
  key: 'hoursId',
  newId: () => shortId('visit'),
  toRow: (values) => ({ ...keyOf(values) }),
  fromRow: ({ shopId, houseSeq }) => ({
    place: shopId === null ? 'house' : 'shop',
    shopId: shopId ?? '',
    houseSeq: typeof houseSeq === 'number' ? String(houseSeq) : '',
  }),
  tags: (_, values) => (values['place'] === 'shop' ? [`shop:${String(values['shopId'])}`] : ['model-houses']),
  async problems({ db, siteId }, id, values) {
    const key = keyOf(values)
    if (!key.shopId && !key.houseSeq) return []
    const [other] = await db
      .select({ name: visitHours.name })
      .from(visitHours)
      .where(and(eq(visitHours.siteId, siteId), hoursOf(key), ne(visitHours.hoursId, id)))
    const pointer = values['place'] === 'shop' ? '/shopId' : '/houseSeq'
    return other
      ? [{ pointer, keyword: 'taken', message: `이곳의 방문 시간은 ‘${other.name}’에 있습니다. 그 기록에 시간을 더해 주세요.` }]
      : []
  },
})

/** Bookings of times that are no longer offered stay, and their people are told. */
export const visitHoursStore: RecordStore = {
  ...rows,
  // Each by itself: the bookings of its place are looked at.
  showMany: undefined,
  hideMany: undefined,
  async show(ctx, id, values, before, parked) {
    await rows.show(ctx, id, values, before, parked)
    await settleHours(ctx, keyOf(values))
    if (before && JSON.stringify(keyOf(before)) !== JSON.stringify(keyOf(values))) await settleHours(ctx, keyOf(before))
  },
  async hide(ctx, id, values) {
    const parked = await rows.hide(ctx, id, values)
    await settleHours(ctx, keyOf(values))
    return parked
  },
}
