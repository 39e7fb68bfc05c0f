// What an area of a material costs in whole pieces: of what sells it, that by which it costs least.
import { materialNeed } from './material-need'

interface Sold {
  price: number
  /** Square metres of a piece; null where it is not measured by area. */
  covers: number | null
}

/** @param areas all places of one material: pieces are rounded up once for their sum. Nothing is added for what is cut off. */
export function areaCost(
  offers: readonly Sold[],
  areas: readonly number[],
): { pieces: number; covers: number; covered: number; sum: number } | undefined {
  const ways = offers.flatMap(({ price, covers }) => {
    const need = covers === null ? undefined : materialNeed(areas, covers, 0)
    return need && covers !== null ? [{ pieces: need.packs, covers, covered: need.covered, sum: need.packs * price }] : []
  })
  return ways.toSorted((a, b) => a.sum - b.sum)[0]
}
