import type { Item } from '@/schemas/api/base/contract'
import type { readEvent } from '@/schemas/api/events/events'

export type EventRecord = Item<typeof readEvent>

/** The data of an event that the browser needs for an entry: no text of the page, and no solution of the game. */
const NAMES = [
  'EVENT_SEQ',
  'EVENT_NAME',
  'EVENT_TYPE',
  'OPEN_STR_DATE',
  'OPEN_END_DATE',
  'APPLY_LIMIT_TYPE',
  'MARKETING_REQUIRED_YN',
  'ACCOUNT_LINK_YN',
  'CHECK_DT',
  'MESSAGES',
  'GAME',
  'ANSWER_LENGTH',
  'IMG_BANNER_PC',
  'IMG_BANNER_PC_SHAPE',
] as const
export type EntryEvent = Pick<EventRecord, (typeof NAMES)[number]>

/** Props of every island with an entry of an event. */
export interface EntryProps {
  event: EntryEvent
}

export const entryEventOf = (event: EventRecord): EntryEvent =>
  Object.fromEntries(NAMES.map((name) => [name, event[name]])) as unknown as EntryEvent
