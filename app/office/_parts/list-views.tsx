'use client'
import { useState } from 'react'
import type { ViewOfQuery } from '@/builder/list/use-list-view'
import type { ListRows } from '@/builder/list/use-list-rows'
import type { OfficeList } from '@/schemas/rules/base/office-lists'
import { rightsOf } from '@/schemas/rules/base/rights'
import type { ListScreenProps } from './list-screen-props'
import { SavedViews } from './saved-views'

interface Props<V, C> extends Pick<ListScreenProps<C>, 'person'> {
  of: OfficeList
  kind: ViewOfQuery<V>
  rows: Pick<ListRows<V, C>, 'view' | 'go'>
  /** Columns of one's own choice; undefined for the usual ones, and where a list has none to choose. */
  columns?: readonly string[] | undefined
  onColumns?: (columns: readonly string[] | undefined) => void
}
const NO_COLUMNS: readonly string[] = []

/** The saved views of a list; what was done with them is said to screen readers. */
export function ListViews<V extends { page: number }, C>({
  of,
  person,
  kind,
  rows: { view, go },
  columns = NO_COLUMNS,
  onColumns,
}: Props<V, C>) {
  const [said, setSaid] = useState('')
  return (
    <>
      <SavedViews
        type={of}
        staffId={person.id}
        canShare={rightsOf(person).writes(of)}
        isAdmin={person.role === 'adm'}
        query={kind.write({ ...view, page: 1 })}
        normal={(query) => kind.write(kind.read(query))}
        columns={columns}
        onOpen={(opened) => {
          onColumns?.(opened.columns.length > 0 ? opened.columns : undefined)
          go(kind.read(opened.query))
        }}
        onAnnounce={setSaid}
      />
      <p role="status" className="sr-only">
        {said}
      </p>
    </>
  )
}
