// What the shop asks and promises now: every sum and every sentence of it is made of this.
import { eq } from 'drizzle-orm'
import { FIRST_ARRIVAL_TERMS } from '@/schemas/rules/store/arrival'
import { byDelivery, FIRST_ORDER_TERMS, type StoreTerms } from '@/schemas/rules/store/store-terms'
import { settings } from '@/services/base/settings'
import type { Database } from '@/services/db/database'
import { memoizeByTags } from '@/services/db/memoize-by-tags'
import { storeTerms as table } from '@/services/db/tables/store'

type Row = Omit<typeof table.$inferSelect, 'siteId'>

/** Raised when staff publish others. */
export const STORE_TERMS_TAG = 'store-terms'
/** Minutes for which a member's goods wait for the payment; the provider's window is open as long. */
const MEMBER_MINUTES = 30
const DEPOSIT_HOURS = 72

/** What a new site begins with: what was in force before there was a record of it, and what the settings of the server say. */
export function firstTerms(): Row {
  const { far, collecting, mindDays } = FIRST_ORDER_TERMS
  const { cutOffHour, onTheWay, longer } = FIRST_ARRIVAL_TERMS
  const { memberHolds, guestHolds } = settings()
  return {
    title: '배송비와 주문 조건',
    ...{ parcelFee: 0, parcelFreeFrom: null, freightFee: 0, freightFreeFrom: null, installFee: 0, installFreeFrom: null },
    ...{ parcelJeju: far.parcel.jeju, parcelIsland: far.parcel.island },
    ...{ freightJeju: far.freight.jeju, freightIsland: far.freight.island },
    ...{ installJeju: far.install.jeju, installIsland: far.install.island },
    ...{ jejuCodes: far.codes.jeju, islandCodes: far.codes.island, cutOffHour },
    ...{ parcelLeast: onTheWay.parcel[0], parcelMost: onTheWay.parcel[1] },
    ...{ freightLeast: onTheWay.freight[0], freightMost: onTheWay.freight[1] },
    ...{ installLeast: onTheWay.install[0], installMost: onTheWay.install[1] },
    ...{ jejuLeast: longer.jeju[0], jejuMost: longer.jeju[1], islandLeast: longer.island[0], islandMost: longer.island[1] },
    ...{ parcelCollecting: collecting.parcel, freightCollecting: collecting.freight, installCollecting: collecting.install },
    ...{ mindDays, depositHours: DEPOSIT_HOURS },
    ...{ memberOrders: memberHolds.orders, memberMinutes: MEMBER_MINUTES, memberShare: memberHolds.share },
    ...{ guestOrders: guestHolds.orders, guestMinutes: guestHolds.minutes, guestShare: guestHolds.share },
  }
}

/** As they are published now. */
export const storeTerms = (db: Database, siteId: string): Promise<StoreTerms> =>
  memoizeByTags(db, [STORE_TERMS_TAG], `store terms ${siteId}`, async () => {
    const [row] = await db.select().from(table).where(eq(table.siteId, siteId))
    return termsOf(row ?? firstTerms())
  })

const termsOf = (row: Row): StoreTerms => ({
  usual: byDelivery((kind) => ({ fee: row[`${kind}Fee`], freeFrom: row[`${kind}FreeFrom`] })),
  far: {
    ...byDelivery((kind) => ({ jeju: row[`${kind}Jeju`], island: row[`${kind}Island`] })),
    codes: { jeju: row.jejuCodes, island: row.islandCodes },
  },
  arrival: {
    cutOffHour: row.cutOffHour,
    onTheWay: byDelivery((kind) => [row[`${kind}Least`], row[`${kind}Most`]] as const),
    longer: { jeju: [row.jejuLeast, row.jejuMost], island: [row.islandLeast, row.islandMost] },
  },
  collecting: byDelivery((kind) => row[`${kind}Collecting`]),
  mindDays: row.mindDays,
  depositHours: row.depositHours,
  member: { orders: row.memberOrders, minutes: row.memberMinutes, share: row.memberShare },
  guest: { orders: row.guestOrders, minutes: row.guestMinutes, share: row.guestShare },
})
