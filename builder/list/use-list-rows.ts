'use client'
import type { AnyContract, Input } from '@/schemas/api/base/contract'
import type { Go } from './list-query'
import { useListView, type ViewOfQuery } from './use-list-view'
import { useRows, type Rows, type RowsState } from './use-rows'

interface ListKind<V, C extends AnyContract> extends ViewOfQuery<V> {
  /** Cache name of every page of the list. */
  name: string
  contract: C
  /** The view as the input of the contract; undefined where the view shows something else. */
  inputOf: (view: V) => Input<C> | undefined
}

export interface ListRows<V, C> {
  view: V
  go: Go<V>
  list: RowsState<C>
  /** Opens another page of the list at its beginning. */
  openPage: (page: number) => void
}

/**
 * A list whose view stands in the URL, and its rows.
 * @param query of the request. @param first the rows that the server rendered for it; they are not asked for again.
 */
export function useListRows<V, C extends AnyContract>(kind: ListKind<V, C>, query: string, first: Rows<C> | undefined): ListRows<V, C> {
  const [view, go] = useListView(query, kind)
  const input = kind.inputOf(view)
  const isFirst = JSON.stringify(kind.inputOf(kind.read(query))) === JSON.stringify(input)
  const list = useRows(kind.name, kind.contract, input, isFirst ? first : undefined)
  const openPage = (page: number): void => {
    go({ page } as unknown as Partial<V>)
    scrollTo({ top: 0 })
  }
  return { view, go, list, openPage }
}
