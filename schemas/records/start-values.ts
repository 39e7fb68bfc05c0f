import type { AnyRecordType, RecordValues } from './define-record'

interface Property {
  default?: unknown
  type?: string
}

/** The values of a new record: what the form's defaults say. Fields without a default stay out until they are written. */
export function startValues({ form }: AnyRecordType): RecordValues {
  const properties = form.properties as Record<string, Property>
  return Object.fromEntries(
    Object.entries(properties).flatMap(([name, { default: start }]) => (start === undefined ? [] : [[name, structuredClone(start)]])),
  )
}
