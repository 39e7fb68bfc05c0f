import { defineEntryBlock } from '../_parts/event-entry/define-entry-block'
import { PlainEntry } from '../_parts/event-games/plain/entry.lazy'

export const eventFesta = defineEntryBlock({ template: 'festa', title: '페스타', Entry: PlainEntry })
