import { addProduct, wouldStartAnew } from '@/schemas/rules/catalog/compare-list'
import type { ComparedProduct } from '@/schemas/rules/catalog/read-products'
import { compared } from './use-compare-list'

/** The data of a product that a button needs. */
export interface Comparable extends ComparedProduct {
  /** First-level category; only products of the same one are compared. */
  category: string
  categoryName: string
}

/**
 * Adds a product at once; asks before a list of another category is emptied, and says when the list is full (V-CMP-1, S-CMP-1). Without the
 * part that asks and says, the list takes the product and is not emptied.
 */
export async function compare({ category, categoryName, id, name, image }: Comparable): Promise<void> {
  const of = { category, categoryName }
  const loading = import('./compare-words').then(
    ({ compareWords }) => compareWords,
    () => undefined,
  )
  if (wouldStartAnew(compared.snapshot(), of) && !(await (await loading)?.mayStartAnew())) return
  const { list, isFull } = addProduct(compared.snapshot(), of, { id, name, image })
  if (!isFull) compared.set(list)
  ;(await loading)?.sayAdded(isFull)
}
