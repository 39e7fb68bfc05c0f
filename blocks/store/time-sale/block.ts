import { defineBlock } from '@/renderer/define-block'
import { load } from './load'
import { props } from './schema'
import { TimeSale } from './view'

export const timeSale = defineBlock({
  type: 'time-sale',
  version: 1,
  title: '타임세일',
  group: 'collection',
  props,
  view: TimeSale,
  load,
  headings: ({ title }) => [
    { level: 2, text: typeof title === 'string' ? title : '', field: '/title' },
    { level: 3, text: '', field: '' },
  ],
  blank: (_, { goods }) =>
    goods.length > 0 ? undefined : '지금 타임세일인 상품이 없어 방문자에게는 보이지 않습니다. 세일이 시작되면 나타납니다.',
  example: { title: '타임세일', lead: '정해진 시간까지만 이 값입니다.', size: 4 },
})
