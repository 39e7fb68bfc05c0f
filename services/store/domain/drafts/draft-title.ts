import { orderTitle } from '@/schemas/rules/store/order-title'
import type { DraftRow } from './draft-rows'

/** The name that the order of it will have: its lines stand in the order that locks the stock. */
export const draftTitle = (lines: DraftRow['lines']): string =>
  orderTitle(lines.toSorted((a, b) => (a.variantId < b.variantId ? -1 : 1)).map(({ name }) => name))
