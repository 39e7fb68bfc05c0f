// Where a parcel crosses the sea: 제주, and the islands and mountains that carriers name by their postal codes. What that adds to a delivery is in
// the sum before it is paid. Which codes these are the terms of the shop say.
import type { DeliveryKind } from './delivery-kinds'
import { wonWords } from './won-words'

export const FAR_PLACES = ['jeju', 'island'] as const
export type FarPlace = (typeof FAR_PLACES)[number]
export const FAR_PLACE_WORDS: Readonly<Record<FarPlace, string>> = { jeju: '제주', island: '도서 산간' }

/** Won that a delivery to each costs more. */
export type FarFees = Readonly<Record<FarPlace, number>>
/** Codes and ranges of them: `63000~63644, 22386`. */
export type FarCodes = Readonly<Record<FarPlace, string>>
export type FarTerms = Readonly<Record<DeliveryKind, FarFees>> & { readonly codes: FarCodes }

/** Undefined on the mainland, and for what is no postal code. */
export function farPlace(zipCode: string, codes: FarCodes): FarPlace | undefined {
  if (!/^\d{5}$/.test(zipCode)) return undefined
  return FAR_PLACES.find((place) =>
    codes[place].split(/[,\s]+/).some((range) => {
      const [first = '', last = first] = range.split('~')
      return first !== '' && zipCode >= first && zipCode <= last
    }),
  )
}

/** The first that is neither a code nor a range of them; undefined where all are. */
export const wrongFarCode = (codes: string): string | undefined =>
  codes
    .split(/[,\s]+/)
    .filter(Boolean)
    .find((range) => {
      const [first = '', last = first, ...more] = range.split('~')
      return more.length > 0 || !/^\d{5}$/.test(first) || !/^\d{5}$/.test(last) || last < first
    })

export function farFee(far: FarTerms, delivery: DeliveryKind, zipCode: string): number {
  const place = farPlace(zipCode, far.codes)
  return place ? far[delivery][place] : 0
}

/** `제주 3,000원, 도서 산간 5,000원` */
export const farWords = ({ jeju, island }: FarFees): string => `제주 ${wonWords(jeju)}, 도서 산간 ${wonWords(island)}`
