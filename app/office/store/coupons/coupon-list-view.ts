// The view of the list of coupons, as the query of its URL.
import { listQuery, oneOf, PAGE_SIZE, searchWords, type ListPage } from '@/builder/list/list-query'
import type { Input } from '@/schemas/api/base/contract'
import type { browseCoupons } from '@/schemas/api/store/coupon-desk'
import { COUPON_STATES, type CouponState } from '@/schemas/rules/store/coupon-terms'

export interface CouponListView extends ListPage<'createdAt'> {
  state: CouponState | null
  /** `2026-06-01`, or empty: coupons that can be used on a day of the period. */
  from: string
  until: string
  search: string
}

const query = listQuery<'createdAt'>({ sorts: ['createdAt'], usualSort: 'createdAt', usualDirection: () => 'desc' })
const dayOf = (value: string | null): string => (value && /^\d{4}-\d{2}-\d{2}$/.test(value) ? value : '')

/** @param text query of the URL, with or without its `?`. */
export function readCouponView(text: string): CouponListView {
  const params = new URLSearchParams(text)
  return {
    state: oneOf(params.get('state'), COUPON_STATES),
    from: dayOf(params.get('from')),
    until: dayOf(params.get('until')),
    ...query.read(params),
  }
}

export const writeCouponView = ({ state, from, until, search, ...page }: CouponListView): string =>
  query.write({ q: search, state, from: from || null, until: until || null }, page)

/** Another filter or order starts at the first page. */
export const withCouponChange = (view: CouponListView, change: Partial<CouponListView>): CouponListView => query.change(view, change)

export function couponInput({ state, from, until, search, direction, page }: CouponListView): Input<typeof browseCoupons> {
  const words = searchWords(search).slice(0, 60)
  return {
    ...(state ? { state } : {}),
    ...(from ? { from } : {}),
    ...(until ? { until } : {}),
    ...(words ? { search: words } : {}),
    direction,
    page: Math.min(page, 500),
    size: PAGE_SIZE,
  }
}
