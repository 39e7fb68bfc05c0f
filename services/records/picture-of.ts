import type { AnyRecordType, RecordValues } from '@/schemas/records/define-record'

/** The storage path of a record's thumbnail. A picture field holds an object or a path; the first of several stands for all. */
export function pictureOf({ picture }: AnyRecordType, values: RecordValues): string {
  const value = picture === undefined ? undefined : values[picture]
  const first: unknown = Array.isArray(value) ? value[0] : value
  if (typeof first === 'string') return first
  const src = (first as { src?: unknown } | undefined)?.src
  return typeof src === 'string' ? src : ''
}
