import type { CartGroup, CartItem } from '@/schemas/api/store/cart'
import { cartAmounts, type GroupedAmounts } from '@/schemas/rules/store/cart-amounts'

export const linesOf = (groups: readonly CartGroup[]): CartItem[] => groups.flatMap(({ items }) => items)

/** Only what can be bought as it stands is bought. */
export const canBuy = ({ state }: CartItem): boolean => state === 'ok'

/** What the chosen lines cost together; the order computes it again by the same rule. */
export const amountsOf = (lines: readonly CartItem[]): GroupedAmounts<CartItem & { unitPrice: number }> =>
  cartAmounts(lines.map((line) => ({ ...line, unitPrice: line.price })))
