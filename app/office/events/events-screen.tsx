'use client'
// The list of events for staff: found, filtered and sorted by the service; each leads to its settings, entries and winners.
import { Tabs } from '@base-ui/react/tabs'
import { Plus } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import useSWR from 'swr'
import { call } from '@/schemas/api/base/call'
import type { Answer, Input } from '@/schemas/api/base/contract'
import { browseEvents, EVENT_STATES } from '@/schemas/api/events/staff'
import { CallFailure } from '@/schemas/api/base/failure'
import { FORM_TEMPLATES, TEMPLATE_WORDS } from '@/schemas/rules/events/event-form'
import type { EventTemplate } from '@/schemas/rules/events/event-template'
import { ChooseFilter } from '@/builder/list/choose-filter'
import { Nothing, NotLoaded, WaitingRows } from '@/builder/list/list-states'
import { Pager } from '@/builder/list/pager'
import { SearchField } from '@/builder/list/search-field'
import { FoldedSide, Side, type Person } from '@/builder/list/office-side'
import { TAB, TAB_LIST } from '@/builder/pages/status-tabs'
import { CHROME, ICON, LINE_BUTTON, MAIN_BUTTON } from '@/builder/ui/studio'
import { CreateEventDialog } from './create-event-dialog'
import { eventInput, isEventFiltered, readEventView, useEventView, type EventListView, type GoEvents } from './event-list-view'
import { eventAddress, stateWords } from './event-words'
import { EventsTable } from './events-table'

/** The rows, and when they were asked for: `오늘` is said of that moment. */
export interface BrowsedEvents {
  answer: Answer<typeof browseEvents>
  at: number
}

interface EventsScreenProps {
  brand: ReactNode
  person: Person
  /** Query that the page was asked with, and what it shows; none where it could not be read. */
  query: string
  first: BrowsedEvents | undefined
}

const ALL = 'all'
const TYPE_CHOICES: { value: string; words: string }[] = [
  { value: '', words: '모든 템플릿' },
  ...FORM_TEMPLATES.map((value) => ({ value, words: TEMPLATE_WORDS[value] })),
]

export function EventsScreen({ brand, person, query, first }: EventsScreenProps) {
  const [view, go] = useEventView(query)
  const input = eventInput(view)
  const isFirst = JSON.stringify(eventInput(readEventView(query))) === JSON.stringify(input)
  const { data, error, isValidating, mutate } = useSWR<BrowsedEvents, unknown, readonly ['events', Input<typeof browseEvents>]>(
    ['events', input],
    async ([, asked]) => ({ answer: await call(browseEvents, asked), at: Date.now() }),
    { keepPreviousData: true, ...(isFirst && first ? { fallbackData: first } : {}) },
  )
  const [isCreating, setCreating] = useState(false)
  const side = { brand, person, here: 'events' as const }
  const canWrite = person.role === 'adm'
  const counts = data?.answer.item.counts
  const create = canWrite ? () => setCreating(true) : undefined

  return (
    <div className={`${CHROME} min-h-dvh bg-studio-chrome md:flex`}>
      <Side {...side} />
      <main className="min-h-dvh min-w-0 flex-1 bg-studio-panel px-8 py-7 max-md:px-4 max-md:pt-2 max-md:pb-8" id="main" tabIndex={-1}>
        <header className="flex items-center gap-2">
          <FoldedSide {...side} />
          <h1 className="truncate text-h3">이벤트</h1>
          <span className="text-studio-text-mute tabular-nums" aria-label={`모두 ${counts?.all ?? 0}개`}>
            {counts?.all}
          </span>
          {create && (
            <button type="button" className={`${MAIN_BUTTON} ml-auto`} onClick={create}>
              <Plus {...ICON} />새 이벤트
            </button>
          )}
        </header>
        <Tabs.Root value={view.state ?? ALL} onValueChange={(next) => go({ state: EVENT_STATES.find((one) => one === next) ?? null })}>
          <Tabs.List aria-label="상태" className={TAB_LIST}>
            {[ALL, ...EVENT_STATES].map((one) => (
              <Tabs.Tab key={one} value={one} className={TAB}>
                {one === ALL ? '전체' : stateWords(one as (typeof EVENT_STATES)[number])}{' '}
                <span className="text-studio-label font-normal tabular-nums">{counts?.[one as keyof typeof counts] ?? ''}</span>
              </Tabs.Tab>
            ))}
          </Tabs.List>
          <Tabs.Panel value={view.state ?? ALL} className="outline-none">
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
            {error !== undefined && (
              <NotLoaded
                message={error instanceof CallFailure ? error.message : '잠시 후 다시 시도해 주세요.'}
                isPartial={data !== undefined}
                onRetry={() => void mutate()}
              />
            )}
            {!data && error === undefined && <WaitingRows />}
            {data &&
              (data.answer.items.length > 0 ? (
                <div aria-busy={isValidating}>
                  <EventsTable view={view} go={go} rows={data.answer.items} total={data.answer.totalCount} now={data.at} />
                  <Pager
                    page={view.page}
                    total={data.answer.totalCount}
                    onPage={(page) => {
                      go({ page })
                      scrollTo({ top: 0 })
                    }}
                  />
                </div>
              ) : (
                <NoEvents view={view} go={go} total={data.answer.totalCount} onCreate={create} />
              ))}
          </Tabs.Panel>
        </Tabs.Root>
        <p role="status" className="sr-only">
          {data && !isValidating ? `총 ${data.answer.totalCount}개` : ''}
        </p>
        {isCreating && (
          <CreateEventDialog onClose={() => setCreating(false)} onCreated={(eventSeq) => location.assign(eventAddress(eventSeq))} />
        )}
      </main>
    </div>
  )
}

function NoEvents({ view, go, total, onCreate }: { view: EventListView; go: GoEvents; total: number; onCreate: (() => void) | undefined }) {
  if (total > 0)
    return (
      <Nothing title="이 페이지에는 이벤트가 없습니다." text="그사이 목록이 짧아졌습니다.">
        <button type="button" className={LINE_BUTTON} onClick={() => go({ page: 1 })}>
          첫 페이지로
        </button>
      </Nothing>
    )
  if (isEventFiltered(view))
    return (
      <Nothing title="조건에 맞는 이벤트가 없습니다." text="다르게 적거나 조건을 줄여 보세요.">
        <button type="button" className={LINE_BUTTON} onClick={() => go({ state: null, search: '', eventType: null })}>
          조건 초기화
        </button>
      </Nothing>
    )
  return (
    <Nothing title="아직 만든 이벤트가 없습니다." text="새 이벤트를 만들면 여기에 보입니다.">
      {onCreate && (
        <button type="button" className={LINE_BUTTON} onClick={onCreate}>
          <Plus {...ICON} />새 이벤트
        </button>
      )}
    </Nothing>
  )
}
