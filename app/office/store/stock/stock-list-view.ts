// The view of the list of stock, as the query of its URL.
import { listQuery, oneOf, PAGE_SIZE, searchWords, type ListPage } from '@/builder/list/list-query'
import type { Input } from '@/schemas/api/base/contract'
import { STOCK_STATES, type browseStock, type StockState } from '@/schemas/api/store/stock'

const SORTS = ['name', 'left', 'sold'] as const
export type StockSort = (typeof SORTS)[number]
export interface StockListView extends ListPage<StockSort> {
  state: StockState | null
  /** Of one piece of goods alone; null for all. */
  goods: string | null
  search: string
}

const query = listQuery<StockSort>({ sorts: SORTS, usualSort: 'name', usualDirection: (sort) => (sort === 'sold' ? 'desc' : 'asc') })

/** @param text query of the URL, with or without its `?`. */
export function readStockView(text: string): StockListView {
  const params = new URLSearchParams(text)
  return { state: oneOf(params.get('state'), STOCK_STATES), goods: params.get('goods')?.slice(0, 60) || null, ...query.read(params) }
}

export const writeStockView = ({ state, goods, search, ...page }: StockListView): string => query.write({ q: search, state, goods }, page)

/** Another filter or order starts at the first page. */
export const withStockChange = (view: StockListView, change: Partial<StockListView>): StockListView => query.change(view, change)

export function stockInput({ state, goods, search, sort, direction, page }: StockListView): Input<typeof browseStock> {
  const text = searchWords(search)
  return {
    ...(state ? { state } : {}),
    ...(goods ? { goodsId: goods } : {}),
    ...(text ? { search: text } : {}),
    sort,
    direction,
    page,
    size: PAGE_SIZE,
  }
}
