'use client'
import { useEffect, useState } from 'react'
import { Icon } from '@/lib/ui/icon'
import { FacetOption } from './facet-option'
import { toggled, type FacetQuery } from './facet-query'
import type { FacetState, FacetStore } from './facet-store'

/** Values of a group shown at once; the rest of a long one opens on request. */
const SHORT = 8

interface Props {
  id: string
  label: string
  store: FacetStore
  state: FacetState
  live: boolean
  /** Groups that are open initially; so is any with a chosen value. */
  open: number
}

const narrow = globalThis.matchMedia?.('(width<1024px)')

/**
 * The groups beside the list. Without a script a phone reaches them by the link in its row; with one it shows the sheet instead, and the
 * markup of the column, two thirds of the island, stays as it came.
 */
export function FacetColumn(props: Props) {
  const { id, label } = props
  // Already while it hydrates, which is what is spared.
  const [isUnused, setUnused] = useState(narrow?.matches)
  useEffect(() => {
    const update = () => setUnused(narrow.matches)
    narrow.addEventListener('change', update)
    return () => narrow.removeEventListener('change', update)
  }, [])
  const column = { id, 'aria-label': `${label} 필터`, className: 'max-md:hidden max-md:target:mb-8 max-md:target:block' }
  if (isUnused) return <aside {...column} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />
  return (
    <aside {...column}>
      <Groups {...props} />
    </aside>
  )
}

function Groups({ store, state: { query, answer }, live, open }: Props) {
  const [opened] = useState(
    () => new Set(answer.facets.filter(({ values }, i) => i < open || values.some((value) => value.chosen)).map(({ code }) => code)),
  )
  return (
    <>
      {answer.facets.map(({ code, label: name, values }, i) => (
        <details key={code} open={opened.has(code)} className={`group/facet border-t ${i === 0 ? 'border-ink' : 'border-line'}`}>
          <summary className="flex min-h-15 list-none items-center justify-between font-semibold [&::-webkit-details-marker]:hidden">
            {name}
            <Icon name="chevron" size={18} className="rotate-90 group-open/facet:-rotate-90" />
          </summary>
          <div className="pb-4">
            <Options values={values.slice(0, SHORT)} {...{ store, query, answer, live }} />
            {values.length > SHORT && (
              <details open={values.slice(SHORT).some((value) => value.chosen) || undefined} className="group/rest">
                <summary className="flex min-h-11 list-none items-center gap-1 text-small text-ink-mute underline-offset-4 group-open/rest:hidden hover:text-ink hover:underline [&::-webkit-details-marker]:hidden">
                  {values.length - SHORT}개 더 보기
                </summary>
                <Options values={values.slice(SHORT)} {...{ store, query, answer, live }} />
              </details>
            )}
          </div>
        </details>
      ))}
    </>
  )
}

interface OptionsProps {
  values: FacetState['answer']['facets'][number]['values']
  store: FacetStore
  query: FacetQuery
  answer: FacetState['answer']
  live: boolean
}

function Options({ values, store, query, answer, live }: OptionsProps) {
  return (
    <ul>
      {values.map((value) => {
        const next = toggled(query, value.code, answer.facets)
        return (
          <li key={value.code}>
            <FacetOption
              value={value}
              chosen={query.codes.includes(value.code)}
              href={store.hrefOf(next)}
              live={live}
              onChoose={() => store.choose(next)}
            />
          </li>
        )
      })}
    </ul>
  )
}
