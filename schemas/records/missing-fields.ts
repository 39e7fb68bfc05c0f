import type { AnyRecordType, RecordValues } from './define-record'

/** Those of the needed fields that are still empty, in the order of the form. @param needed pointers of whole fields. */
export function missingFields({ form, groups }: AnyRecordType, values: RecordValues, needed: ReadonlySet<string>): string[] {
  const fields = groups.flatMap((group) => group.fields)
  return fields.flatMap((field) =>
    needed.has(`/${field}`) && isAsked(form.properties[field], values) && isEmpty(values[field]) ? [`/${field}`] : [],
  )
}

/** A field that stands in the form for some values of another only is not missing without them. */
function isAsked(schema: object | undefined, values: RecordValues): boolean {
  const when = (schema as { when?: { field: string; is: readonly unknown[] } } | undefined)?.when
  return when === undefined || when.is.includes(values[when.field])
}

/** A picture without its file is none, whatever its alternative text says. */
function isEmpty(value: unknown): boolean {
  if (value === undefined || value === null) return true
  if (typeof value === 'string') return value.trim() === ''
  if (Array.isArray(value)) return value.length === 0
  return typeof value === 'object' && 'src' in value && value.src === ''
}
