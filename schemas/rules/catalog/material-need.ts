// How much material rooms need: what they measure and what is cut off, in whole packs. All rooms of one product are added up before
// packs are rounded up, because a rest of one room is laid in the next.

/** Square metres of one 평: 400 / 121, exactly. */
const PYEONG = 400 / 121

/** More than this is cut off no area, in per cent. */
export const MOST_LOSS = 60
/** Square metres: less is no room to lay a floor in, and more is no room of a home. */
export const LEAST_ROOM = 0.5
export const LARGEST_ROOM = 1_000

/** How material is laid, and what of it is cut off, in per cent of the area. */
export interface LayingPattern {
  name: string
  loss: number
}
/** Of a category that says nothing: a tenth. */
export const USUAL_PATTERNS: readonly LayingPattern[] = [{ name: '기본', loss: 10 }]

export const inPyeong = (area: number): number => area / PYEONG
export const fromPyeong = (pyeong: number): number => pyeong * PYEONG

interface MaterialNeed {
  /** Square metres of all rooms. */
  area: number
  /** What is cut off. */
  loss: number
  withLoss: number
  /** Whole packs, boxes or rolls, those included that are kept. */
  packs: number
  /** What these packs cover. */
  covered: number
}

/** Fractions of a square millimetre are the arithmetic's, not the room's: 20㎡ and 10 % are 22㎡, and ten packs of 2.2㎡. */
const clean = (value: number): number => Math.round(value * 1e6) / 1e6

/** @param loss per cent. @param kept packs that are put by for repairs. @returns undefined where there is no area, or nothing that could cover it. */
export function materialNeed(rooms: readonly number[], packArea: number, loss: number, kept = 0): MaterialNeed | undefined {
  const area = clean(rooms.reduce((sum, room) => sum + room, 0))
  if (!Number.isFinite(area) || area <= 0 || !(packArea > 0) || !(loss >= 0 && loss <= MOST_LOSS)) return undefined
  const withLoss = clean(area * (1 + loss / 100))
  const packs = Math.ceil(clean(withLoss / packArea)) + kept
  return { area, loss: clean(withLoss - area), withLoss, packs, covered: clean(packs * packArea) }
}
