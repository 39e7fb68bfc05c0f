import { codesOf, type IndexedCase } from './case-index'

/** Weight of a common property of two homes, by how specific it is. */
const WEIGHTS: Record<string, number> = { style: 4, homeSize: 3, space: 2, homeType: 1, familyType: 1, range: 1, color: 1 }

/** How similar another case is, as a number to sort by. */
export function similarityTo(one: IndexedCase): (other: IndexedCase) => number {
  const wanted = Object.entries(codesOf(one)).map(([group, codes]) => ({ group, weight: WEIGHTS[group] ?? 0, codes: new Set(codes) }))
  return (other) => {
    const codes = codesOf(other)
    let sum = 0
    for (const { group, weight, codes: ours } of wanted) if (weight > 0) for (const code of codes[group]!) if (ours.has(code)) sum += weight
    return sum
  }
}
