import { defineBlock } from '@/renderer/define-block'
import { SOUGHT_REPLY } from '@/schemas/rules/content/reply-subject'
import { load } from './load'
import { props } from './schema'
import { ContentReplies } from './view'

export const contentReplies = defineBlock({
  type: 'content-replies',
  version: 1,
  title: '글 댓글',
  group: 'collection',
  props,
  view: ContentReplies,
  load,
  query: ['page', SOUGHT_REPLY],
  headings: () => [{ level: 2, text: '', field: '' }],
  example: { size: 10 },
})
