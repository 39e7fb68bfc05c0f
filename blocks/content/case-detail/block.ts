import { defineBlock } from '@/renderer/define-block'
import { props } from './schema'
import { CaseDetail } from './view'

export const caseDetail = defineBlock({
  type: 'case-detail',
  version: 1,
  title: '시공사례 본문',
  group: 'collection',
  props,
  view: CaseDetail,
  headings: () => [
    { level: 1, text: '', field: '' },
    { level: 2, text: '', field: '' },
  ],
  example: { look: 'detail' },
})
