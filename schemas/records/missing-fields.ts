import type { AnyRecordType, RecordValues } from './define-record'

/** Those of the needed fields that are still empty, in the order of the form. @param needed pointers of whole fields. */
export function missingFields({ groups }: AnyRecordType, values: RecordValues, needed: ReadonlySet<string>): string[] {
  const fields = groups.flatMap((group) => group.fields)
  return fields.flatMap((field) => (needed.has(`/${field}`) && isEmpty(values[field]) ? [`/${field}`] : []))
}

/** A picture without its file is none, whatever its alternative text says. */
function isEmpty(value: unknown): boolean {
  if (value === undefined || value === null) return true
  if (typeof value === 'string') return value.trim() === ''
  if (Array.isArray(value)) return value.length === 0
  return typeof value === 'object' && 'src' in value && value.src === ''
}
