import { defineBlock } from '@/renderer/define-block'
import { BANNER_POSITIONS } from '@/schemas/rules/site/banner-positions'
import { load } from './load'
import { props } from './schema'
import { Banner } from './view'

export const banner = defineBlock({
  type: 'banner',
  version: 1,
  title: '배너 자리',
  group: 'collection',
  props,
  view: Banner,
  load,
  blank: ({ position }, { banners }) =>
    banners.length > 0
      ? undefined
      : `‘${BANNER_POSITIONS[position]}’ 자리에 지금 열린 배너가 없어 방문자에게는 보이지 않습니다. ‘배너’ 화면에서 게시하면 나타납니다.`,
  example: { position: 'event', layout: 'wide', size: 4, label: '알려 드립니다' },
})
