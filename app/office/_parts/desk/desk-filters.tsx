'use client'
import { ChooseFilter } from '@/builder/list/choose-filter'
import { DayField } from '@/builder/list/day-field'
import type { Go } from '@/builder/list/list-query'
import { SearchField } from '@/builder/list/search-field'
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
        <Filter key={filter.kind === 'choose' ? filter.name : filter.names[0]} filter={filter} chosen={view.filters} onChoose={choose} />
      ))}
    </>
  )
}

interface FilterProps {
  filter: DeskFilter
  chosen: DeskView['filters']
  onChoose: (name: string, value: string) => void
}

function Filter({ filter, chosen, onChoose }: FilterProps) {
  if (filter.kind === 'choose')
    return (
      <ChooseFilter
        label={filter.label}
        choices={[{ value: '', words: filter.all }, ...Object.entries(filter.choices).map(([value, words]) => ({ value, words }))]}
        value={chosen[filter.name] ?? ''}
        onChoose={(value) => onChoose(filter.name, value)}
        isBare
      />
    )
  return (
    <div className="flex gap-2 max-md:w-full">
      {filter.names.map((name, i) => (
        <DayField key={name} label={filter.labels[i]!} value={chosen[name] ?? ''} onChange={(day) => onChoose(name, day)} />
      ))}
    </div>
  )
}
