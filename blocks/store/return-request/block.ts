import { defineBlock } from '@/renderer/define-block'
import { load } from './load'
import { props } from './schema'
import { ReturnRequest } from './view'

export const returnRequest = defineBlock({
  type: 'return-request',
  version: 1,
  title: '교환·반품 신청',
  group: 'system',
  props,
  view: ReturnRequest,
  load,
  live: true,
  query: ['line'],
  headings: ({ kind }) => [
    { level: 1, text: kind === 'exchange' ? '교환 신청' : '반품 신청', field: '' },
    { level: 2, text: '', field: '' },
  ],
  example: { kind: 'refund' },
})
