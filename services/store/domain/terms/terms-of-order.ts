import { FIRST_ORDER_TERMS, type OrderTerms, type StoredTerms } from '@/schemas/rules/store/store-terms'

/** What the shop asked and promised when an order was placed. */
export function termsOfOrder({ terms }: { terms: StoredTerms | null }): OrderTerms {
  const { far } = FIRST_ORDER_TERMS
  return terms ? { ...terms, far: { codes: far.codes, ...terms.far } } : FIRST_ORDER_TERMS
}
