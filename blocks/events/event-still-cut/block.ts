import { defineEntryBlock } from '../_parts/event-entry/define-entry-block'
import { EventStillCutEntry } from './entry.lazy'

export const eventStillCut = defineEntryBlock({
  type: 'event-still-cut',
  template: 'stillCut',
  title: '장면 순서 퀴즈',
  way: '장면 순서 맞히기',
  isGame: true,
  Entry: EventStillCutEntry,
})
