// The view of the list of orders, as the query of its URL. Nobody's name or number stands in it.
import { listQuery, oneOf, PAGE_SIZE, type ListPage } from '@/builder/list/list-query'
import type { Input } from '@/schemas/api/base/contract'
import { DESK_STATES, TROUBLES, type browseDeskOrders } from '@/schemas/api/store/order-desk'
import { PAYMENT_METHODS, type PaymentMethod } from '@/schemas/api/store/orders'
import type { OrderState } from '@/schemas/rules/store/order-states'

export type Trouble = (typeof TROUBLES)[number]
const SORTS = ['placedAt', 'amount'] as const
export type OrderSort = (typeof SORTS)[number]
export interface OrderListView extends ListPage<OrderSort> {
  state: OrderState | null
  method: PaymentMethod | null
  /** Only orders of which a parcel or the payment needs looking after. */
  trouble: Trouble | null
  /** `2026-06-01`, or empty. */
  from: string
  until: string
  /** Start of an order number. */
  search: string
}

const query = listQuery<OrderSort>({ sorts: SORTS, usualSort: 'placedAt', usualDirection: () => 'desc' })
const dayOf = (value: string | null): string => (value && /^\d{4}-\d{2}-\d{2}$/.test(value) ? value : '')

/** @param text query of the URL, with or without its `?`. */
export function readOrderView(text: string): OrderListView {
  const params = new URLSearchParams(text)
  return {
    state: oneOf(params.get('state'), DESK_STATES),
    method: oneOf(params.get('method'), PAYMENT_METHODS),
    trouble: oneOf(params.get('trouble'), TROUBLES),
    from: dayOf(params.get('from')),
    until: dayOf(params.get('until')),
    ...query.read(params),
  }
}

export const writeOrderView = ({ state, method, trouble, from, until, search, ...page }: OrderListView): string =>
  query.write({ q: search, state, method, trouble, from: from || null, until: until || null }, page)

/** Another filter or order starts at the first page. */
export const withOrderChange = (view: OrderListView, change: Partial<OrderListView>): OrderListView => query.change(view, change)

export function orderFilters({ state, method, trouble, from, until, search, sort, direction }: OrderListView) {
  const number = search.trim().slice(0, 20)
  return {
    ...(state ? { state } : {}),
    ...(method ? { method } : {}),
    ...(trouble ? { trouble } : {}),
    ...(from ? { from } : {}),
    ...(until ? { until } : {}),
    ...(number ? { search: number } : {}),
    sort,
    direction,
  }
}

export const orderInput = (view: OrderListView): Input<typeof browseDeskOrders> => ({
  ...orderFilters(view),
  page: Math.min(view.page, 500),
  size: PAGE_SIZE,
})
