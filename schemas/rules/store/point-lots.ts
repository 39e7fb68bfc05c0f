// Until when points can be used. The ledger has no lots: they are what its entries say when they are read in their order, the oldest points being
// used first. What an order held or was paid with comes back with the term that it had, or paying and cancelling would give it a new one.
import { seoulDay, startOfSeoulDay } from '@/schemas/words/seoul-day'

export interface PointEntry {
  /** With a minus where points went. */
  amount: number
  at: Date
  /** Whose order took them, or gives them back. */
  orderId?: string | undefined
  /** Given back after they were paid with, and not by an order that nobody paid. */
  isRefund?: boolean
}

export interface PointLot {
  /** The first moment at which they are gone. */
  until: Date
  points: number
}

const DAY = 86_400_000
/** Members are told so long before their points are gone; refunded points whose end has passed meanwhile stay as long. */
export const NOTICE_DAYS = 30

/** Points can be used to the end of the month in which they are a year old, so that a member's points end on twelve days of a year at most. */
export function pointsUntil(at: Date): Date {
  const [year, month] = seoulDay(at).split('-').map(Number)
  return startOfMonth(year! + 1, month! + 1)
}

const afterNotice = (at: Date): Date => {
  const [year, month] = seoulDay(new Date(at.getTime() + NOTICE_DAYS * DAY))
    .split('-')
    .map(Number)
  return startOfMonth(year!, month! + 1)
}

/** Month 13 is the January that follows. */
const startOfMonth = (year: number, month: number): Date =>
  startOfSeoulDay(month > 12 ? `${year + 1}-01-01` : `${year}-${String(month).padStart(2, '0')}-01`)

/** What is left, what ends first standing first. @param entries of one member, as they were booked one after another. */
export function pointLots(entries: readonly PointEntry[]): PointLot[] {
  let lots: PointLot[] = []
  const used = new Map<string, PointLot[]>()
  for (const { amount, at, orderId, isRefund = false } of entries) {
    if (amount < 0) {
      const { taken, left } = split(lots, -amount)
      lots = left
      if (orderId !== undefined) used.set(orderId, joined([...(used.get(orderId) ?? []), ...taken]))
      continue
    }
    // Those that last longest come back first: a return of a part takes nothing from its buyer.
    const { taken, left } = split((orderId === undefined ? [] : (used.get(orderId) ?? [])).toReversed(), amount)
    if (orderId !== undefined) used.set(orderId, left.toReversed())
    const rest = amount - sumOf(taken)
    const back = taken.map(({ until, points }) => ({ until: isRefund && until <= at ? afterNotice(at) : until, points }))
    lots = joined([...lots, ...back, ...(rest > 0 ? [{ until: pointsUntil(at), points: rest }] : [])])
  }
  return lots
}

/** What a clock has to take away. */
export const lapsedPoints = (lots: readonly PointLot[], now: Date): number => sumOf(lots.filter(({ until }) => until <= now))

/** What a member is told of: the points that end within the time of the notice. */
export const endingPoints = (lots: readonly PointLot[], now: Date): PointLot[] =>
  lots.filter(({ until }) => until > now && until.getTime() <= now.getTime() + NOTICE_DAYS * DAY)

/** The last day of a lot in Seoul, `2027-06-30`. */
export const lastDayOf = ({ until }: Pick<PointLot, 'until'>): string => seoulDay(new Date(until.getTime() - 1))

function split(lots: readonly PointLot[], points: number): { taken: PointLot[]; left: PointLot[] } {
  const taken: PointLot[] = []
  const left: PointLot[] = []
  let wanted = points
  for (const lot of lots) {
    const some = Math.min(lot.points, wanted)
    wanted -= some
    if (some > 0) taken.push({ until: lot.until, points: some })
    if (lot.points > some) left.push({ until: lot.until, points: lot.points - some })
  }
  return { taken, left }
}

function joined(lots: readonly PointLot[]): PointLot[] {
  const byEnd = Map.groupBy(lots, ({ until }) => until.getTime())
  return [...byEnd].toSorted(([a], [b]) => a - b).map(([until, same]) => ({ until: new Date(until), points: sumOf(same) }))
}

const sumOf = (lots: readonly PointLot[]): number => lots.reduce((sum, { points }) => sum + points, 0)
