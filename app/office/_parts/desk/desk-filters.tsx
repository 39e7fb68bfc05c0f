'use client'
import useSWR from 'swr'
import { ChooseFilter } from '@/builder/list/choose-filter'
import { DayField } from '@/builder/list/day-field'
import type { Go } from '@/builder/list/list-query'
import { SearchField } from '@/builder/list/search-field'
import { LINE_BUTTON } from '@/builder/ui/button'
import type { AnyContract } from '@/schemas/api/base/contract'
import type { Desk, DeskFilter, DeskView } from './define-desk'

interface Props<C extends AnyContract> {
  desk: Desk<C>
  view: DeskView
  go: Go<DeskView>
}

/** The search field and the filters of a desk; each change is a view with its own URL. */
export function DeskFilters<C extends AnyContract>({ desk: { search, filters = [] }, view, go }: Props<C>) {
  const choose = (name: string, value: string): void => {
    const { [name]: _, ...others } = view.filters
    go({ filters: value ? { ...others, [name]: value } : others })
  }
  return (
    <>
      {search && (
        <SearchField {...search} value={view.search} onSearch={(words) => go({ search: words }, view.search === '' ? 'push' : 'replace')} />
      )}
      {filters.map((filter) => (
        <Filter key={keyOf(filter)} filter={filter} chosen={view.filters} onChoose={choose} />
      ))}
    </>
  )
}

const keyOf = (filter: DeskFilter): string => (filter.kind === 'days' ? filter.names.join(' ') : filter.name)

interface FilterProps<F = DeskFilter> {
  filter: F
  chosen: DeskView['filters']
  onChoose: (name: string, value: string) => void
}
type Kind<K extends DeskFilter['kind']> = FilterProps<Extract<DeskFilter, { kind: K }>>

function Filter({ filter, ...props }: FilterProps) {
  if (filter.kind === 'days') return <Days filter={filter} {...props} />
  if (filter.kind === 'load') return <Loaded filter={filter} {...props} />
  if (filter.kind === 'choose')
    return <Choices {...props} name={filter.name} label={filter.label} choices={choicesOf(filter)} isSaid={filter.all === undefined} />
  if (props.chosen[filter.name] === undefined) return null
  return (
    <button type="button" className={LINE_BUTTON} onClick={() => props.onChoose(filter.name, '')}>
      {filter.clear}
    </button>
  )
}

function Days({ filter: { names, labels, group }, chosen, onChoose }: Kind<'days'>) {
  return (
    <div role="group" aria-label={group} className="flex gap-2 max-md:w-full">
      {names.map((name, i) => (
        <DayField key={name} label={labels[i]!} value={chosen[name] ?? ''} onChange={(day) => onChoose(name, day)} />
      ))}
    </div>
  )
}

function Loaded({ filter: { name, label, all, load }, ...props }: Kind<'load'>) {
  const { data = {} } = useSWR(['desk-choices', name], load)
  return <Choices {...props} name={name} label={label} choices={[{ value: '', words: all }, ...pairsOf(data)]} />
}

interface ChoicesProps extends Omit<FilterProps, 'filter'> {
  name: string
  label: string
  choices: readonly { value: string; words: string }[]
  /** The first choice asks for something too, and is said. */
  isSaid?: boolean
}
const Choices = ({ name, label, choices, isSaid = false, chosen, onChoose }: ChoicesProps) => (
  <ChooseFilter label={label} choices={choices} value={chosen[name] ?? ''} onChoose={(value) => onChoose(name, value)} isBare={!isSaid} />
)

const pairsOf = (choices: Readonly<Record<string, string>>) => Object.entries(choices).map(([value, words]) => ({ value, words }))

/** The first choice is what is usual, and has no value in the view. */
function choicesOf({ choices, all }: Extract<DeskFilter, { kind: 'choose' }>) {
  const pairs = pairsOf(choices)
  return all === undefined
    ? pairs.map(({ value, words }, i) => ({ value: i === 0 ? '' : value, words }))
    : [{ value: '', words: all }, ...pairs]
}
