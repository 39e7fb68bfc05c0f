'use client'
import { useCallback } from 'react'
import type { Go } from './list-query'
import { useQuery, writeQuery } from './use-query'

export interface ViewOfQuery<V> {
  read: (query: string) => V
  write: (view: V) => string
  change: (view: V, change: Partial<V>) => V
}

/** The view of a list, stored in the query of its URL. @param initialQuery query that the server rendered the page for. */
export function useListView<V>(initialQuery: string, { read, write, change }: ViewOfQuery<V>): [V, Go<V>] {
  const query = useQuery(initialQuery)
  const go = useCallback<Go<V>>(
    (wantedChange, how = 'push') => writeQuery(write(change(read(location.search), wantedChange)), how),
    [read, write, change],
  )
  return [read(query), go]
}
