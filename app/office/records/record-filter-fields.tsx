'use client'
import { X } from 'lucide-react'
import { ChooseFilter } from '@/builder/list/choose-filter'
import type { Go } from '@/builder/list/list-query'
import { ReferenceSearch } from '@/builder/inspector/reference-search'
import { useChosenRecords } from '@/builder/inspector/record-option'
import type { FieldSchema } from '@/builder/inspector/field-schema'
import { BUTTON } from '@/builder/ui/button'
import { ICON } from '@/builder/ui/icon'
import type { AnyRecordType } from '@/schemas/records/define-record'
import type { Rights } from '@/schemas/rules/base/rights'
import { filterChoices } from './filter-choices'
import type { RecordFilters, RecordListView } from './record-list-view'
import { fieldsOf, type Codes } from './use-codes'

interface RecordFiltersProps {
  type: AnyRecordType
  codes: Codes
  rights: Rights
  view: RecordListView
  go: Go<RecordListView>
  /** In the toolbar each shows its own name until something is chosen. */
  isBare?: boolean
  className?: string
}

/** The filters that the definition of the type names, each by the kind of its field. */
export function RecordFilterFields({ type, codes, rights, view, go, isBare = false, className = '' }: RecordFiltersProps) {
  const fields = fieldsOf(type)
  const choose = (field: string, value: string) => go({ filters: withFilter(view.filters, field, value) })
  const filters = (type.list.filters ?? []).filter((field) => rights.sees(type.type, field))
  return filters.map((field) => {
    const schema = fields[field] ?? {}
    const { title = field } = schema
    const value = view.filters[field] ?? ''
    if (schema.widget === 'reference')
      return <ReferenceFilter key={field} schema={schema} title={title} value={value} onChoose={(next) => choose(field, next)} />
    return (
      <ChooseFilter
        key={field}
        label={title}
        choices={[{ value: '', words: `${title} 모두` }, ...filterChoices(schema, codes)]}
        value={value}
        onChoose={(next) => choose(field, next)}
        isBare={isBare}
        className={className}
      />
    )
  })
}

const withFilter = (filters: RecordFilters, field: string, value: string): RecordFilters => {
  const { [field]: _old, ...rest } = filters
  return value === '' ? rest : { ...rest, [field]: value }
}

interface ReferenceFilterProps {
  schema: FieldSchema
  title: string
  value: string
  onChoose: (value: string) => void
}

function ReferenceFilter({ schema, title, value, onChoose }: ReferenceFilterProps) {
  const type = (schema.source ?? '').slice('records:'.length)
  const { known: chosen } = useChosenRecords(type, value ? [value] : [])
  if (value)
    return (
      <span className="inline-flex h-8 max-w-60 items-center rounded-sm border border-studio-select bg-studio-select-soft pl-3 text-studio-accent-700 max-md:h-11">
        <span className="truncate">{chosen?.get(value)?.name ?? title}</span>
        <button type="button" aria-label={`${title} 조건 지우기`} className={BUTTON} onClick={() => onChoose('')}>
          <X {...ICON} size={14} />
        </button>
      </span>
    )
  return (
    <span className="w-44 max-md:w-full">
      <span id={`filter-${type}`} className="sr-only">
        {title}
      </span>
      <ReferenceSearch
        aria={{
          id: `filter-${type}-field`,
          'aria-labelledby': `filter-${type}`,
          'aria-describedby': undefined,
          'aria-invalid': undefined,
          'aria-required': undefined,
        }}
        type={type}
        placeholder={title}
        chosen={[]}
        onPick={({ id }) => onChoose(id)}
      />
    </span>
  )
}
