// What the shop asks and promises now: every sum and every sentence of it is made of this.
import { eq } from 'drizzle-orm'
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
  const { memberHolds, guestHolds } = settings()
  return {
    title: '배송비와 주문 조건',
    ...{ parcelFee: 0, parcelFreeFrom: null, freightFee: 0, freightFreeFrom: null, installFee: 0, installFreeFrom: null },
    ...{ parcelJeju: far.parcel.jeju, parcelIsland: far.parcel.island },
    ...{ freightJeju: far.freight.jeju, freightIsland: far.freight.island },
    ...{ installJeju: far.install.jeju, installIsland: far.install.island },
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
  far: byDelivery((kind) => ({ jeju: row[`${kind}Jeju`], island: row[`${kind}Island`] })),
  collecting: byDelivery((kind) => row[`${kind}Collecting`]),
  mindDays: row.mindDays,
  depositHours: row.depositHours,
  member: { orders: row.memberOrders, minutes: row.memberMinutes, share: row.memberShare },
  guest: { orders: row.guestOrders, minutes: row.guestMinutes, share: row.guestShare },
})
