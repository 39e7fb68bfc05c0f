import { FAR_PLACE_WORDS, farPlace, type FarCodes, type FarPlace } from './far-places'

/** How far goods are delivered across the sea. */
export const DELIVERS_TO = ['all', 'noIslands', 'mainland'] as const
export type DeliversTo = (typeof DELIVERS_TO)[number]
export const DELIVERS_TO_WORDS: Readonly<Record<DeliversTo, string>> = {
  all: '전국',
  noIslands: '도서 산간을 뺀 전국',
  mainland: '제주와 도서 산간을 뺀 전국',
}

const NOT_TO: Readonly<Record<DeliversTo, readonly FarPlace[]>> = { all: [], noIslands: ['island'], mainland: ['jeju', 'island'] }

interface Goods {
  name: string
  deliversTo: DeliversTo
}

/** Why some goods do not go to an address; undefined where all do. */
export function notDelivered(goods: readonly Goods[], zipCode: string, codes: FarCodes): string | undefined {
  const place = farPlace(zipCode, codes)
  const left = place && goods.find(({ deliversTo }) => NOT_TO[deliversTo].includes(place))
  return left && `‘${left.name}’ 상품은 ${FAR_PLACE_WORDS[place]}에 배송하지 않습니다. 다른 주소를 입력하시거나 상품을 빼 주세요.`
}
