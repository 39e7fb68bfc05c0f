'use client'
import { TriangleAlert } from 'lucide-react'
import { SECTIONS, type Section } from '@/schemas/api/site/builder'
import { LAYOUTS, type Layout } from '@/schemas/page/document'
import { LAYOUT_WORDS } from '../inspector/layout-words'
import { LINE_BUTTON } from '../ui/button'
import { ICON } from '../ui/icon'
import { ChooseFilter } from '../list/choose-filter'
import { hasLayouts, type ListView } from './list-view'
import { ORDERS, placeWords, SECTION_WORDS } from './place-words'
import { MineSwitch } from '../list/mine-switch'
import { SearchField } from '../list/search-field'
import { FoldedFilters } from '../list/folded-filters'
import type { Go } from '../list/list-query'

const ANY = ''
const SECTION_CHOICES = [{ value: ANY, words: '모든 구역' }, ...SECTIONS.map((value) => ({ value, words: SECTION_WORDS[value] }))]
const LAYOUT_CHOICES = [{ value: ANY, words: '모든 틀' }, ...LAYOUTS.map((value) => ({ value, words: LAYOUT_WORDS[value] }))]
const ORDER_CHOICES = ORDERS.map(({ sort, direction, words }) => ({ value: `${sort} ${direction}`, words }))

/** Search, filters and order. On a narrow screen the choices are behind one button. */
export function ListTools({ view, go }: { view: ListView; go: Go<ListView> }) {
  return (
    <div className="my-4 mb-3 flex items-center gap-2">
      <SearchField
        label={`${placeWords(view.place)} 찾기`}
        value={view.search}
        onSearch={(search) => go({ search }, view.search === '' ? 'push' : 'replace')}
      />
      <div className="contents max-md:hidden">
        <Filters view={view} go={go} isBare />
      </div>
      <button
        type="button"
        aria-pressed={view.hasProblems}
        aria-label="문제 있음"
        onClick={() => go({ hasProblems: !view.hasProblems })}
        className={`${LINE_BUTTON} aria-pressed:border-studio-select aria-pressed:bg-studio-select-soft aria-pressed:text-studio-accent-700`}
      >
        <TriangleAlert {...ICON} />
        <span className="max-sm:hidden">문제 있음</span>
      </button>
      <MineSwitch isOn={view.isMine} onPress={() => go({ isMine: !view.isMine })} />
      <div className="ml-auto max-md:hidden">
        <Order view={view} go={go} />
      </div>
      <FoldedFilters count={[view.section, view.layout].filter(Boolean).length}>
        <Filters view={view} go={go} className="w-full" />
        <Order view={view} go={go} className="w-full" />
      </FoldedFilters>
    </div>
  )
}

function Filters({ view, go, isBare = false, className = '' }: { view: ListView; go: Go<ListView>; isBare?: boolean; className?: string }) {
  return (
    <>
      {view.place === 'page' && (
        <ChooseFilter
          label="구역"
          choices={SECTION_CHOICES}
          value={view.section ?? ANY}
          onChoose={(value) => go({ section: (value || null) as Section | null })}
          isBare={isBare}
          className={className}
        />
      )}
      {hasLayouts(view.place) && (
        <ChooseFilter
          label="틀"
          choices={LAYOUT_CHOICES}
          value={view.layout ?? ANY}
          onChoose={(value) => go({ layout: (value || null) as Layout | null })}
          isBare={isBare}
          className={className}
        />
      )}
    </>
  )
}

function Order({
  view,
  go,
  className = '-mr-3 border-transparent bg-transparent font-normal text-studio-text-mute',
}: {
  view: ListView
  go: Go<ListView>
  className?: string
}) {
  return (
    <ChooseFilter
      label="정렬"
      choices={ORDER_CHOICES}
      value={`${view.sort} ${view.direction}`}
      onChoose={(value) => {
        const order = ORDERS.find(({ sort, direction }) => `${sort} ${direction}` === value)
        if (order) go({ sort: order.sort, direction: order.direction })
      }}
      className={className}
    />
  )
}
