import type { AnyRecordType, RecordValues } from './define-record'
import { startValues } from './start-values'

/** One change of one field, for many records: to a value, to what a new record has, or by what a list gains or loses. */
export interface FieldChange {
  field: string
  mode: 'set' | 'clear' | 'add' | 'remove'
  /** Of `add` and `remove` the values that the list gains or loses. */
  value?: unknown
}

interface Property {
  type?: string
  default?: unknown
  when?: { field: string; is: readonly unknown[] }
}
const propertyOf = ({ form }: AnyRecordType, field: string): Property | undefined => (form.properties as Record<string, Property>)[field]

/** Whether records of the type can have this field changed together: no two have the same value of a unique one, and a fixed one stays. */
export function isChangeable(type: AnyRecordType, { field, mode, value }: FieldChange): boolean {
  const property = propertyOf(type, field)
  if (!property || type.fixed?.includes(field) || type.unique?.includes(field)) return false
  if (mode === 'clear') return true
  return mode === 'set' ? value !== undefined : property.type === 'array' && Array.isArray(value) && value.length > 0
}

/** Whether a record has this field at all: some fields belong to some kinds of records. */
export function hasField(type: AnyRecordType, values: RecordValues, field: string): boolean {
  const { when } = propertyOf(type, field) ?? {}
  if (!when) return true
  const value = values[when.field] ?? propertyOf(type, when.field)?.default
  return when.is.includes(value === undefined || value === '' ? null : value)
}

/** The values with the change in them. */
export function changeField(type: AnyRecordType, values: RecordValues, { field, mode, value }: FieldChange): RecordValues {
  if (mode === 'set') return { ...values, [field]: value }
  if (mode === 'clear') {
    const { [field]: _, ...rest } = values
    const start = startValues(type)[field]
    return start === undefined ? rest : { ...rest, [field]: start }
  }
  const list = Array.isArray(values[field]) ? (values[field] as unknown[]) : []
  const among = (others: readonly unknown[], one: unknown): boolean => others.some((other) => JSON.stringify(other) === JSON.stringify(one))
  const given = value as unknown[]
  const next = mode === 'add' ? [...list, ...given.filter((one) => !among(list, one))] : list.filter((one) => !among(given, one))
  return { ...values, [field]: next }
}
