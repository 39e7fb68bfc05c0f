'use client'
import { useEffect, useRef, useState, useSyncExternalStore, type KeyboardEvent } from 'react'
import { Icon } from '@/lib/ui/icon'
import { useId } from '@/lib/ui/use-id'
import { FacetOption } from './facet-option'
import { applied, cleared, toggled } from './facet-query'
import type { FacetStore } from './facet-store'

interface Props {
  store: FacetStore
  /** The group that is open first; by default the first one. */
  group: string | undefined
  close: () => void
}

const STEPS: Record<string, (index: number, count: number) => number> = {
  ArrowRight: (index, count) => (index + 1) % count,
  ArrowLeft: (index, count) => (index - 1 + count) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
}

/** All conditions on a phone: a tab for each group, and one button with the number of results. */
export function FacetSheet({ store, group, close }: Props) {
  const { query, answer, phase } = useSyncExternalStore(store.subscribe, store.snapshot, store.snapshot)
  const [chosen, setChosen] = useState(group)
  const id = useId()
  const tabs = useRef<HTMLDivElement>(null)
  useEffect(() => {
    tabs.current?.querySelector<HTMLElement>('[aria-selected=true]')?.scrollIntoView({ inline: 'center', block: 'nearest' })
  }, [])
  const { facets, total } = answer
  const open = facets.find(({ code }) => code === chosen) ?? facets[0]
  if (!open) return null

  const onKeyDown = (event: KeyboardEvent) => {
    const step = STEPS[event.key]
    if (!step) return
    event.preventDefault()
    const index = step(facets.indexOf(open), facets.length)
    setChosen(facets[index]!.code)
    tabs.current?.querySelectorAll<HTMLElement>('[role=tab]')[index]?.focus()
  }
  const none = applied(query.codes, facets).length === 0
  return (
    <>
      <div aria-hidden="true" className="mx-auto mt-2 h-1 w-9 shrink-0 rounded-full bg-neutral-300" />
      <div className="flex shrink-0 items-center justify-between pt-1 pr-2 pl-5">
        <h2 className="type-title">필터</h2>
        <button type="button" onClick={() => close()} aria-label="닫기" className="grid size-11 place-items-center rounded-full">
          <Icon name="close" size={22} />
        </button>
      </div>
      <div
        ref={tabs}
        role="tablist"
        aria-label="조건의 분류"
        onKeyDown={onKeyDown}
        className="scroll-x flex shrink-0 gap-5 border-b border-line px-5"
      >
        {facets.map(({ code, label, values }) => {
          const count = values.filter((value) => query.codes.includes(value.code)).length
          return (
            <button
              key={code}
              type="button"
              role="tab"
              id={`${id}-${code}`}
              aria-selected={code === open.code}
              aria-controls={`${id}-panel`}
              tabIndex={code === open.code ? 0 : -1}
              onClick={() => setChosen(code)}
              className="-mx-1 -mb-px min-h-12 shrink-0 border-b-2 border-transparent px-1 -outline-offset-2 text-ink-mute aria-selected:border-ink aria-selected:font-semibold aria-selected:text-ink"
            >
              {label}
              {count > 0 && (
                <span className="numeric font-semibold text-accent">
                  {' '}
                  {count}
                  <span className="sr-only">개 고름</span>
                </span>
              )}
            </button>
          )
        })}
      </div>
      <div
        id={`${id}-panel`}
        role="tabpanel"
        aria-labelledby={`${id}-${open.code}`}
        className="min-h-[min(16rem,40dvh)] flex-1 overflow-y-auto overscroll-contain px-5 py-3"
      >
        <ul>
          {open.values.map((value) => {
            const next = toggled(query, value.code, facets)
            return (
              <li key={value.code}>
                <FacetOption
                  value={value}
                  chosen={query.codes.includes(value.code)}
                  href={store.hrefOf(next)}
                  live
                  onChoose={() => store.choose(next, 'replace')}
                  className="facet-large"
                />
              </li>
            )
          })}
        </ul>
      </div>
      <p role="status" className="sr-only">
        {phase === 'failed' ? '목록을 불러오지 못했습니다.' : `총 ${total}개`}
      </p>
      <div className="flex shrink-0 gap-2 border-t border-line-soft px-5 pt-3 pb-[calc(20px+env(safe-area-inset-bottom))]">
        <button
          type="button"
          aria-disabled={none}
          onClick={() => none || store.choose(cleared(query, facets), 'replace')}
          className="inline-flex h-12 items-center gap-1.5 rounded-sm border border-line-field px-5 font-semibold aria-disabled:border-line aria-disabled:text-ink-mute"
        >
          <Icon name="reset" size={18} />
          초기화
        </button>
        <button type="button" onClick={() => close()} className="h-12 flex-1 rounded-sm bg-action px-5 font-semibold text-on-ink">
          {phase === 'failed' ? '닫기' : `${total}개 보기`}
        </button>
      </div>
    </>
  )
}
