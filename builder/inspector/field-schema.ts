// What the inspector reads from a block's schema. No block has a hand-written form: a property's type, its `widget` and its labels are
// enough, so that a new block has its inspector at once.
import { fieldMessage } from '@/schemas/words/messages'

/** A property as JSON Schema, as far as a form needs it. */
export interface FieldSchema {
  type?: string | readonly string[]
  title?: string
  description?: string
  default?: unknown
  widget?: string
  /** The contract that provides the choices: `fragments`, `events`, `codes:faqCategory`, `records:products`. */
  source?: string
  /** The sibling property that this one makes, or is made of: options and their combinations, a picture and what stands in it. */
  beside?: string
  /** The sibling number that this one is added to. */
  over?: string
  /** Shown only while the sibling property has one of these values; `null` means no value. */
  when?: { field: string; is: readonly unknown[] }
  minLength?: number
  maxLength?: number
  minimum?: number
  maximum?: number
  pattern?: string
  format?: string
  const?: unknown
  enum?: readonly unknown[]
  anyOf?: readonly FieldSchema[]
  properties?: Readonly<Record<string, FieldSchema>>
  required?: readonly string[]
  items?: FieldSchema
  minItems?: number
  maxItems?: number
}

export type Widget =
  | 'text'
  | 'textarea'
  | 'number'
  | 'switch'
  | 'select'
  | 'link'
  | 'slug'
  | 'html'
  | 'color'
  | 'picture'
  | 'picture-address'
  | 'film'
  | 'moment'
  | 'day'
  | 'list'
  | 'group'
  | 'reference'
  | 'choices'
  | 'document'
  | 'option-groups'
  | 'matrix'
  | 'points'

export function widgetOf(schema: FieldSchema): Widget {
  if (schema.widget === 'reference' || schema.widget === 'choices') return schema.widget
  if (schema.type === 'array')
    return schema.widget === 'option-groups' || schema.widget === 'matrix' || schema.widget === 'points' ? schema.widget : 'list'
  if (schema.type === 'object') return schema.widget === 'image' && schema.properties?.['src'] ? 'picture' : 'group'
  switch (schema.widget) {
    case 'image':
      return 'picture-address'
    case 'film':
      return 'film'
    case 'textarea':
    case 'link':
    case 'slug':
    case 'html':
    case 'color':
    case 'select':
    case 'moment':
    case 'day':
    case 'document':
      return schema.widget
  }
  if (schema.type === 'boolean') return 'switch'
  if (schema.type === 'number' || schema.type === 'integer') return 'number'
  return choicesOf(schema) ? 'select' : 'text'
}

export interface Choice {
  value: unknown
  label: string
  /** Said at the field while it is chosen. */
  fault?: { severity: 'error' | 'warning'; message: string }
}

/** The allowed values with their labels; undefined for free text. */
export function choicesOf({ anyOf, enum: names }: FieldSchema): Choice[] | undefined {
  if (anyOf?.every((one) => 'const' in one)) return anyOf.map((one) => ({ value: one.const, label: one.title ?? String(one.const) }))
  return names?.map((value) => ({ value, label: String(value) }))
}

/** Properties of appearance; they have their own tab. */
const LOOK = new Set([
  'align',
  'bleed',
  'columns',
  'gap',
  'heading',
  'inset',
  'layout',
  'linkAs',
  'look',
  'mobile',
  'pc',
  'ratio',
  'reverse',
  'rounded',
  'size',
  'space',
  'stackAt',
  'tablet',
  'tone',
  'width',
])
const COUNTS = new Set(['columns', 'pc', 'tablet', 'mobile'])

export type FieldTab = 'content' | 'look'

/** By name and type: a `size` that is chosen is appearance, one that is counted is the number of records of a list. */
export function tabOf(name: string, schema: FieldSchema): FieldTab {
  const widget = widgetOf(schema)
  const isLook = LOOK.has(name) && (widget === 'select' || widget === 'switch' || (widget === 'number' && COUNTS.has(name)))
  return isLook ? 'look' : 'content'
}

/** Whether the sibling property allows this one to be shown. */
export function isShownFor({ when }: FieldSchema, besides: unknown): boolean {
  if (!when) return true
  const value = besides === undefined || besides === '' ? null : besides
  return when.is.includes(value)
}

/** The initial value of a property: its own default, or the smallest that its schema accepts. */
export function startOf(schema: FieldSchema): unknown {
  if (schema.default !== undefined) return structuredClone(schema.default)
  if ('const' in schema) return schema.const
  switch (schema.type) {
    case 'object':
      return Object.fromEntries((schema.required ?? []).map((name) => [name, startOf(schema.properties?.[name] ?? {})]))
    case 'array':
      return Array.from({ length: schema.minItems ?? 0 }, () => startOf(schema.items ?? {}))
    case 'boolean':
      return false
    case 'number':
    case 'integer':
      return schema.minimum ?? 0
  }
  return choicesOf(schema)?.[0]?.value ?? ''
}

const UNFINISHED = new Set(['required', 'choose', 'minLength', 'minItems'])

/** Why a typed text cannot be stored; one over its limit can, and is called a problem until it is shortened. */
export function refusalOf(schema: FieldSchema, text: string): string | undefined {
  const { maxLength: _most, ...open } = schema
  return faultOf(open, text, { isDraft: true })
}

/**
 * The problem of one value by itself, in a sentence.
 * @param isDraft true for a stored draft, which may lack required values and nothing else.
 */
export function faultOf(schema: FieldSchema, value: unknown, { isDraft }: { isDraft: boolean }): string | undefined {
  const found = keywordOf(schema, value)
  if (!found || (isDraft && UNFINISHED.has(found.keyword))) return undefined
  return fieldMessage(found.keyword, schema.title ?? '항목', { limit: found.limit, type: schema.type }, 'document')
}

function keywordOf(schema: FieldSchema, value: unknown): { keyword: string; limit?: number } | undefined {
  const choices = choicesOf(schema)
  if (choices) return choices.some((choice) => choice.value === value) ? undefined : { keyword: isNothing(value) ? 'choose' : 'enum' }
  switch (schema.type) {
    case 'string': {
      if (typeof value !== 'string') return { keyword: 'type' }
      const length = [...value].length
      if (length < (schema.minLength ?? 0)) return { keyword: 'minLength', limit: schema.minLength! }
      if (length > (schema.maxLength ?? Infinity)) return { keyword: 'maxLength', limit: schema.maxLength! }
      return schema.pattern !== undefined && !new RegExp(schema.pattern, 'u').test(value) ? { keyword: 'pattern' } : undefined
    }
    case 'number':
    case 'integer':
      if (typeof value !== 'number' || !Number.isFinite(value)) return { keyword: 'type' }
      if (schema.type === 'integer' && !Number.isInteger(value)) return { keyword: 'type' }
      if (value < (schema.minimum ?? -Infinity)) return { keyword: 'minimum', limit: schema.minimum! }
      return value > (schema.maximum ?? Infinity) ? { keyword: 'maximum', limit: schema.maximum! } : undefined
    case 'boolean':
      return typeof value === 'boolean' ? undefined : { keyword: 'type' }
    case 'array':
      if (!Array.isArray(value)) return { keyword: 'type' }
      if (value.length < (schema.minItems ?? 0)) return { keyword: 'minItems', limit: schema.minItems! }
      return value.length > (schema.maxItems ?? Infinity) ? { keyword: 'maxItems', limit: schema.maxItems! } : undefined
    case 'object':
      return typeof value === 'object' && value !== null && !Array.isArray(value) ? undefined : { keyword: 'type' }
  }
  return undefined
}

const isNothing = (value: unknown): boolean => value === undefined || value === null || value === ''

const NAMES = ['title', 'label', 'text', 'name', 'ALT', 'alt', 'key', 'URL', 'src']

/** The label of a list entry: its first text; without one, its short lines and choices (`평일 · 10:30 · 18:00`); or its position. */
export function nameOfEntry(schema: FieldSchema, entry: unknown, index: number): string {
  const isObject = typeof entry === 'object' && entry !== null
  const words = isObject ? (namedBy(entry as Values) ?? linesOf(schema, entry as Values)) : entry
  return (typeof words === 'string' && words.trim().replaceAll('\n', ' ')) || `${schema.title ?? '항목'} ${index + 1}`
}

type Values = Readonly<Record<string, unknown>>
const textOf = (value: unknown): string => (typeof value === 'string' ? value.trim() : '')
/** A combination of options is named by its choices. */
const namedBy = (entry: Values): string | undefined =>
  Array.isArray(entry['choices']) && entry['choices'].length > 0
    ? entry['choices'].map(textOf).join(', ')
    : NAMES.map((name) => textOf(entry[name])).find(Boolean)

/** The first three in the order of the form. A choice alone names nothing: every entry begins with the same one. */
function linesOf({ properties = {} }: FieldSchema, entry: Values): string | undefined {
  const parts = Object.entries(properties).flatMap(([name, field]) => {
    const [widget, text] = [widgetOf(field), textOf(entry[name])]
    if (widget === 'select') return { isTyped: false, words: choicesOf(field)?.find(({ value }) => value === text)?.label ?? '' }
    return { isTyped: true, words: widget === 'text' || widget === 'day' ? text : '' }
  })
  const said = parts.filter(({ words }) => words !== '').slice(0, 3)
  return said.some(({ isTyped }) => isTyped) ? said.map(({ words }) => words).join(' · ') : undefined
}

/** Whether several types of block have the same property under this name. */
export const isSameField = (a: FieldSchema | undefined, b: FieldSchema | undefined): boolean =>
  a !== undefined && b !== undefined && JSON.stringify(a) === JSON.stringify(b)
