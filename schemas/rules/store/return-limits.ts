// Until when delivered goods may come back, and what the way back costs (전자상거래법 제17조·제18조). Days are those of Seoul; the day of the
// delivery does not count.
import { TZDate } from '@date-fns/tz'
import { SEOUL } from '@/schemas/words/dates'
import { seoulDay } from '@/schemas/words/seoul-day'
import type { DeliveryKind } from './delivery-kinds'
import type { ReturnCause, ReturnKind, ReturnWay } from './return-states'
import type { OrderTerms } from './store-terms'

/** Pictures of one return. */
export const MOST_RETURN_PICTURES = 5
export const LONGEST_RETURN_REASON = 500
const FAULT_MONTHS = 3
/** Seoul has no summer time. */
const DAY = 86_400_000
export const KNOWN_DAYS = 30

/**
 * The last day on which a return may be asked for, `2026-06-08`.
 * @param deliveredAt null where it is still on its way.
 * @param mindDays for a change of mind, of the order.
 */
export function lastReturnDay(cause: ReturnCause, deliveredAt: Date | null, mindDays: number): string | null {
  if (!deliveredAt) return null
  if (cause === 'mind') return seoulDay(new Date(deliveredAt.getTime() + mindDays * DAY))
  const day = new TZDate(deliveredAt, SEOUL)
  const [year, month] = [day.getFullYear(), day.getMonth() + FAULT_MONTHS]
  // Of a month that is shorter the last day.
  const lastOfMonth = new TZDate(year, month + 1, 0, SEOUL).getDate()
  return seoulDay(new TZDate(year, month, Math.min(day.getDate(), lastOfMonth), SEOUL))
}

/** The first day of knowing of a fault that is not yet too long ago. */
export const firstKnownDay = (now: Date): string => seoulDay(new Date(now.getTime() - KNOWN_DAYS * DAY))

export type ReturnLimit = 'custom' | 'confirmed' | 'late' | 'knownLate'
interface ReturnRequest {
  cause: ReturnCause
  isCustom: boolean
  isConfirmed: boolean
  deliveredAt: Date | null
  mindDays: number
  /** The day on which the fault became known. */
  knownDay?: string | undefined
  now: Date
}

/** Why goods may not come back; undefined where they may. */
export function returnLimit({
  cause,
  isCustom,
  isConfirmed,
  deliveredAt,
  mindDays,
  knownDay,
  now,
}: ReturnRequest): ReturnLimit | undefined {
  if (cause === 'mind' && isCustom) return 'custom'
  if (cause === 'mind' && isConfirmed) return 'confirmed'
  const last = lastReturnDay(cause, deliveredAt, mindDays)
  if (last !== null && seoulDay(now) > last) return 'late'
  if (cause === 'fault' && knownDay !== undefined && knownDay < firstKnownDay(now)) return 'knownLate'
  return undefined
}

/**
 * What is taken off the money for the way back. Who sends goods for a change of mind pays the carrier, and so does who exchanges them: there is
 * nothing that it could be taken from.
 */
export function returnFee(
  collecting: OrderTerms['collecting'],
  kind: ReturnKind,
  cause: ReturnCause,
  way: ReturnWay,
  deliveries: readonly DeliveryKind[],
): number {
  if (kind === 'exchange' || cause === 'fault' || way === 'send') return 0
  return [...new Set(deliveries)].reduce((sum, delivery) => sum + collecting[delivery], 0)
}

export interface Returned {
  amount: number
  points: number
  /** What of the fee could be taken. */
  fee: number
}

/** The fee goes off the money first, then off the points, and never below nothing. */
export function lessFee(amount: number, points: number, fee: number): Returned {
  const ofMoney = Math.min(fee, amount)
  const ofPoints = Math.min(fee - ofMoney, points)
  return { amount: amount - ofMoney, points: points - ofPoints, fee: ofMoney + ofPoints }
}

/** Confirmed by the clock once the days for a change of mind are over. */
export const isConfirmedBy = (deliveredAt: Date, now: Date, mindDays: number): boolean =>
  seoulDay(now) > lastReturnDay('mind', deliveredAt, mindDays)!
