import { recordTypeOf } from '@/schemas/records/registry'
import type { OfficeLink } from './area'

/** @param words where another screen has the name of the type already. */
type RecordLink = Pick<OfficeLink, 'group' | 'icon' | 'isDaily'> & { words?: string }

/** The list of a record type in the navigation, named and guarded like the type. */
export const recordLink = (type: string, { words = recordTypeOf(type)!.title, ...link }: RecordLink): OfficeLink => ({
  ...link,
  id: `records/${type}`,
  words,
  right: type,
})
