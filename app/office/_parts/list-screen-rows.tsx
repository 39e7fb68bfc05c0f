'use client'
import type { ReactNode } from 'react'
import { ListBody } from '@/builder/list/list-body'
import { NoRows } from '@/builder/list/no-rows'
import { Nothing } from '@/builder/list/nothing'
import type { ListRows } from '@/builder/list/use-list-rows'
import type { Rows } from '@/builder/list/use-rows'
import type { AnyContract } from '@/schemas/api/base/contract'

interface Props<V, C> {
  rows: ListRows<V, C>
  /** The Korean noun of a row: `문서`. */
  what: string
  /** Said while there is no row at all. */
  nothing: { title: string; text: string; act?: ReactNode }
  isFiltered: boolean
  /** What else may help where the filters leave no row. */
  filteredText?: string | undefined
  onReset: () => void
  children: (rows: Rows<C>) => ReactNode
}

/** The rows of a list in the office, or why there are none. */
export function ListScreenRows<V extends { page: number }, C extends AnyContract>({
  rows: { view, go, list, openPage },
  what,
  nothing,
  isFiltered,
  filteredText,
  onReset,
  children,
}: Props<V, C>) {
  return (
    <ListBody
      list={list}
      page={view.page}
      onPage={openPage}
      empty={(total) => (
        <NoRows what={what} total={total} onFirstPage={() => go({ page: 1 } as Partial<V>)} {...{ isFiltered, filteredText, onReset }}>
          <Nothing title={nothing.title} text={nothing.text}>
            {nothing.act}
          </Nothing>
        </NoRows>
      )}
    >
      {children}
    </ListBody>
  )
}
