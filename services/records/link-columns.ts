import { initialsOf } from '@/lib/hangul/is-syllable'
import type { AnyRecordType, RecordValues } from '@/schemas/records/define-record'
import { namePairsOf } from './searched-words'

/** Letters of a name that a link field searches. */
const SEARCHED = 150
const NONE = { page: null, linkName: '', linkInitials: '', linkPairs: [] as number[] }

/** What a link field finds a record by: where it stands for visitors, or will stand, and the parts of its name. */
export function linkColumns(type: AnyRecordType, { id, name, values }: { id: string; name: string; values: RecordValues }) {
  const page = type.hasOwnPage ? pageOf(type, values, id) : undefined
  if (page === undefined) return NONE
  const linkName = spaceless(name).slice(0, SEARCHED)
  return { page, linkName, linkInitials: initialsOf(linkName), linkPairs: namePairsOf(linkName, type.type) }
}

export const spaceless = (text: string): string => text.normalize('NFC').toLowerCase().replace(/\s+/g, '')

/** A draft may lack what its address is made of. */
export function pageOf(type: AnyRecordType, values: RecordValues, id: string): string | undefined {
  try {
    const page = type.page?.(values, id)
    return page?.startsWith('/') ? page : undefined
  } catch {
    return undefined
  }
}
