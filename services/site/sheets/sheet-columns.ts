// A sheet has a column for each field of the form, under the field's title and, in the second line, its name. One value is one cell:
// a choice is its word, a switch 예 or 아니요, a moment the time in Seoul; a list of words or references has one entry a line; a list of
// parts is JSON; a picture is two columns, its path and its alternative text. The name of a referenced record stands beside its id, for
// the reader alone.
import type { AnyRecordType, RecordValues } from '@/schemas/records/define-record'

export interface SheetProperty {
  title?: string
  type?: string
  format?: string
  widget?: string
  source?: string
  anyOf?: readonly { const: unknown; title?: string }[]
  properties?: Record<string, SheetProperty>
  items?: SheetProperty
}

export type ColumnKind = 'text' | 'whole' | 'decimal' | 'switch' | 'moment' | 'choice' | 'lines' | 'json' | 'part' | 'names' | 'fixed'

export interface SheetColumn {
  /** What the second line says: `title`, `picture.src`, `cateId~name`. */
  name: string
  title: string
  kind: ColumnKind
  /** Empty for the columns of the record itself. */
  field: string
  property: SheetProperty
  /** Of a picture: `src` or `alt`. */
  part?: string
  isOptional: boolean
}

const fixed = (name: string, title: string): SheetColumn => ({ name, title, kind: 'fixed', field: '', property: {}, isOptional: true })
/** The record's own, no names of fields: `#id` is empty for a new one, `#version` refuses what somebody changed since, the state is told. */
const OWN = [fixed('#id', '번호'), fixed('#version', '저장 번호'), fixed('#state', '상태')]

export function sheetColumns(type: AnyRecordType): SheetColumn[] {
  const required = new Set(type.form.required as readonly string[] | undefined)
  const properties = type.form.properties as Record<string, SheetProperty>
  const columns = type.groups
    .flatMap(({ fields }) => fields)
    .flatMap((field) => columnsOfField(field, properties[field]!, !required.has(field)))
  return [...OWN, ...columns]
}

function columnsOfField(field: string, property: SheetProperty, isOptional: boolean): SheetColumn[] {
  const title = property.title ?? field
  const column = { name: field, title, field, property, isOptional }
  if (property.widget === 'reference')
    return [
      { ...column, kind: property.type === 'array' ? 'lines' : 'text' },
      { ...column, name: `${field}~name`, title: `${title}(이름)`, kind: 'names' },
    ]
  if (property.type === 'object' && property.properties && Object.values(property.properties).every((one) => one.type === 'string'))
    return Object.entries(property.properties).map(([part, one]) => ({
      ...column,
      name: `${field}.${part}`,
      title: `${title}(${one.title ?? part})`,
      kind: 'part' as const,
      part,
    }))
  return [{ ...column, kind: kindOf(property) }]
}

function kindOf(property: SheetProperty): ColumnKind {
  if (property.anyOf?.every((one) => typeof one.const === 'string')) return 'choice'
  switch (property.type) {
    case 'integer':
      return 'whole'
    case 'number':
      return 'decimal'
    case 'boolean':
      return 'switch'
    case 'string':
      return property.format === 'date-time' ? 'moment' : 'text'
    case 'array':
      return isLine(property.items) ? 'lines' : 'json'
    default:
      return 'json'
  }
}
/** Texts without line breaks of their own. */
const isLine = (items: SheetProperty | undefined): boolean =>
  items?.type === 'string' && items.widget !== 'html' && items.widget !== 'textarea'

/** The ids that a column of references names. */
export const referencedIn = ({ field }: SheetColumn, values: RecordValues): string[] =>
  [values[field]].flat().filter((one): one is string => typeof one === 'string' && one !== '')
