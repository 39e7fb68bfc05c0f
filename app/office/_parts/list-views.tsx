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
}
const NO_COLUMNS: readonly string[] = []

/** The saved views of a list that has no columns to choose; what was done with them is said to screen readers. */
export function ListViews<V extends { page: number }, C>({ of, person, kind, rows: { view, go } }: Props<V, C>) {
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
        columns={NO_COLUMNS}
        onOpen={({ query }) => go(kind.read(query))}
        onAnnounce={setSaid}
      />
      <p role="status" className="sr-only">
        {said}
      </p>
    </>
  )
}
