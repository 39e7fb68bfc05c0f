import { defineEntryBlock } from '../_parts/event-entry/define-entry-block'
import { PlainEntry } from './entry.lazy'

export const eventDefault = defineEntryBlock({ template: 'default', title: '기본 응모', Entry: PlainEntry })
