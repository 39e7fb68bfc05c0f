'use client'
import { ActButton } from '@/builder/ui/act-button'
import { ChooseFilter } from '@/builder/list/choose-filter'
import { DayField } from '@/builder/moment/day-field'
import type { Go } from '@/builder/list/list-query'
import { COUNT_SPANS } from '@/schemas/api/site/dashboard'
import { VIEW_SOURCES, type ViewSource } from '@/schemas/rules/site/view-source'
import { SEGMENT, SEGMENTS } from '@/builder/ui/segment'
import { SOURCE_WORDS } from '@/schemas/words/view-sources'
import type { DashboardView } from './dashboard-view'

const SOURCE_CHOICES: { value: ViewSource | ''; words: string }[] = [
  { value: '', words: '모든 들어온 곳' },
  ...VIEW_SOURCES.map((value) => ({ value, words: SOURCE_WORDS[value] })),
]

/** @param from what the service answered for: shown where the view names no days of its own. */
export function DashboardFilters({ view, go, from, until }: { view: DashboardView; go: Go<DashboardView>; from: string; until: string }) {
  const isOwn = view.from !== '' || view.until !== ''
  return (
    <div className="my-4 flex flex-wrap items-center gap-2">
      <div role="group" aria-label="기간" className={SEGMENTS}>
        {COUNT_SPANS.map((days) => (
          <ActButton look={SEGMENT} key={days} aria-pressed={!isOwn && view.days === days} onClick={() => go({ days })}>
            {days}일
          </ActButton>
        ))}
      </div>
      <div role="group" aria-label="직접 정한 기간" className="flex flex-wrap items-center gap-x-3 gap-y-1.5 max-md:basis-full">
        <DayField label="이날부터" value={view.from || from} onChange={(day) => go({ from: day, until: view.until || until })} />
        <DayField label="이날까지" value={view.until || until} onChange={(day) => go({ from: view.from || from, until: day })} />
      </div>
      <ChooseFilter
        label="들어온 곳"
        choices={SOURCE_CHOICES}
        value={view.source ?? ''}
        onChoose={(value) => go({ source: value || null })}
        isBare
      />
    </div>
  )
}
