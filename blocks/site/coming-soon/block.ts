import { defineBlock } from '@/renderer/define-block'
import { coerceText } from '@/blocks/base/_parts/coerce'
import { load } from './load'
import { props } from './schema'
import { ComingSoon, REMINDER_TITLE } from './view'

export const comingSoon = defineBlock({
  type: 'coming-soon',
  version: 1,
  title: '준비 중 안내',
  group: 'system',
  props,
  load,
  view: ComingSoon,
  headings: ({ title }) => [
    { level: 1, text: coerceText(title), field: '/title' },
    { level: 2, text: REMINDER_TITLE, field: '' },
  ],
  example: {
    title: '온라인 스토어를 준비하고 있습니다.',
    lead: '열리는 날 메일로 한 번 알려 드립니다.',
    topic: 'store',
    opensOn: '2027-04-01',
    hours: '평일 09:00~18:00',
    links: [{ label: '제품 둘러보기', href: '/zin/home' }],
  },
})
