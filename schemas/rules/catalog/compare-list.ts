// The compare list as a pure machine: products of one category, eight at most (V-CMP-1, S-CMP-1 to S-CMP-3, C-CMP8).
// blocks/catalog/_parts/compare stores it, and asks before another category empties it.

/** C-CMP8. */
export const COMPARE_MOST = 8

/** V-CMP-1. */
export const COMPARE_FULL = `비교함에는 최대 ${COMPARE_MOST}개까지 담을 수 있습니다.`

/** A product as the list stores it: enough to show it again without a call. */
export interface ComparedProduct {
  id: string
  name: string
  image: string
}

export interface CompareList {
  /** First-depth category that all of them share; empty while nothing was chosen. */
  category: string
  categoryName: string
  products: readonly ComparedProduct[]
}

export const NOTHING_COMPARED: CompareList = { category: '', categoryName: '', products: [] }

type Category = Pick<CompareList, 'category' | 'categoryName'>

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

const isText = (value: unknown, most: number): value is string => typeof value === 'string' && value.length > 0 && value.length <= most

/** The stored list, if it is valid; otherwise an empty one, because a browser's storage can contain anything. */
export function readCompareList(kept: unknown): CompareList {
  if (typeof kept !== 'object' || kept === null) return NOTHING_COMPARED
  const { category, categoryName, products } = kept as Record<string, unknown>
  if (!isText(category, 100) || !isText(categoryName, 100) || !Array.isArray(products)) return NOTHING_COMPARED
  return { category, categoryName, products: readProducts(products).slice(0, COMPARE_MOST) }
}

/** The products of a stored list, each once; invalid ones are left out. */
export function readProducts(kept: readonly unknown[]): ComparedProduct[] {
  const found = new Map<string, ComparedProduct>()
  for (const entry of kept) {
    if (typeof entry !== 'object' || entry === null) continue
    const { id, name, image } = entry as Record<string, unknown>
    if (isText(id, 100) && isText(name, 200) && isText(image, 500) && !found.has(id)) found.set(id, { id, name, image })
  }
  return [...found.values()]
}
