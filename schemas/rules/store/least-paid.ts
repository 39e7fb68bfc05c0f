/** Won of one payment: the provider takes no less than the one, and nobody orders for more than the other at once. */
export const LEAST_PAID = 100
export const MOST_PAID = 1_000_000_000
