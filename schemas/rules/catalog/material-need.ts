// How much material an area needs: the area and a tenth more for what is cut off, in whole packs.

/** Square metres of one 평: 400 / 121, exactly. */
const PYEONG = 400 / 121

/** What is cut away and thrown away, as a part of the area. */
export const LOSS = 0.1
/** More than this is cut off no area, in per cent. */
export const MOST_LOSS = 60

/** Larger than this is no home. */
export const AREA_MOST = 9_999

export type AreaUnit = 'm2' | 'pyeong'

export const squareMetres = (amount: number, unit: AreaUnit): number => (unit === 'm2' ? amount : amount * PYEONG)
export const inPyeong = (area: number): number => area / PYEONG

export interface MaterialNeed {
  /** Square metres to cover. */
  area: number
  /** The same with the loss. */
  withLoss: number
  /** Whole packs, boxes or rolls. */
  packs: number
  /** What these packs cover. */
  covered: number
}

/** Fractions of a square millimetre are the arithmetic's, not the room's: 20㎡ and 10 % are 22㎡, and ten packs of 2.2㎡. */
const clean = (value: number): number => Math.round(value * 1e6) / 1e6

/** The need of an area, or nothing where there is no area, or nothing that could cover it. */
export function materialNeed(area: number, packArea: number): MaterialNeed | undefined {
  if (!Number.isFinite(area) || area <= 0 || area > AREA_MOST * PYEONG || !(packArea > 0)) return undefined
  const withLoss = clean(area * (1 + LOSS))
  const packs = Math.ceil(clean(withLoss / packArea))
  return { area: clean(area), withLoss, packs, covered: clean(packs * packArea) }
}
