import { defineBlock } from '@/renderer/define-block'
import { SOUGHT_REPLY } from '@/schemas/rules/content/reply-subject'
import { load } from './load'
import { props } from './schema'
import { CaseReplies } from './view'

export const caseReplies = defineBlock({
  type: 'case-replies',
  version: 1,
  title: '시공사례 댓글',
  group: 'collection',
  props,
  view: CaseReplies,
  load,
  query: ['page', SOUGHT_REPLY],
  headings: () => [{ level: 2, text: '', field: '' }],
  example: { size: 10 },
})
