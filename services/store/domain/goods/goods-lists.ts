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

export interface GoodsLists {
  index: FacetIndex<IndexedGoods>
  /** The conditions of visitors. */
  groups: readonly FacetGroup[]
  holdsAt: (now: Date) => boolean
  /** The next moment at which a time sale begins or ends; null where none does. */
  until: Date | null
}

/** The lists of these goods with the prices of a moment. */
export function listsAt(list: readonly IndexedGoods[], brands: readonly BrandShopRow[], now: Date): GoodsLists {
  const prices = list.map(({ row }) => priceAt(row, now))
  const changes = prices.flatMap(({ changesAt }) => changesAt?.getTime() ?? [])
  const until = changes.length > 0 ? new Date(Math.min(...changes)) : null
  const entries = list.map((one, at) => ({ key: one, codes: codesOf(one, prices[at]!) }))
  return {
    index: new FacetIndex(entries, ordersOf(list, prices)),
    groups: [
      { code: 'brand', label: '브랜드', values: brands.map(({ brandId, name }) => ({ code: brandId, label: name })) },
      { code: 'price', label: '가격', values: BANDS },
      { code: 'delivery', label: '배송', values: Object.entries(DELIVERY_NAMES).map(([code, label]) => ({ code, label })) },
      { code: 'benefit', label: '혜택', values: Object.entries(BENEFITS).map(([code, label]) => ({ code, label })) },
    ],
    holdsAt: (moment) => now <= moment && (until === null || moment < until),
    until,
  }
}

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

function ordersOf(list: readonly IndexedGoods[], prices: readonly PriceAt[]): Record<GoodsSort | 'best', Order> {
  const row = (at: number) => list[at]!.row
  const newest: Order = (a, b) => row(b).releasedAt.getTime() - row(a).releasedAt.getTime() || a - b
  const popular: Order = (a, b) => row(b).viewCnt - row(a).viewCnt || newest(a, b)
  const score = (at: number) => row(at).scoreSum / Math.max(1, row(at).reviewCnt)
  return {
    newest,
    popular,
    cheap: (a, b) => prices[a]!.salePrice - prices[b]!.salePrice || newest(a, b),
    dear: (a, b) => prices[b]!.salePrice - prices[a]!.salePrice || newest(a, b),
    reviews: (a, b) => row(b).reviewCnt - row(a).reviewCnt || score(b) - score(a) || newest(a, b),
    best: (a, b) => list[b]!.sold - list[a]!.sold || popular(a, b),
  }
}
