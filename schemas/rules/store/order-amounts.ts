// What an order costs, and what each of its lines has of it. Discounts and fees are divided over the lines once, when the order is written,
// and never again: a refund returns a line's own shares, the last piece the rest, so that all refunds together are exactly what was paid.
// All amounts are whole won.
import { cartAmounts, goodsAmount, type AmountLine } from './cart-amounts'
import { farFee, type FarTerms } from './far-places'

export interface Discount {
  unit: 'WON' | 'PERCENT'
  /** Won, or hundredths. */
  discount: number
  /** The most that hundredths take off; null without a limit. */
  most: number | null
  /** Ids of the goods that it counts for; all without them. */
  only?: readonly string[] | null
}
/** A line that a coupon may count for. */
type OrderLine = AmountLine & { goodsId?: string }

export interface Shares {
  goods: number
  delivery: number
  install: number
  coupon: number
  /** Won that were given back before it was sent, because its option became a cheaper one: the pieces do not return them again. */
  optionBack: number
  points: number
  /** Paid in money, less the above. */
  paid: number
}

export interface OrderAmounts extends Shares {
  lines: Shares[]
}

/** Where an order goes, and what crossing the sea costs. */
export interface Destination {
  /** Empty before it is known. */
  zipCode: string
  far: FarTerms
}

/**
 * @param to undefined where the delivery is not asked for yet.
 * @throws RangeError for more points than there is to pay.
 */
export function orderAmounts(lines: readonly OrderLine[], coupon: Discount | undefined, points: number, to?: Destination): OrderAmounts {
  const { groups } = cartAmounts(lines, (delivery) => (to ? farFee(to.far, delivery, to.zipCode) : 0))
  const goods = lines.map(({ unitPrice, qty }) => unitPrice * qty)
  const install = lines.map(({ installFee, qty }) => installFee * qty)
  const delivery = lines.map(() => 0)
  for (const { lines: members, amounts } of groups) {
    const at = members.map((line) => lines.indexOf(line))
    const shares = divided(
      amounts.delivery,
      at.map((i) => goods[i]!),
    )
    at.forEach((i, k) => (delivery[i] = shares[k]!))
  }
  // Divided over what it counts for, and over nothing else: what comes back later is of the right lines.
  const counting = lines.map((line, i) => (isCounting(coupon, line) ? goods[i]! : 0))
  const off = divided(couponOf(coupon, sum(counting)), counting)
  const due = lines.map((_, i) => goods[i]! + delivery[i]! + install[i]! - off[i]!)
  if (points > sum(due)) throw new RangeError('more points than there is to pay')
  const byPoints = divided(points, due)
  const all = lines.map((_, i): Shares => ({
    goods: goods[i]!,
    delivery: delivery[i]!,
    install: install[i]!,
    coupon: off[i]!,
    optionBack: 0,
    points: byPoints[i]!,
    paid: due[i]! - byPoints[i]!,
  }))
  return { ...addedShares(all), lines: all }
}

export const isCounting = (coupon: Pick<Discount, 'only'> | undefined, { goodsId }: { goodsId?: string }): boolean =>
  !coupon?.only || (goodsId !== undefined && coupon.only.includes(goodsId))

/** What the lines cost that a coupon counts for. */
export const countingAmount = (
  coupon: Pick<Discount, 'only'> | undefined,
  lines: readonly Pick<OrderLine, 'unitPrice' | 'qty' | 'goodsId'>[],
): number => goodsAmount(lines.filter((line) => isCounting(coupon, line)))

/** Never more than the goods cost that it counts for; nothing where they cost less than the coupon wants. */
export function couponOf(coupon: (Discount & { minAmount?: number }) | undefined, goods: number): number {
  if (!coupon || goods < (coupon.minAmount ?? 0)) return 0
  const { unit, discount, most } = coupon
  const wanted = unit === 'WON' ? discount : Math.min(Math.floor((goods * discount) / 100), most ?? Infinity)
  return Math.min(wanted, goods)
}

/**
 * What some pieces of a line return. It is the difference of two sums from the first piece on, so that pieces that are returned one by one
 * return together what the line returns at once.
 * @param before pieces that were returned earlier.
 */
export function returnedShares(line: Shares & { qty: number }, before: number, pieces: number): Shares {
  const from = upTo(line, before)
  const to = upTo(line, before + pieces)
  return mapped((name) => to[name] - from[name])
}

function upTo({ qty, ...line }: Shares & { qty: number }, pieces: number): Shares {
  const part = (amount: number): number => proportion(amount, pieces, qty)
  const [goods, delivery, install, coupon] = [part(line.goods), part(line.delivery), part(line.install), part(line.coupon)]
  const optionBack = part(line.optionBack)
  const due = goods + delivery + install - coupon - optionBack
  const paid = proportion(line.paid, due, line.paid + line.points)
  return { goods, delivery, install, coupon, optionBack, points: due - paid, paid }
}

/** An amount divided by weights into whole won: the largest remainders get what is left, the earlier one of equals. */
export function divided(amount: number, weights: readonly number[]): number[] {
  const whole = sum(weights)
  if (whole === 0) return weights.map((_, i) => (i === 0 ? amount : 0))
  const shares = weights.map((weight) => proportion(amount, weight, whole))
  const remainders = weights.map((weight, i) => ({ i, rest: (BigInt(amount) * BigInt(weight)) % BigInt(whole) }))
  const first = remainders.toSorted((a, b) => (a.rest === b.rest ? a.i - b.i : a.rest < b.rest ? 1 : -1))
  for (const { i } of first.slice(0, amount - sum(shares))) shares[i]!++
  return shares
}

/** The VAT that a price contains: a tenth of what it is without it. */
export const vatOf = (paid: number): number => paid - Math.round((paid * 10) / 11)

/** All shares of some lines together. */
export const addedShares = (all: readonly Shares[]): Shares => mapped((name) => sum(all.map((one) => one[name])))

const mapped = (value: (name: keyof Shares) => number): Shares => ({
  goods: value('goods'),
  delivery: value('delivery'),
  install: value('install'),
  coupon: value('coupon'),
  optionBack: value('optionBack'),
  points: value('points'),
  paid: value('paid'),
})
/** Rounded down; the product of two amounts does not fit into a number. */
export const proportion = (amount: number, part: number, whole: number): number =>
  whole === 0 ? 0 : Number((BigInt(amount) * BigInt(part)) / BigInt(whole))
const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0)
