'use client'
import { useEffect, useMemo, useState, useSyncExternalStore, type MouseEvent, type ReactNode } from 'react'
import { Icon } from '@/lib/ui/icon'
import { call } from '@/schemas/api/base/call'
import { sayFailure } from '@/schemas/api/base/tracked-call'
import { listShops } from '@/schemas/api/places/finder'
import { Empty } from '@/blocks/base/_parts/empty'
import { takes } from '@/blocks/base/_parts/facets/facet-option'
import { ListStore, type ListState } from '@/blocks/base/_parts/list-store'
import { Pager } from '@/blocks/base/_parts/pager'
import { askShops, type FinderAnswer } from './ask-shops'
import { Conditions } from './conditions'
import { conditionsOf, finderHref, finderQuery, type FinderQuery } from './finder-query'
import { NearButton } from './near-button'
import { RecentSearches } from './recent-searches'
import { scrollToShop } from './scroll-to-shop'
import type { Search } from './searches'
import { ShopRow } from './shop-row'
import { ShownShop } from './shown-shop'
import { useFinderMap, type FinderMap } from './use-finder-map'
import { useRememberedSearch } from './use-remembered-search'

export interface FinderProps {
  id: string
  path: string
  query: FinderQuery
  size: number
  level: number
  /** The moment of the render, ISO 8601: the words of opening hours are made of it on both sides. */
  now: string
  first: FinderAnswer
}

/** The finder in the browser: every choice is a link or a form's, loaded in place; the URL follows and Back restores. */
export function FinderBrowser({ id, path, query: start, size, level, now, first }: FinderProps) {
  const [store] = useState(
    () =>
      new ListStore<FinderQuery, FinderAnswer>({
        query: start,
        answer: first,
        ask: (query, signal) => askShops(call, query, size, signal),
        hrefOf: (query) => finderHref(path, query),
        read: finderQuery,
        onFailure: (error) => void sayFailure(error, { id: listShops.id }),
      }),
  )
  const state = useSyncExternalStore(store.subscribe, store.snapshot, store.snapshot)
  useEffect(() => store.connect(), [store])
  const { query, answer } = state
  const note = useRememberedSearch(state)
  const [shown] = useState(() => new ShownShop())
  const map = useFinderMap({ id, path, size, now, store, shown })
  const choose = (next: FinderQuery) => {
    const isSearch = next.keyword !== query.keyword || next.region !== query.region || next.district !== query.district
    if (isSearch) note(next)
    store.choose(next)
  }
  const again = (search: Search) => choose({ ...query, ...search, page: 1 })
  return (
    <div data-finder={map.Map ? 'map' : 'list'} className="md:grid md:grid-cols-[5fr_7fr] md:items-start md:gap-x-14">
      <div className="min-w-0">
        <Conditions id={id} path={path} query={query} answer={answer} choose={choose} />
        <RecentSearches again={again} />
        <NearButton id={`${id}-near`} near={query.near} choose={(near) => store.choose({ ...query, near, page: 1 })} />
      </div>
      <div className="min-w-0">
        <Results
          id={id}
          path={path}
          size={size}
          level={level}
          now={now}
          state={state}
          shown={shown}
          map={map}
          onPage={(page) => store.choose({ ...query, page })}
        />
      </div>
      {map.Map && <map.Map store={store} shown={shown} size={size} now={now} className="shop-map" />}
    </div>
  )
}

interface ResultsProps extends Pick<FinderProps, 'id' | 'path' | 'size' | 'level' | 'now'> {
  state: ListState<FinderQuery, FinderAnswer>
  shown: ShownShop
  map: FinderMap
  onPage: (page: number) => void
}

function Results({ id, path, size, level, now, state: { query, answer, phase }, shown, map, onPage }: ResultsProps) {
  const moment = useMemo(() => new Date(now), [now])
  const { id: marked, by } = useSyncExternalStore(shown.subscribe, shown.snapshot, shown.snapshot)
  useEffect(() => {
    if (marked && by === 'map' && map.Map) scrollToShop(marked, 'nearest')
  }, [marked, by, answer, map.Map])
  const isFirst = query.page === 1
  return (
    <section id={`${id}-shops`} aria-label="찾은 매장" aria-busy={phase !== 'settled' && phase !== 'failed'} className="mt-6 scroll-mt-24">
      <div className="flex items-center justify-between gap-4">
        <p role="status" className="text-body">
          총 <b className="numeric font-semibold">{answer.total}</b>곳
        </p>
        <button
          type="button"
          aria-expanded={map.Map ? 'true' : 'false'}
          aria-busy={map.isLoading}
          onClick={map.toggle}
          className="action action-line action-sm"
        >
          <Icon name={map.Map ? 'close' : 'pin'} size={18} />
          {map.isLoading ? '지도를 여는 중' : map.Map ? '지도 닫기' : '지도로 보기'}
        </button>
      </div>
      {answer.shops.length > 0 ? (
        <ul className="mt-3 border-t border-ink">
          {answer.shops.map((shop) => (
            <li key={shop.SHOP_ID} className="border-b border-line">
              <ShopRow shop={shop} level={level} now={moment} isShown={shop.SHOP_ID === marked} onMap={() => map.show(shop.SHOP_ID)} />
            </li>
          ))}
        </ul>
      ) : (
        <div className="mt-3">
          <Empty
            title={isFirst ? '조건에 맞는 매장이 없습니다.' : '이 페이지에는 매장이 없습니다.'}
            reason={isFirst ? '다른 지역이나 종류로 찾아 보세요.' : '매장이 모두 앞 페이지에 있습니다.'}
            link={{ label: isFirst ? '모든 매장 보기' : '첫 페이지 보기', href: isFirst ? path : finderHref(path, { ...query, page: 1 }) }}
          />
        </div>
      )}
      <Pages anchor={`${id}-shops`} isNear={query.near !== undefined} onPage={onPage}>
        <Pager
          path={path}
          query={conditionsOf(query)}
          page={query.page}
          pages={Math.ceil(answer.total / size)}
          label="매장"
          anchor={`${id}-shops`}
        />
      </Pages>
    </section>
  )
}

interface PagesProps {
  anchor: string
  /** The list is ordered by distance. */
  isNear: boolean
  onPage: (page: number) => void
  children: ReactNode
}

/** A page of a list ordered by distance is no document of its own: its links are followed here. */
function Pages({ anchor, isNear, onPage, children }: PagesProps) {
  const follow = (event: MouseEvent) => {
    const link = (event.target as Element).closest('a')
    if (!link || !isNear || !takes(event)) return
    onPage(finderQuery(Object.fromEntries(new URL(link.href).searchParams)).page)
    document.getElementById(anchor)?.scrollIntoView()
  }
  return <div onClick={follow}>{children}</div>
}
