// Where a parcel crosses the sea: 제주, and the islands and mountains that carriers name by their postal codes. What that adds to a delivery is in
// the sum before it is paid.
import type { DeliveryKind } from '@/schemas/api/store/goods'
import { wonWords } from './won-words'

type FarPlace = 'jeju' | 'island'

/** First and last postal code. */
const ISLANDS: readonly (readonly [number, number])[] = [
  [22_386, 22_388],
  [23_004, 23_010],
  [23_100, 23_116],
  [23_124, 23_136],
  [31_708, 31_708],
  [32_133, 32_133],
  [33_411, 33_411],
  [40_200, 40_240],
  [46_768, 46_771],
  [52_570, 52_571],
  [53_031, 53_033],
  [53_089, 53_104],
  [54_000, 54_000],
  [56_347, 56_349],
  [57_068, 57_069],
  [58_760, 58_762],
  [58_800, 58_810],
  [58_816, 58_818],
  [58_826, 58_826],
  [58_832, 58_832],
  [58_839, 58_841],
  [58_843, 58_866],
  [58_953, 58_958],
  [59_102, 59_103],
  [59_106, 59_106],
  [59_127, 59_127],
  [59_129, 59_129],
  [59_137, 59_145],
  [59_149, 59_170],
  [59_421, 59_421],
  [59_531, 59_531],
  [59_551, 59_551],
  [59_563, 59_563],
  [59_568, 59_568],
  [59_650, 59_650],
  [59_766, 59_766],
  [59_781, 59_790],
]
const JEJU: readonly [number, number] = [63_000, 63_644]

/** Won that one delivery of each kind costs more. */
const FEES: Readonly<Record<DeliveryKind, Readonly<Record<FarPlace, number>>>> = {
  parcel: { jeju: 3_000, island: 5_000 },
  freight: { jeju: 30_000, island: 50_000 },
  install: { jeju: 50_000, island: 80_000 },
}

/** Undefined on the mainland, and for what is no postal code. */
export function farPlace(zipCode: string): FarPlace | undefined {
  if (!/^\d{5}$/.test(zipCode)) return undefined
  const code = Number(zipCode)
  if (code >= JEJU[0] && code <= JEJU[1]) return 'jeju'
  return ISLANDS.some(([first, last]) => code >= first && code <= last) ? 'island' : undefined
}

export function farFee(delivery: DeliveryKind, zipCode: string): number {
  const place = farPlace(zipCode)
  return place ? FEES[delivery][place] : 0
}

/** `제주 3,000원, 도서 산간 5,000원` */
export const farWords = (delivery: DeliveryKind): string =>
  `제주 ${wonWords(FEES[delivery].jeju)}, 도서 산간 ${wonWords(FEES[delivery].island)}`
