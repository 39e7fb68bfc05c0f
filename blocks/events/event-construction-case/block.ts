import { defineEntryBlock } from '../_parts/event-entry/define-entry-block'
import { EventConstructionCaseEntry } from './entry.lazy'

export const eventConstructionCase = defineEntryBlock({
  type: 'event-construction-case',
  template: 'constructionCase',
  title: '시공사례 투표',
  way: '시공사례 투표',
  isGame: true,
  Entry: EventConstructionCaseEntry,
})
