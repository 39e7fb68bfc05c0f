import { defineBlock } from '@/renderer/define-block'
import { coerceNumber } from '@/blocks/base/_parts/coerce'
import { load } from './load'
import { props } from './schema'
import { StoreBanners } from './view'

export const storeBanners = defineBlock({
  type: 'store-banners',
  version: 1,
  title: '스토어 배너',
  group: 'collection',
  props,
  view: StoreBanners,
  load,
  headings: ({ level }) => [{ level: coerceNumber(level, 2), text: '', field: '/level' }],
  query: ['categoryId'],
  blank: (_, { banners }) =>
    banners.length > 0 ? undefined : '이 자리의 배너가 없어 방문자에게는 보이지 않습니다. ‘스토어 카테고리’ 화면에서 올리면 나타납니다.',
  example: { of: 'root', layout: 'feature', size: 3, label: '스토어 기획' },
})
