'use client'
import { Popover } from '@base-ui/react/popover'
import { SlidersHorizontal, TriangleAlert } from 'lucide-react'
import { SECTIONS, type Section } from '@/schemas/api/site/builder'
import { LAYOUTS, type Layout } from '@/schemas/page/document'
import { LAYOUT_WORDS } from '../inspector/page-words'
import { ICON, LINE_BUTTON, POPUP } from '../ui/studio'
import { ChooseFilter } from '../list/choose-filter'
import { hasLayouts, type ListView } from './list-view'
import { ORDERS, placeWords, SECTION_WORDS } from './place-words'
import { SearchField } from '../list/search-field'
import type { Go } from './use-view'

const ANY = ''
const SECTION_CHOICES = [{ value: ANY, words: '모든 구역' }, ...SECTIONS.map((value) => ({ value, words: SECTION_WORDS[value] }))]
const LAYOUT_CHOICES = [{ value: ANY, words: '모든 틀' }, ...LAYOUTS.map((value) => ({ value, words: LAYOUT_WORDS[value] }))]
const ORDER_CHOICES = ORDERS.map(({ sort, direction, words }) => ({ value: `${sort} ${direction}`, words }))

/** Search, filters and order. On a narrow screen the choices stand behind one button. */
export function ListTools({ view, go }: { view: ListView; go: Go }) {
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
      <div className="ml-auto max-md:hidden">
        <Order view={view} go={go} />
      </div>
      <Folded view={view} go={go} />
    </div>
  )
}

function Filters({ view, go, isBare = false, className = '' }: { view: ListView; go: Go; isBare?: boolean; className?: string }) {
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
  go: Go
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

function Folded({ view, go }: { view: ListView; go: Go }) {
  const count = [view.section, view.layout].filter(Boolean).length
  return (
    <Popover.Root>
      <Popover.Trigger
        aria-label={count > 0 ? `거르기와 정렬, ${count}개 적용` : '거르기와 정렬'}
        className={`${LINE_BUTTON} px-0 md:hidden ${count > 0 ? 'border-studio-select bg-studio-select-soft text-studio-accent-700' : ''}`}
      >
        <SlidersHorizontal {...ICON} />
      </Popover.Trigger>
      <Popover.Portal>
        <Popover.Positioner side="bottom" align="end" sideOffset={6} collisionPadding={16} className="z-(--z-overlay)">
          <Popover.Popup aria-label="거르기와 정렬" className={`${POPUP} flex w-64 flex-col gap-3 p-4`}>
            <Filters view={view} go={go} className="w-full" />
            <Order view={view} go={go} className="w-full" />
          </Popover.Popup>
        </Popover.Positioner>
      </Popover.Portal>
    </Popover.Root>
  )
}
