// A button alone. The page of an event of the default template may require more, by the page's type (typed-entry.tsx).
import { defineEntryBlock } from '../_parts/event-entry/define-entry-block'
import { Reviews } from '../_parts/event-reviews/reviews'
import { EventDefaultEntry } from './entry.lazy'
import { loadTyped } from './load-typed'
import { TypedEntry } from './typed-entry'

export const eventDefault = defineEntryBlock({
  type: 'event-default',
  template: 'default',
  title: '기본 응모',
  Entry: EventDefaultEntry,
  PageEntry: TypedEntry,
  Part: Reviews,
  loadPart: loadTyped,
})

export const eventFesta = defineEntryBlock({
  type: 'event-festa',
  template: 'festa',
  title: '페스타',
  way: '전시장 방문',
  wide: true,
  Entry: EventDefaultEntry,
})
