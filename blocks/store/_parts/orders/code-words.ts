import { CODE_OF, ORDER_CODES, ORDER_STATES, ORDER_WORDS, type OrderCode } from '@/schemas/rules/store/order-states'

/** What the codes of orders are called: the words of the first state behind each. */
export const CODE_WORDS = Object.fromEntries(
  ORDER_CODES.map((code) => [code, ORDER_WORDS[ORDER_STATES.find((state) => CODE_OF[state] === code)!]]),
) as Readonly<Record<OrderCode, string>>
