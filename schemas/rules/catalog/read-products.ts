/** A product as the list stores it: enough to show it again without a call. */
export interface ComparedProduct {
  id: string
  name: string
  image: string
}

export const isStoredText = (value: unknown, most: number): value is string =>
  typeof value === 'string' && value.length > 0 && value.length <= most

/** The products of a stored list, each once; invalid ones are left out. */
export function readProducts(kept: readonly unknown[]): ComparedProduct[] {
  const found = new Map<string, ComparedProduct>()
  for (const entry of kept) {
    if (typeof entry !== 'object' || entry === null) continue
    const { id, name, image } = entry as Record<string, unknown>
    if (isStoredText(id, 100) && isStoredText(name, 200) && isStoredText(image, 500) && !found.has(id)) found.set(id, { id, name, image })
  }
  return [...found.values()]
}
