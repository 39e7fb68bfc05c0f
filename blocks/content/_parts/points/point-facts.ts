import type { ShownPoint } from '@/schemas/api/content/picture-points'

export const number = (value: number): string => value.toLocaleString('ko-KR', { maximumFractionDigits: 2 })

/** `1㎡당 25,250원부터`, as cards of products say it; of what nothing sells, that the price is asked for. */
export function priceWords({ price, unit, thing }: Pick<ShownPoint, 'price' | 'unit' | 'thing'>): string {
  if (price === null) return '가격 상담'
  return `${unit && `${unit}당 `}${number(price)}원${unit || thing.startsWith('product:') ? '부터' : ''}`
}

/** Most products are called by their colour. */
const isNamed = ({ NAME, colour }: Pick<ShownPoint, 'NAME' | 'colour'>): boolean => NAME.includes(colour)

/** What stands under the name of a point, in the order in which it is read. */
export const pointFacts = (point: ShownPoint): string[] =>
  [isNamed(point) ? '' : point.colour, priceWords(point), point.area === null ? '' : `${number(point.area)}㎡ 사용`, point.note].filter(
    Boolean,
  )

/** Where an area of it costs something that is said: on the page itself, or in the calculator. */
export function costHref({ area, price, reckonedId }: ShownPoint, isCostShown: boolean): string | undefined {
  // What is asked for costs nothing that could be said.
  if (price === null) return undefined
  if (area !== null && isCostShown) return '#material-cost'
  return reckonedId ? `/zin/calculator?prdId=${encodeURIComponent(reckonedId)}` : undefined
}

export const seeWords = ({ thing }: Pick<ShownPoint, 'thing'>): string => (thing.startsWith('product:') ? '제품 보기' : '상품 보기')
