'use client'
import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import useSWR from 'swr'
import { ChooseFilter } from '@/builder/list/choose-filter'
import { DayField } from '@/builder/moment/day-field'
import { SearchField } from '@/builder/list/search-field'
import { LINE_BUTTON } from '@/builder/ui/button'
import { ICON } from '@/builder/ui/icon'
import type { AnyContract } from '@/schemas/api/base/contract'
import type { DeskNow, DeskView } from './desk-definition'
import { usualOf, type DeskFilter } from './desk-filter'
import type { DeskState } from './use-desk'

/** The search field and the filters of a desk; each change is a view with its own URL. @param children between both. */
export function DeskFilters<C extends AnyContract>({ state, children }: { state: DeskState<C>; children: ReactNode }) {
  const { desk, view, go, now } = state
  const choose = (name: string, value: string): void => {
    const { [name]: _, ...others } = view.filters
    go({ filters: value ? { ...others, [name]: value } : others })
  }
  return (
    <>
      {desk.search && (
        <div className="flex max-md:basis-full">
          <SearchField
            {...desk.search}
            value={view.search}
            onSearch={(words) => go({ search: words }, view.search === '' ? 'push' : 'replace')}
          />
        </div>
      )}
      {children}
      {desk.filters?.map((filter) => (
        <Filter<C> key={keyOf(filter)} filter={filter} now={now} chosen={view.filters} onChoose={choose} />
      ))}
    </>
  )
}

const keyOf = <C extends AnyContract>(filter: DeskFilter<C>): string => (filter.kind === 'days' ? filter.names.join(' ') : filter.name)

interface FilterProps<F> {
  filter: F
  chosen: DeskView['filters']
  onChoose: (name: string, value: string) => void
}
type Kind<K extends DeskFilter['kind']> = FilterProps<Extract<DeskFilter, { kind: K }>>

function Filter<C extends AnyContract>({ filter, now, ...props }: FilterProps<DeskFilter<C>> & { now: DeskNow<C> }) {
  if (filter.kind === 'days') return <Days filter={filter} {...props} />
  if (filter.kind === 'load') return <Loaded filter={filter} {...props} />
  const { name } = filter
  const value = props.chosen[name] ?? ''
  if (filter.kind === 'choose') {
    const choices = { ...filter.choices, ...filter.wordsFor?.(now.person) }
    return <Choices {...props} name={name} label={filter.label} choices={choices} first={filter.all} usual={usualOf(filter)} />
  }
  if (filter.kind === 'item')
    return <Choices {...props} name={name} label={filter.label} choices={filter.choices(now.item, value)} first={filter.all} />
  if (filter.kind === 'hidden' || value === '') return null
  const { clear } = filter
  return (
    <button type="button" className={`${LINE_BUTTON} max-w-full`} onClick={() => props.onChoose(name, '')}>
      {typeof clear === 'string' ? (
        clear
      ) : (
        <>
          <span className="truncate">{clear(value, now.rows)}</span>
          <X {...ICON} size={14} aria-label="조건 지우기" aria-hidden={false} />
        </>
      )}
    </button>
  )
}

function Days({ filter: { names, labels, group }, chosen, onChoose }: Kind<'days'>) {
  return (
    <div role="group" aria-label={group} className="flex flex-wrap gap-x-3 gap-y-2 max-md:w-full">
      {names.map((name, i) => (
        <DayField key={name} label={labels[i]!} value={chosen[name] ?? ''} onChange={(day) => onChoose(name, day)} />
      ))}
    </div>
  )
}

function Loaded({ filter: { name, label, all, load }, ...props }: Kind<'load'>) {
  const { data = {} } = useSWR(['desk-choices', name], load)
  return <Choices {...props} name={name} label={label} choices={data} first={all} />
}

interface ChoicesProps extends Omit<FilterProps<DeskFilter>, 'filter'> {
  name: string
  label: string
  choices: Readonly<Record<string, string>>
  /** Words of the first choice where it asks for nothing. */
  first: string | undefined
  /** Which choice asks for something too and is the first; it has no value in the view, and is said. */
  usual?: string | undefined
}
function Choices({ name, label, choices, first, usual, chosen, onChoose }: ChoicesProps) {
  const others = Object.entries(choices).flatMap(([value, words]) => (value === usual ? [] : [{ value, words }]))
  const words = first ?? choices[usual!]!
  return (
    <ChooseFilter
      label={label}
      choices={[{ value: '', words }, ...others]}
      value={chosen[name] ?? ''}
      onChoose={(value) => onChoose(name, value)}
      isBare={first !== undefined}
    />
  )
}
