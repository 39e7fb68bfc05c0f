// The compare list as a pure machine: products of one category, eight at most (V-CMP-1, S-CMP-1 to S-CMP-3, C-CMP8).
// blocks/catalog/_parts/compare stores it, and asks before another category empties it.
import { isStoredText, readProducts, type ComparedProduct } from './read-products'

/** C-CMP8. */
export const COMPARE_MOST = 8

/** V-CMP-1. */
export const COMPARE_FULL = `비교함에는 최대 ${COMPARE_MOST}개까지 담을 수 있습니다.`

export interface CompareList {
  /** First-depth category that all of them share; empty while nothing was chosen. */
  category: string
  categoryName: string
  products: readonly ComparedProduct[]
}

export const NOTHING_COMPARED: CompareList = { category: '', categoryName: '', products: [] }

type Category = Pick<CompareList, 'category' | 'categoryName'>

/** The address of a comparison, which can be sent. */
export const comparedPath = (ids: readonly string[]): string => `/zin/compare?ids=${ids.map(encodeURIComponent).join(',')}`

/** The products that such an address names, each once. */
export const comparedIds = (ids: string | undefined): string[] => [
  ...new Set((ids ?? '').split(',').flatMap((id) => (isStoredText(id.trim(), 100) ? id.trim() : []))),
]

/** Choosing a category empties the list, the same one too (S-CMP-2). */
export const chooseCategory = ({ category, categoryName }: Category): CompareList => ({ category, categoryName, products: [] })

/** Whether adding a product of this category would empty a list that holds something. */
export const wouldStartAnew = (list: CompareList, { category }: Category): boolean => list.products.length > 0 && list.category !== category

/** The list with the product added, at most eight (V-CMP-1); one of another category comes into a new list (S-CMP-1). */
export function addProduct(list: CompareList, category: Category, product: ComparedProduct): { list: CompareList; isFull: boolean } {
  const from = list.category === category.category ? list : chooseCategory(category)
  if (from.products.some(({ id }) => id === product.id)) return { list: from, isFull: false }
  if (from.products.length >= COMPARE_MOST) return { list: from, isFull: true }
  return { list: { ...from, products: [...from.products, product] }, isFull: false }
}

/** Only where the category is the list's own (S-CMP-3). */
export function removeProduct(list: CompareList, category: string, id: string): CompareList {
  if (list.category !== category || !list.products.some((product) => product.id === id)) return list
  return { ...list, products: list.products.filter((product) => product.id !== id) }
}

/** The stored list, if it is valid; otherwise an empty one, because a browser's storage can contain anything. */
export function readCompareList(kept: unknown): CompareList {
  if (typeof kept !== 'object' || kept === null) return NOTHING_COMPARED
  const { category, categoryName, products } = kept as Record<string, unknown>
  if (!isStoredText(category, 100) || !isStoredText(categoryName, 100) || !Array.isArray(products)) return NOTHING_COMPARED
  return { category, categoryName, products: readProducts(products).slice(0, COMPARE_MOST) }
}
