/** S-CART-1: the items of all groups, never below 0. */
export const cartCount = (groups: readonly { items: readonly unknown[] }[] | null | undefined): number =>
  (groups ?? []).reduce((sum, { items }) => sum + items.length, 0)
