import { defineEntryBlock } from '../_parts/event-entry/define-entry-block'
import { PlainEntry } from '../event-default/entry.lazy'

export const eventFesta = defineEntryBlock({ template: 'festa', title: '페스타', Entry: PlainEntry })
