'use client'
import type { KeyboardEvent, MouseEvent } from 'react'
import { Icon } from '@/lib/ui/icon'
import { takes } from './facet-option'
import { applied } from './facet-query'
import type { FacetState, FacetStore } from './facet-store'

/** Groups with their own chip besides the first. */
const COMMON = 4
const chip = 'inline-flex min-h-11 items-center gap-1.5 rounded-full px-4 text-small whitespace-nowrap'

interface Props {
  /** Id of the column: the target of the links before hydration. */
  column: string
  label: string
  store: FacetStore
  state: FacetState
  live: boolean
}

/** The phone's row, which sticks under the header: all conditions, and the most common groups, open one sheet. */
export function FacetRow({ column, label, store, state: { query, answer }, live }: Props) {
  const open = async (group: string | undefined) => {
    const { openFacetSheet } = await import('./open-facet-sheet')
    await openFacetSheet(`${column}-sheet`, label, store, group)
  }
  const props = (group?: string) => ({
    href: `#${column}`,
    ...(live ? { role: 'button', 'aria-haspopup': 'dialog' as const } : {}),
    onClick: (event: MouseEvent) => live && takes(event) && void open(group),
    onKeyDown: (event: KeyboardEvent) => {
      if (!live || event.key !== ' ') return
      event.preventDefault()
      void open(group)
    },
  })
  const count = applied(query.codes, answer.facets).length
  return (
    <div className="sticky top-(--size-header-mobile) z-(--z-sticky) -mx-(--gutter) border-y border-line-soft bg-page transition-[top] duration-(--duration-base) md:hidden [html[data-away]_&]:top-0">
      <ul aria-label={`${label} 조건 고르기`} className="scroll-x flex gap-2 px-(--gutter) py-2.5">
        <li className="shrink-0">
          <a {...props()} className={`${chip} bg-ink font-medium text-on-ink`}>
            <Icon name="sliders" size={16} />
            필터{count > 0 && <span className="numeric"> {count}</span>}
          </a>
        </li>
        {answer.facets.slice(0, COMMON).map(({ code, label: name, values }) => {
          const chosen = values.filter((value) => query.codes.includes(value.code)).length
          return (
            <li key={code} className="shrink-0">
              <a
                {...props(code)}
                className={`${chip} ${chosen > 0 ? 'font-semibold inset-ring-[1.5px] inset-ring-ink' : 'inset-ring inset-ring-neutral-300'}`}
              >
                {name}
                {chosen > 0 && <span className="numeric"> {chosen}</span>}
                <Icon name="chevron" size={14} className="rotate-90" />
              </a>
            </li>
          )
        })}
      </ul>
    </div>
  )
}
