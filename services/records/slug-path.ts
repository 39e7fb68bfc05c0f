import type { AnyRecordType, RecordValues } from '@/schemas/records/define-record'
import { pageOf } from './link-columns'

const slugOf = (values: RecordValues | null): string => {
  const slug = values?.['slug']
  return typeof slug === 'string' ? slug.trim().normalize('NFC') : ''
}

/** Whether the record has an address in words, or had one until now. */
export const hasSlug = (...states: (RecordValues | null)[]): boolean => states.some((values) => slugOf(values) !== '')

/**
 * The address in words of a record: that of its page, with the words in place of its number.
 * @returns undefined without words, and for a page whose address does not end with the record.
 */
export function slugPath(type: AnyRecordType, values: RecordValues, id: string): string | undefined {
  const slug = slugOf(values)
  const page = slug === '' || !type.hasOwnPage ? undefined : pageOf(type, values, id)
  return page && !/[?#]/.test(page) ? page.replace(/[^/]+$/, () => slug) : undefined
}
