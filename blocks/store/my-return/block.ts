import { defineBlock } from '@/renderer/define-block'
import { load } from './load'
import { props } from './schema'
import { MyReturn } from './view'

export const myReturn = defineBlock({
  type: 'my-return',
  version: 1,
  title: '교환·반품 상세',
  group: 'system',
  props,
  view: MyReturn,
  load,
  live: true,
  headings: () => [
    { level: 1, text: '교환·반품 상세', field: '' },
    { level: 2, text: '보내시는 상품', field: '' },
    { level: 2, text: '신청 내용', field: '' },
    { level: 2, text: '보내신 택배', field: '' },
  ],
  example: {},
})
