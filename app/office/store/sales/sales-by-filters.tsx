'use client'
import { withParticle } from '@/lib/particle'
import { ChooseFilter } from '@/builder/list/choose-filter'
import type { Go } from '@/builder/list/list-query'
import { DayField } from '@/builder/moment/day-field'
import { ActButton } from '@/builder/ui/act-button'
import { SEGMENT, SEGMENTS } from '@/builder/ui/segment'
import {
  isOfTime,
  SALES_CUT_WORDS,
  SALES_CUTS,
  SALES_FIGURE_WORDS,
  SALES_FIGURES,
  SALES_SPAN_WORDS,
  SALES_SPANS,
} from '@/schemas/rules/store/sales-cuts'
import type { SalesByView } from './sales-by-view'

const SORTS = SALES_FIGURES.map((value) => ({ value, words: `${withParticle(SALES_FIGURE_WORDS[value], '이/가')} 많은 차례` }))

/** @param from what the service answered for: shown where the view names no days of its own. */
export function SalesByFilters({ view, go, from, until }: { view: SalesByView; go: Go<SalesByView>; from: string; until: string }) {
  const isOwn = view.from !== '' || view.until !== ''
  return (
    <div className="my-4 grid gap-3">
      <div className="flex flex-wrap items-center gap-2">
        <div role="group" aria-label="기간" className={`${SEGMENTS} flex-wrap`}>
          {SALES_SPANS.map((span) => (
            <ActButton look={SEGMENT} key={span} aria-pressed={!isOwn && view.span === span} onClick={() => go({ span })}>
              {SALES_SPAN_WORDS[span]}
            </ActButton>
          ))}
        </div>
        <div role="group" aria-label="직접 정한 기간" className="flex flex-wrap items-center gap-x-3 gap-y-1.5 max-md:basis-full">
          <DayField label="이날부터" value={view.from || from} onChange={(day) => go({ from: day, until: view.until || until })} />
          <DayField label="이날까지" value={view.until || until} onChange={(day) => go({ from: view.from || from, until: day })} />
        </div>
      </div>
      <div className="flex flex-wrap items-center gap-2">
        <div role="group" aria-label="나누는 기준" className={`${SEGMENTS} flex-wrap`}>
          {SALES_CUTS.map((by) => (
            <ActButton look={SEGMENT} key={by} aria-pressed={view.by === by} onClick={() => go({ by })}>
              {SALES_CUT_WORDS[by]}
            </ActButton>
          ))}
        </div>
        {!isOfTime(view.by) && <ChooseFilter label="차례" choices={SORTS} value={view.sort} onChoose={(sort) => go({ sort })} isBare />}
      </div>
    </div>
  )
}
