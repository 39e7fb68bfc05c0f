import { defineBlock } from '@/renderer/define-block'
import { load } from './load'
import { props } from './schema'
import { ConsultingHistory } from './view'

export const consultingHistory = defineBlock({
  type: 'consulting-history',
  version: 1,
  title: '내 상담 내역',
  group: 'system',
  props,
  view: ConsultingHistory,
  load,
  live: true,
  query: ['page'],
  headings: () => [
    { level: 1, text: '상담 내역', field: '' },
    // Booked visits by their places, then the consultations.
    { level: 2, text: '방문 예약', field: '' },
    { level: 3, text: '', field: '' },
    { level: 2, text: '', field: '' },
  ],
  example: { tab: 'all', size: 10 },
})
