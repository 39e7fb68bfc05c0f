// What the shop asks and promises, as staff write it (`/ice_builder/records/store-terms`): what is shown and what is reckoned comes from here. An
// order keeps those it was placed with.
import { DELIVERIES, type DeliveryKind } from './delivery-kinds'
import type { ArrivalTerms } from './arrival'
import type { FarTerms } from './far-places'
import { FIRST_FAR_CODES } from './first-far-codes'

type ByDelivery<T> = Readonly<Record<DeliveryKind, T>>

/** What an order keeps of them. */
export interface OrderTerms {
  /** Won that one delivery of each kind costs more where it crosses the sea, and where that is. */
  far: FarTerms
  /** Won for one way back after a change of mind, by how the goods came: each kind is collected once. */
  collecting: ByDelivery<number>
  /** Days for a change of mind after the delivery: the law wants 7 at least. */
  mindDays: number
}

/** As orders keep them: older ones do not name the codes. */
export type StoredTerms = Omit<OrderTerms, 'far'> & { far: Omit<FarTerms, 'codes'> & Partial<Pick<FarTerms, 'codes'>> }

export interface StoreTerms extends OrderTerms {
  /** Of goods that say no fee of their own. */
  usual: ByDelivery<{ fee: number; freeFrom: number | null }>
  arrival: ArrivalTerms
  /** How long a deposit may take. */
  depositHours: number
  /** Unpaid orders that one may have at a time, minutes for which they hold their goods, and per cent of what is left of an option. */
  member: HoldTerms
  guest: HoldTerms
}
export interface HoldTerms {
  orders: number
  minutes: number
  share: number
}

export const LEAST_MIND_DAYS = 7

/** Those of an order from before orders kept them, and those that a site begins with. */
export const FIRST_ORDER_TERMS: OrderTerms = {
  far: {
    parcel: { jeju: 3_000, island: 5_000 },
    freight: { jeju: 30_000, island: 50_000 },
    install: { jeju: 50_000, island: 80_000 },
    codes: FIRST_FAR_CODES,
  },
  collecting: { parcel: 3_000, freight: 30_000, install: 50_000 },
  mindDays: LEAST_MIND_DAYS,
}

export const orderTerms = ({ far, collecting, mindDays }: StoreTerms): OrderTerms => ({ far, collecting, mindDays })

interface OfGoods {
  delivery: DeliveryKind
  /** Null where the usual one of the shop is asked. */
  deliveryFee: number | null
  freeFrom: number | null
}

/** What goods ask for their delivery: their own fee, or the shop's usual one. */
export function deliveryOf(
  { delivery, deliveryFee, freeFrom }: OfGoods,
  { usual }: Pick<StoreTerms, 'usual'>,
): { deliveryFee: number; freeFrom: number | null } {
  return deliveryFee === null
    ? { deliveryFee: usual[delivery].fee, freeFrom: freeFrom ?? usual[delivery].freeFrom }
    : { deliveryFee, freeFrom }
}

export const byDelivery = <T>(of: (kind: DeliveryKind) => T): ByDelivery<T> =>
  Object.fromEntries(DELIVERIES.map((kind) => [kind, of(kind)])) as Record<DeliveryKind, T>
