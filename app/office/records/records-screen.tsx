'use client'
// The list of the records of one type, made from its definition: searched, filtered, sorted and paged by the service.
import { useEffect, useMemo, type ReactNode } from 'react'
import { readChoice, readNames } from '@/builder/list/column-choice'
import { ListHeader } from '@/builder/list/list-header'
import type { Person, SideProps } from '@/builder/list/side'
import { SideFrame } from '@/builder/list/side-frame'
import { StatusTabs } from '@/builder/list/status-tabs'
import { TotalAnnouncement } from '@/builder/list/total-announcement'
import { useListRows } from '@/builder/list/use-list-rows'
import type { Rows } from '@/builder/list/use-rows'
import { recordPath } from '@/builder/state/record-path'
import { browseRecords } from '@/schemas/api/site/records'
import { recordTypeOf } from '@/schemas/records/registry'
import { rightsOf } from '@/schemas/rules/base/rights'
import { OFFICE_LINKS } from '@/app/office/_parts/office-links'
import { RecordsBody } from './records-body'
import { recordView, tabsOf } from './record-list-view'
import { tabWords } from './record-pill'
import { listName } from './use-record-acts'
import { useStored } from '@/app/office/_parts/use-stored'
import { useTotal } from './use-total'

export interface RecordsScreenProps {
  brand: ReactNode
  person: Person
  /** Name of the record type: its definition has functions, which do not travel. */
  type: string
  /** Query of the request, and the rows for it; undefined when they could not be read. */
  query: string
  first: Rows<typeof browseRecords> | undefined
}

export function RecordsScreen({ brand, person, type: typeName, query, first }: RecordsScreenProps) {
  const type = recordTypeOf(typeName)!
  const rights = rightsOf(person)
  const [columns, storeColumns] = useStored(`maru-columns/${person.id}/${typeName}`, readNames)
  const kind = useMemo(
    () => ({ name: listName(typeName), contract: browseRecords, ...recordView(type, columns && readChoice(columns).shown) }),
    [type, typeName, columns],
  )
  // The rows of the request have the usual columns.
  const { view, go, list, openPage } = useListRows(kind, query, columns ? undefined : first)
  const whole = useTotal(type, view, list)
  const canWrite = rights.writes(typeName)
  const side: SideProps = { brand, person, links: OFFICE_LINKS, here: `records/${typeName}` }
  const counts = list.data?.answer.item.counts
  const path = recordPath(typeName, 'new')
  const create = canWrite && !type.single ? { words: '새로 만들기', path, onCreate: () => location.assign(path) } : undefined
  useEffect(() => {
    document.title = document.title.replace(/^[^|]*/, `${type.title} `)
  }, [type])
  return (
    <SideFrame side={side}>
      <ListHeader side={side} title={type.title} count={list.data ? whole : undefined} create={create} />
      <StatusTabs statuses={tabsOf(type)} wordsOf={tabWords} counts={counts} value={view.state} onChange={(state) => go({ state })}>
        <RecordsBody
          type={type}
          staffId={person.id}
          isAdmin={person.role === 'adm'}
          rights={rights}
          columns={columns}
          onColumns={storeColumns}
          view={view}
          go={go}
          kind={kind}
          list={list}
          whole={whole}
          openPage={openPage}
          create={create}
        />
      </StatusTabs>
      <TotalAnnouncement list={list} whole={whole} />
    </SideFrame>
  )
}
