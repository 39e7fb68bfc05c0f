import { defineEntryBlock } from '../_parts/event-entry/define-entry-block'
import { StillCutEntry } from './entry.lazy'

export const eventStillCut = defineEntryBlock({ template: 'stillCut', title: '장면 순서 퀴즈', Entry: StillCutEntry })
