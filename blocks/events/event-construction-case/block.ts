import { defineEntryBlock } from '../_parts/event-entry/define-entry-block'
import { ConstructionCaseEntry } from './entry.lazy'

export const eventConstructionCase = defineEntryBlock({
  template: 'constructionCase',
  title: '시공사례 투표',
  Entry: ConstructionCaseEntry,
})
