import { textOf } from '@/lib/html/sanitize-html'
import { richTextsOf } from '@/schemas/page/rich-texts'
import { urlsIn } from '@/schemas/page/urls'
import { readFields } from '@/schemas/page/read-fields'
import type { AnyRecordType, RecordValues } from '@/schemas/records/define-record'
import { ownAddress } from './own-address'
import { linkColumns } from './link-columns'
import { pairsOf, searchTextOf } from './searched-words'

interface Property {
  type?: string
  widget?: string
  source?: string
  properties?: Record<string, Property>
  items?: Property
}
const propertiesOf = ({ form }: AnyRecordType): Record<string, Property> => form.properties

/** What the row of a record repeats of its draft, for lists, search and usages. */
export function columnsOf(type: AnyRecordType, id: string, draft: RecordValues, published: RecordValues | null) {
  const { list } = type
  const name = wordsOf(draft[type.name])
  const properties = propertiesOf(type)
  const others = (list.search ?? []).flatMap((field) => textsOf(properties[field], draft[field]))
  const searchText = searchTextOf(name, others)
  const at = list.at === undefined ? undefined : draft[list.at]
  const order = list.order === undefined ? undefined : draft[list.order]
  return {
    name: name.slice(0, 300),
    state: stateOf(draft, published),
    sortAt: typeof at === 'string' && !Number.isNaN(Date.parse(at)) ? new Date(at) : null,
    sortOrder: typeof order === 'number' && Number.isInteger(order) ? order : null,
    facets: (list.filters ?? []).flatMap((field) => valuesOf(draft[field]).map((value) => `${field}:${value}`)),
    refs: refsOf(type, draft),
    searchText,
    pairs: pairsOf(name, searchText),
    ...linkColumns(type, { id, name, values: published ?? draft }),
  }
}

const stateOf = (draft: RecordValues, published: RecordValues | null): 'live' | 'changed' | 'draft' =>
  published === null ? 'draft' : isAlike(draft, published) ? 'live' : 'changed'

/** Alike whatever the order of their fields: the database reorders them. */
export function isAlike(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false
  if (Array.isArray(a) !== Array.isArray(b)) return false
  const [ofA, ofB] = [a as Record<string, unknown>, b as Record<string, unknown>]
  const names = new Set([...Object.keys(ofA), ...Object.keys(ofB)])
  return [...names].every((one) => isAlike(ofA[one], ofB[one]))
}

const wordsOf = (value: unknown): string => (typeof value === 'string' ? value.trim() : '')
const valuesOf = (value: unknown): string[] =>
  (Array.isArray(value) ? value : [value]).flatMap((one) =>
    typeof one === 'string' || typeof one === 'boolean' || typeof one === 'number' ? (one === '' ? [] : [String(one)]) : [],
  )

function textsOf(property: Property | undefined, value: unknown): string[] {
  if (typeof value === 'string') return [property?.widget === 'html' ? textOf(value) : value]
  if (Array.isArray(value)) return value.flatMap((one) => textsOf(property?.items, one))
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, one]) => textsOf(property?.properties?.[name], one))
}

/** The records that values refer to, as `type:id`. */
export function referencesOf(type: AnyRecordType, values: RecordValues): { pointer: string; type: string; id: string }[] {
  const walk = (property: Property | undefined, value: unknown, pointer: string): { pointer: string; type: string; id: string }[] => {
    if (!property) return []
    if (property.widget === 'reference') {
      const of = property.source?.replace(/^records:/, '') ?? ''
      return (Array.isArray(value) ? value : [value]).flatMap((id, i) =>
        typeof id === 'string' && id !== '' ? [{ pointer: Array.isArray(value) ? `${pointer}/${i}` : pointer, type: of, id }] : [],
      )
    }
    if (Array.isArray(value)) return value.flatMap((one, i) => walk(property.items, one, `${pointer}/${i}`))
    if (typeof value !== 'object' || value === null) return []
    return Object.entries(value).flatMap(([name, one]) => walk(property.properties?.[name], one, `${pointer}/${name}`))
  }
  return Object.entries(propertiesOf(type)).flatMap(([name, property]) => walk(property, values[name], `/${name}`))
}

const SOURCE = /(?:src|href)="(\/[^"]*)"/g

/** `products:P1` for a record, `media:/media/…` for a file, `path:/zin/…` for a page of the site. */
function refsOf(type: AnyRecordType, values: RecordValues): string[] {
  const refs = new Set(referencesOf(type, values).map((one) => `${one.type}:${one.id}`))
  const addresses = [
    ...urlsIn(type.form, values).map(({ value }) => value),
    ...readFields(type.form, values, { at: '', label: '' }).links.map(({ href }) => ownAddress(href)),
    ...richTextsOf(type.form, values).flatMap(({ html }) => [...html.matchAll(SOURCE)].map(([, address]) => address!)),
  ]
  for (const address of addresses) {
    if (address.startsWith('/media/')) refs.add(`media:${address}`)
    else if (address.startsWith('/')) refs.add(`path:${address.split(/[?#]/)[0]!}`)
  }
  return [...refs].slice(0, 500)
}
