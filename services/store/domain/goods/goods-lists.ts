import type { GoodsSort } from '@/schemas/api/store/goods'
import type { DeliveryKind } from '@/schemas/rules/store/delivery-kinds'
import type { FacetGroup } from '@/schemas/words/facets'
import { FacetIndex } from '@/services/facets/facet-index'
import type { BrandShopRow, IndexedGoods } from './goods-index'
import { feeFrom } from '@/schemas/rules/store/cart-amounts'
import { priceAt, type PriceAt } from '@/schemas/rules/store/price-at'

/** Groups that only narrow a list. */
export const CATEGORY = 'category'
export const KIND = 'kind'
export const SHOP = 'shop'

const MAN = 10_000
/** Bands of the price that everybody pays, from the lowest: each ends below its limit. */
const BANDS = [
  { code: 'price-1', label: '5만원 미만', below: 5 * MAN },
  { code: 'price-2', label: '5만~10만원', below: 10 * MAN },
  { code: 'price-3', label: '10만~30만원', below: 30 * MAN },
  { code: 'price-4', label: '30만~100만원', below: 100 * MAN },
  { code: 'price-5', label: '100만원 이상', below: Infinity },
] as const
export const DELIVERY_NAMES: Record<DeliveryKind, string> = { parcel: '택배 배송', freight: '화물 배송', install: '배송·설치' }
const BENEFITS = {
  'in-stock': '품절 제외',
  'free-delivery': '무료 배송',
  timesale: '타임세일',
  member: '회원가',
  present: '사은품',
} as const

/** The lists of all goods with the prices of a moment. */
export class GoodsLists {
  readonly index: FacetIndex<string>
  /** The conditions of visitors. */
  readonly groups: readonly FacetGroup[]
  readonly #now: Date
  /** By place in the index; that of goods that are gone is empty. */
  readonly #at: (Priced | undefined)[]
  #until: number

  constructor(list: Iterable<IndexedGoods>, brands: readonly BrandShopRow[], now: Date) {
    this.#now = now
    this.#at = [...list].map((one) => ({ one, price: priceAt(one.row, now) }))
    this.#until = this.#at.reduce((until, at) => Math.min(until, endOf(at)), Infinity)
    this.index = new FacetIndex(
      this.#at.map((at) => ({ key: at!.one.row.goodsId, codes: codesOf(at!.one, at!.price) })),
      ordersOf((place) => this.#at[place]!),
    )
    this.groups = [
      { code: 'brand', label: '브랜드', values: brands.map(({ brandId, name }) => ({ code: brandId, label: name })) },
      { code: 'price', label: '가격', values: BANDS },
      { code: 'delivery', label: '배송', values: Object.entries(DELIVERY_NAMES).map(([code, label]) => ({ code, label })) },
      { code: 'benefit', label: '혜택', values: Object.entries(BENEFITS).map(([code, label]) => ({ code, label })) },
    ]
  }
  /** The next moment at which a time sale begins or ends; null where none does. */
  get until(): Date | null {
    return this.#until === Infinity ? null : new Date(this.#until)
  }
  holdsAt(moment: Date): boolean {
    return this.#now <= moment && moment.getTime() < this.#until
  }
  /** @param one undefined where the goods are gone. */
  put(goodsId: string, one: IndexedGoods | undefined): void {
    const priced = one && { one, price: priceAt(one.row, this.#now) }
    this.#until = Math.min(this.#until, endOf(priced))
    this.index.change(goodsId, priced && codesOf(priced.one, priced.price), (place) => void (this.#at[place] = priced))
  }
}

interface Priced {
  one: IndexedGoods
  price: PriceAt
}
const endOf = (priced: Priced | undefined): number => priced?.price.changesAt?.getTime() ?? Infinity

function codesOf({ row, line, isSoldOut }: IndexedGoods, price: PriceAt): Record<string, readonly string[]> {
  const benefits: Record<keyof typeof BENEFITS, boolean> = {
    'in-stock': !isSoldOut,
    'free-delivery': feeFrom(row, price.salePrice) === 0,
    timesale: price.saleUntil !== null,
    member: price.memberPrice !== null,
    present: row.badges.includes('PRESENT'),
  }
  const shop = row.brandId ? [row.brandId] : []
  return {
    [CATEGORY]: line,
    [KIND]: [row.kind],
    [SHOP]: shop,
    brand: shop,
    price: [BANDS.find(({ below }) => price.salePrice < below)!.code],
    delivery: [row.delivery],
    benefit: Object.entries(benefits).flatMap(([code, has]) => (has ? code : [])),
  }
}

type Order = (a: number, b: number) => number

function ordersOf(at: (place: number) => Priced): Record<GoodsSort | 'best', Order> {
  const row = (place: number) => at(place).one.row
  const price = (place: number) => at(place).price.salePrice
  const newest: Order = (a, b) => row(b).releasedAt.getTime() - row(a).releasedAt.getTime() || (row(a).goodsId < row(b).goodsId ? -1 : 1)
  const popular: Order = (a, b) => row(b).viewCnt - row(a).viewCnt || newest(a, b)
  const score = (place: number) => row(place).scoreSum / Math.max(1, row(place).reviewCnt)
  return {
    newest,
    popular,
    cheap: (a, b) => price(a) - price(b) || newest(a, b),
    dear: (a, b) => price(b) - price(a) || newest(a, b),
    reviews: (a, b) => row(b).reviewCnt - row(a).reviewCnt || score(b) - score(a) || newest(a, b),
    best: (a, b) => at(b).one.sold - at(a).one.sold || popular(a, b),
  }
}
