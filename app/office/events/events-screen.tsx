'use client'
// The list of events for staff: searched, filtered and sorted by the service; each links to its settings, entries and winners.
import { Plus } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { ChooseFilter } from '@/builder/list/choose-filter'
import { ListBody } from '@/builder/list/list-body'
import { ListHeader, type ListHeaderProps } from '@/builder/list/list-header'
import type { Go } from '@/builder/list/list-query'
import { NoRows } from '@/builder/list/no-rows'
import { Nothing } from '@/builder/list/nothing'
import { SearchField } from '@/builder/list/search-field'
import type { Person, SideProps } from '@/builder/list/side'
import { SideFrame } from '@/builder/list/side-frame'
import { StatusTabs } from '@/builder/list/status-tabs'
import { TotalAnnouncement } from '@/builder/list/total-announcement'
import { useListRows } from '@/builder/list/use-list-rows'
import type { Rows } from '@/builder/list/use-rows'
import { LINE_BUTTON } from '@/builder/ui/button'
import { ICON } from '@/builder/ui/icon'
import { browseEvents, EVENT_STATES } from '@/schemas/api/events/staff'
import { FORM_TEMPLATES, TEMPLATE_WORDS } from '@/schemas/rules/events/event-form'
import { rightsOf } from '@/schemas/rules/base/rights'
import type { EventTemplate } from '@/schemas/rules/events/event-template'
import { OFFICE_LINKS } from '../office-links'
import { CreateEventDialog } from './create-event-dialog'
import { eventInput, isEventFiltered, readEventView, withEventChange, writeEventView, type EventListView } from './event-list-view'
import { eventPath } from './event-path'
import { stateWords } from './event-pill'
import { EventsTable } from './events-table'

interface EventsScreenProps {
  brand: ReactNode
  person: Person
  /** Query of the request, and the rows for it; undefined when they could not be read. */
  query: string
  first: Rows<typeof browseEvents> | undefined
}

const LIST = {
  name: 'events',
  contract: browseEvents,
  inputOf: eventInput,
  read: readEventView,
  write: writeEventView,
  change: withEventChange,
}
const TYPE_CHOICES: { value: string; words: string }[] = [
  { value: '', words: '모든 템플릿' },
  ...FORM_TEMPLATES.map((value) => ({ value, words: TEMPLATE_WORDS[value] })),
]

export function EventsScreen({ brand, person, query, first }: EventsScreenProps) {
  const { view, go, list, openPage } = useListRows(LIST, query, first)
  const [isCreating, setCreating] = useState(false)
  const side: SideProps = { brand, person, links: OFFICE_LINKS, here: 'events' }
  const counts = list.data?.answer.item.counts
  const create = rightsOf(person).writes('events') ? { words: '새 이벤트', onCreate: () => setCreating(true) } : undefined

  return (
    <SideFrame side={side}>
      <ListHeader side={side} title="이벤트" count={counts?.all} create={create} />
      <StatusTabs statuses={EVENT_STATES} wordsOf={stateWords} counts={counts} value={view.state} onChange={(state) => go({ state })}>
        <div className="my-4 mb-3 flex items-center gap-2">
          <SearchField
            label="이벤트 찾기"
            placeholder="이름이나 번호로 찾기"
            value={view.search}
            onSearch={(search) => go({ search }, view.search === '' ? 'push' : 'replace')}
          />
          <ChooseFilter
            label="템플릿"
            choices={TYPE_CHOICES}
            value={view.eventType ?? ''}
            onChoose={(value) => go({ eventType: (value || null) as EventTemplate | null })}
            isBare
          />
        </div>
        <ListBody
          list={list}
          page={view.page}
          onPage={openPage}
          empty={(total) => <NoEvents view={view} go={go} total={total} create={create} />}
        >
          {({ answer, at }) => <EventsTable view={view} go={go} rows={answer.items} total={answer.totalCount} now={at} />}
        </ListBody>
      </StatusTabs>
      <TotalAnnouncement list={list} />
      {isCreating && (
        <CreateEventDialog onClose={() => setCreating(false)} onCreated={(eventSeq) => location.assign(eventPath(eventSeq))} />
      )}
    </SideFrame>
  )
}

interface NoEventsProps {
  view: EventListView
  go: Go<EventListView>
  total: number
  create: ListHeaderProps['create']
}

function NoEvents({ view, go, total, create }: NoEventsProps) {
  return (
    <NoRows
      what="이벤트"
      total={total}
      onFirstPage={() => go({ page: 1 })}
      isFiltered={isEventFiltered(view)}
      onReset={() => go({ state: null, search: '', eventType: null })}
    >
      <Nothing title="아직 만든 이벤트가 없습니다." text="새 이벤트를 만들면 여기에 보입니다.">
        {create && (
          <button type="button" className={LINE_BUTTON} onClick={create.onCreate}>
            <Plus {...ICON} />
            {create.words}
          </button>
        )}
      </Nothing>
    </NoRows>
  )
}
