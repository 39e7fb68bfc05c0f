'use client'
import { memo, useEffect, useRef, useState, useSyncExternalStore, type MouseEvent, type ReactNode } from 'react'
import { Icon } from '@/lib/ui/icon'
import { sayFailure } from '@/schemas/api/base/tracked-call'
import { Card, type CardItem } from '../card'
import { Empty } from '../empty'
import { Pager } from '../pager'
import { SORTS, SortLinks, type Sorts } from '../sort-links'
import { FacetColumn } from './facet-column'
import { takes } from './facet-option'
import { applied, cleared, toggled, type FacetQuery } from './facet-query'
import { FacetRow } from './facet-row'
import { FacetStore, type Ask, type FacetAnswer, type FacetState } from './facet-store'

export interface FacetBrowserProps {
  /** The block's id: makes the ids inside it unique. */
  id: string
  /** Name of the list: 전문가 시공사례. */
  label: string
  path: string
  /** Other query names that stay in the URL. */
  keep?: Record<string, string>
  query: FacetQuery
  size: number
  first: FacetAnswer
  /** Heading level of the cards. */
  level?: number
  ratio?: string
  /** Two cards side by side on a phone. */
  dense?: boolean
  /** Groups of the column that are open initially. */
  openGroups?: number
  /** Its one order is the latest: nothing to choose. */
  unsorted?: boolean
  /** Its orders, the first by default; the latest and the popular ones where none are named. */
  sorts?: Sorts<string>
  /** A link for a list without any record. */
  onward?: { label: string; href: string }
}

interface BrowserProps extends FacetBrowserProps {
  ask: Ask
  /** A control beside a card's link: a button to compare. */
  beside?: (card: CardItem) => ReactNode
}

const never = () => () => {}

/**
 * A filtered list. The server renders its first state, in which every choice is a link; then the browser loads each choice itself: the
 * scroll position stays, the URL follows, the total is announced, Back restores (look 9).
 */
export function FacetBrowser({ ask, ...props }: BrowserProps) {
  const { id, label, path, keep = {}, query: start, first, openGroups = 4, sorts } = props
  const [store] = useState(
    () => new FacetStore({ query: start, answer: first, ask, path, keep, sorts, onFailure: (error) => void sayFailure(error, { id }) }),
  )
  const state = useSyncExternalStore(store.subscribe, store.snapshot, store.snapshot)
  const live = useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
  useEffect(() => store.connect(), [store])
  const column = `${id}-facets`
  // Without records there is nothing to filter or sort: only the reason, and one link.
  if (state.phase === 'settled' && state.answer.total === 0 && state.query.codes.length === 0)
    return <Empty title="아직 올라온 항목이 없습니다." reason="새로 올라오면 이곳에서 보여 드립니다." link={props.onward} />
  return (
    <div className="md:grid md:grid-cols-[14.5rem_minmax(0,1fr)] md:gap-10 lg:gap-16">
      <FacetRow column={column} label={label} store={store} state={state} live={live} />
      <FacetColumn id={column} label={label} store={store} state={state} live={live} open={openGroups} />
      <div>
        <ResultBar store={store} state={state} sorts={props.unsorted ? undefined : (sorts ?? SORTS)} />
        <Applied store={store} state={state} />
        <Results {...props} store={store} state={state} />
      </div>
    </div>
  )
}

interface Part {
  store: FacetStore
  state: FacetState
}

function ResultBar({ store, state: { query, answer }, sorts }: Part & { sorts: Sorts<string> | undefined }) {
  return (
    <div className="flex min-h-11 items-center justify-between gap-4 max-md:mt-3 md:-mt-2.5 md:mb-1">
      <p role="status" tabIndex={-1} data-total="" className="shrink-0 text-body">
        총 <b className="numeric font-semibold">{answer.total}</b>개
      </p>
      {sorts && (
        <SortLinks
          sorts={sorts}
          chosen={query.sort}
          hrefOf={(sort) => store.hrefOf({ ...query, sort, page: 1 })}
          onChoose={(event, sort) => takes(event) && sort !== query.sort && store.choose({ ...query, sort, page: 1 })}
        />
      )}
    </div>
  )
}

/** The chosen conditions, each removable; 초기화 stays visible at the end of the row. */
function Applied({ store, state: { query, answer } }: Part) {
  const row = useRef<HTMLUListElement>(null)
  const chosen = applied(query.codes, answer.facets)
  if (chosen.length === 0) return <div className="h-1 md:h-2" />
  // The focused chip is removed: its neighbour gets the focus, or the total.
  const remove = (event: MouseEvent, next: FacetQuery, index: number) => {
    if (!takes(event)) return
    const total = row.current!.parentElement!.querySelector<HTMLElement>('[data-total]')
    store.choose(next)
    requestAnimationFrame(() => (row.current?.querySelectorAll<HTMLElement>('a')[index] ?? total)?.focus({ preventScroll: true }))
  }
  return (
    <ul
      ref={row}
      aria-label="고른 조건"
      className="scroll-x -mx-(--gutter) mb-5 flex gap-2 px-(--gutter) py-1 md:mx-0 md:mb-7 md:flex-wrap md:px-0"
    >
      {chosen.map(({ code, label }, index) => {
        const next = toggled(query, code, answer.facets)
        return (
          <li key={code} className="shrink-0">
            <a
              href={store.hrefOf(next)}
              rel="nofollow"
              aria-label={`${label} 조건 빼기`}
              onClick={(event) => remove(event, next, index)}
              className="inline-flex min-h-11 items-center gap-1.5 rounded-full bg-surface-deep pr-3 pl-4 text-small whitespace-nowrap transition-colors duration-(--duration-quick) hover:bg-line"
            >
              {label}
              <Icon name="close" size={16} />
            </a>
          </li>
        )
      })}
      <li className="shrink-0 max-md:sticky max-md:-right-(--gutter) max-md:bg-page max-md:pr-(--gutter) max-md:shadow-[-6px_0_6px_var(--color-page)]">
        <a
          href={store.hrefOf(cleared(query, answer.facets))}
          rel="nofollow"
          onClick={(event) => remove(event, cleared(query, answer.facets), 0)}
          className="inline-flex min-h-11 items-center gap-1.5 px-2.5 text-small font-medium whitespace-nowrap text-ink-mute hover:text-ink"
        >
          <Icon name="reset" size={16} />
          초기화
        </a>
      </li>
    </ul>
  )
}

/** Rendered again for another state only: that the list became live changes nothing in it. */
const Results = memo(function Results({
  store,
  state: { query, answer, phase },
  label,
  path,
  keep = {},
  size,
  level = 2,
  ratio = '4/3',
  dense = false,
  beside,
  sorts = SORTS,
}: Omit<BrowserProps, 'ask'> & Part) {
  const columns = dense
    ? 'grid-cols-2 gap-y-8 sm:grid-cols-3'
    : `grid-cols-1 gap-y-9 sm:grid-cols-2 lg:grid-cols-3 ${ratio === '4/3' ? 'tall-list' : ''}`
  const grid = `grid gap-x-(--grid-gap) md:gap-y-14 ${columns}`
  const { cards, total } = answer
  const asked = { filter: query.codes.join(','), sort: query.sort === Object.keys(sorts)[0] ? '' : query.sort }
  return (
    <>
      {phase === 'failed' && (
        <div
          role="alert"
          className="mb-6 flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-sm border border-dashed border-line-field bg-surface px-5 py-4 text-small text-ink-soft"
        >
          <p>목록을 불러오지 못했습니다. 앞서 보던 목록을 그대로 두었습니다.</p>
          <button
            type="button"
            onClick={store.retry}
            className="inline-flex min-h-11 items-center font-semibold text-ink underline underline-offset-4"
          >
            다시 불러오기
          </button>
        </div>
      )}
      {phase === 'slow' ? (
        <div aria-busy="true" className={grid}>
          {Array.from({ length: Math.min(size, Math.max(cards.length, 3)) }, (_, i) => (
            <Skeleton key={i} ratio={ratio} />
          ))}
        </div>
      ) : cards.length > 0 ? (
        <ul aria-label={label} aria-busy={phase === 'asking' || undefined} className={grid}>
          {cards.map((item, i) => (
            <li key={item.link ?? i} className="relative">
              <Card
                item={item}
                level={level}
                ratio={ratio}
                small={dense}
                sizes={`(width >= 1280px) 330px, (width >= 480px) ${dense ? '30vw' : '45vw'}, ${dense ? '50vw' : '100vw'}`}
              />
              {beside?.(item)}
            </li>
          ))}
        </ul>
      ) : (
        <Empty
          {...(total > 0
            ? {
                title: '이 페이지에는 항목이 없습니다.',
                reason: `목록은 ${Math.ceil(total / size)}페이지까지 있습니다.`,
                link: { label: '첫 페이지 보기', href: store.hrefOf({ ...query, page: 1 }) },
              }
            : {
                title: '조건에 맞는 항목이 없습니다.',
                reason: '조건을 줄이면 더 많이 보실 수 있습니다.',
                link: { label: '조건 모두 지우기', href: store.hrefOf(cleared(query, answer.facets)) },
              })}
        />
      )}
      {phase !== 'slow' && (
        <Pager path={path} query={{ ...keep, ...asked }} page={query.page} pages={Math.ceil(total / size)} label={label} />
      )}
    </>
  )
})

/** Placeholder of a loading card, in its real height. */
function Skeleton({ ratio }: { ratio: string }) {
  return (
    <div aria-hidden="true" className="animate-pulse motion-reduce:animate-none">
      <div className="rounded-sm bg-surface-deep" style={{ aspectRatio: ratio.replace('/', ' / ') }} />
      <div className="mt-4.5 h-5 w-3/4 rounded-xs bg-surface-deep" />
      <div className="mt-2.5 mb-6 h-4 w-1/2 rounded-xs bg-surface" />
    </div>
  )
}
