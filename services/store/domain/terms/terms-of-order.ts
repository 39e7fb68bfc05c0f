import { FIRST_ORDER_TERMS, type OrderTerms } from '@/schemas/rules/store/store-terms'

/** What the shop asked and promised when an order was placed. */
export const termsOfOrder = ({ terms }: { terms: OrderTerms | null }): OrderTerms => terms ?? FIRST_ORDER_TERMS
