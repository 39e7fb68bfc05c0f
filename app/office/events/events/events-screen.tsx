'use client'
// The list of events for staff: searched, filtered and sorted by the service; each links to its settings, entries and winners.
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { ChooseFilter } from '@/builder/list/choose-filter'
import { SearchField } from '@/builder/list/search-field'
import { StatusTabs } from '@/builder/list/status-tabs'
import { useListRows } from '@/builder/list/use-list-rows'
import { LINE_BUTTON } from '@/builder/ui/button'
import { ICON } from '@/builder/ui/icon'
import { browseEvents, EVENT_STATES } from '@/schemas/api/events/staff'
import { EVENT_WAIT_WORDS, EVENT_WAITS, type EventWait } from '@/schemas/rules/events/event-waits'
import { FORM_TEMPLATES, TEMPLATE_WORDS } from '@/schemas/rules/events/event-form'
import { rightsOf } from '@/schemas/rules/base/rights'
import type { EventTemplate } from '@/schemas/rules/events/event-template'
import { ListScreen } from '@/app/office/_parts/list-screen'
import type { ListScreenProps } from '@/app/office/_parts/list-screen-props'
import { ListScreenRows } from '@/app/office/_parts/list-screen-rows'
import { ListViews } from '@/app/office/_parts/list-views'
import { CreateEventDialog } from './create-event-dialog'
import { eventInput, isEventFiltered, readEventView, withEventChange, writeEventView } from './event-list-view'
import { eventPath } from './event-path'
import { stateWords } from './event-pill'
import { EventsTable } from './events-table'

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

const WAIT_CHOICES: { value: EventWait | ''; words: string }[] = [
  { value: '', words: '모든 이벤트' },
  ...EVENT_WAITS.map((value) => ({ value, words: EVENT_WAIT_WORDS[value] })),
]

export function EventsScreen({ brand, person, query, first }: ListScreenProps<typeof browseEvents>) {
  const rows = useListRows(LIST, query, first)
  const { view, go, list } = rows
  const [isCreating, setCreating] = useState(false)
  const counts = list.data?.answer.item.counts
  const create = rightsOf(person).writes('events') ? { words: '새 이벤트', onCreate: () => setCreating(true) } : undefined

  return (
    <ListScreen brand={brand} person={person} here="events" title="이벤트" create={create} list={list}>
      <StatusTabs statuses={EVENT_STATES} wordsOf={stateWords} counts={counts} value={view.state} onChange={(state) => go({ state })}>
        <div className="my-4 mb-3 flex flex-wrap items-center gap-2">
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
          <ChooseFilter
            label="기다리는 일"
            choices={WAIT_CHOICES}
            value={view.waits ?? ''}
            onChoose={(waits) => go({ waits: waits || null })}
            isBare
          />
          <ListViews of="events" person={person} kind={LIST} rows={rows} />
        </div>
        <ListScreenRows
          rows={rows}
          what="이벤트"
          nothing={{
            title: '아직 만든 이벤트가 없습니다.',
            text: '새 이벤트를 만들면 여기에 보입니다.',
            act: create && (
              <button type="button" className={LINE_BUTTON} onClick={create.onCreate}>
                <Plus {...ICON} />
                {create.words}
              </button>
            ),
          }}
          isFiltered={isEventFiltered(view)}
          onReset={() => go({ state: null, search: '', eventType: null, waits: null })}
        >
          {({ answer, at }) => <EventsTable view={view} go={go} rows={answer.items} total={answer.totalCount} now={at} />}
        </ListScreenRows>
      </StatusTabs>
      {isCreating && (
        <CreateEventDialog onClose={() => setCreating(false)} onCreated={(eventSeq) => location.assign(eventPath(eventSeq))} />
      )}
    </ListScreen>
  )
}
