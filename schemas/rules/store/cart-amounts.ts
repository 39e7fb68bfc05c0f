// What lines of goods cost together, for the cart, the order form and the order itself. All amounts are whole won with VAT. What is delivered
// in one way is one group: its fee is asked once, its installation for each piece. Coupons and points come off afterwards, so that they never
// bring a delivery fee back.
import { DELIVERIES, type DeliveryKind } from './delivery-kinds'

export interface AmountLine {
  delivery: DeliveryKind
  /** Of one piece, as the server has it. */
  unitPrice: number
  qty: number
  deliveryFee: number
  /** Amount of its group from which these goods ask no fee; null where they always do. */
  freeFrom: number | null
  /** For one piece. */
  installFee: number
}

type FarOf = (delivery: DeliveryKind) => number

export interface Amounts {
  goods: number
  delivery: number
  install: number
  total: number
}

export interface AmountGroup<L extends AmountLine> {
  kind: DeliveryKind
  lines: L[]
  amounts: Amounts
  /** What is missing until the group is delivered free of charge; null where it is already, and where it never is. */
  toFree: number | null
}

export interface GroupedAmounts<L extends AmountLine> {
  groups: AmountGroup<L>[]
  amounts: Amounts
}

/**
 * Groups the lines by their delivery, in the order of DELIVERIES, and adds them up.
 * @param farOf what each way of delivery asks once more where they go, as far as that is known.
 */
export function cartAmounts<L extends AmountLine>(lines: readonly L[], farOf: FarOf = () => 0): GroupedAmounts<L> {
  const groups = DELIVERIES.map((kind) => groupOf(kind, lines, farOf(kind))).filter((group) => group.lines.length > 0)
  return { groups, amounts: addedUp(groups.map(({ amounts }) => amounts)) }
}

function groupOf<L extends AmountLine>(kind: DeliveryKind, all: readonly L[], far: number): AmountGroup<L> {
  const lines = all.filter(({ delivery }) => delivery === kind)
  const goods = goodsAmount(lines)
  const install = sum(lines.map(({ installFee, qty }) => installFee * qty))
  const asking = lines.filter((line) => feeFrom(line, goods) > 0)
  // The highest fee is asked once for the whole group.
  const delivery = Math.max(0, ...asking.map(({ deliveryFee }) => deliveryFee)) + far
  return { kind, lines, amounts: withTotal({ goods, delivery, install }), toFree: toFree(asking, goods) }
}

/** What pieces cost together, before delivery and discounts. */
export const goodsAmount = (lines: readonly Pick<AmountLine, 'unitPrice' | 'qty'>[]): number =>
  sum(lines.map(({ unitPrice, qty }) => unitPrice * qty))

/** What goods ask for their delivery where their group costs so much. */
export const feeFrom = ({ deliveryFee, freeFrom }: Pick<AmountLine, 'deliveryFee' | 'freeFrom'>, goods: number): number =>
  freeFrom !== null && goods >= freeFrom ? 0 : deliveryFee

function toFree(asking: readonly AmountLine[], goods: number): number | null {
  let missing: number | null = null
  for (const { freeFrom } of asking) {
    if (freeFrom === null) return null
    missing = Math.max(missing ?? 0, freeFrom - goods)
  }
  return missing
}

function addedUp(amounts: readonly Amounts[]): Amounts {
  const of = (name: keyof Amounts): number => sum(amounts.map((one) => one[name]))
  return withTotal({ goods: of('goods'), delivery: of('delivery'), install: of('install') })
}

const withTotal = (parts: Omit<Amounts, 'total'>): Amounts => ({ ...parts, total: parts.goods + parts.delivery + parts.install })
const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0)
