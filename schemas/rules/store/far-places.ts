// Where a parcel crosses the sea: 제주, and the islands and mountains that carriers name by their postal codes. What that adds to a delivery is in
// the sum before it is paid.
import type { DeliveryKind } from './delivery-kinds'
import { wonWords } from './won-words'

type FarPlace = 'jeju' | 'island'
/** Won that a delivery to each costs more. */
export type FarFees = Readonly<Record<FarPlace, number>>
export type FarTerms = Readonly<Record<DeliveryKind, FarFees>>

/** The first postal code of each range, and how many follow it; written short, because the order form carries it. */
const ISLANDS =
  '22386+2 23004+6 23100+16 23124+12 31708 32133 33411 40200+40 46768+3 52570+1 53031+2 53089+15 54000 56347+2 ' +
  '57068+1 58760+2 58800+10 58816+2 58826 58832 58839+2 58843+23 58953+5 59102+1 59106 59127 59129 59137+8 ' +
  '59149+21 59421 59531 59551 59563 59568 59650 59766 59781+9'
const JEJU: readonly [number, number] = [63_000, 63_644]

/** Undefined on the mainland, and for what is no postal code. */
export function farPlace(zipCode: string): FarPlace | undefined {
  if (!/^\d{5}$/.test(zipCode)) return undefined
  const code = Number(zipCode)
  if (code >= JEJU[0] && code <= JEJU[1]) return 'jeju'
  const isIsland = ISLANDS.split(' ').some((range) => {
    const [first = 0, more = 0] = range.split('+').map(Number)
    return code >= first && code <= first + more
  })
  return isIsland ? 'island' : undefined
}

export function farFee(far: FarTerms, delivery: DeliveryKind, zipCode: string): number {
  const place = farPlace(zipCode)
  return place ? far[delivery][place] : 0
}

/** `제주 3,000원, 도서 산간 5,000원` */
export const farWords = ({ jeju, island }: FarFees): string => `제주 ${wonWords(jeju)}, 도서 산간 ${wonWords(island)}`
