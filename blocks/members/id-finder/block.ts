import { defineBlock } from '@/renderer/define-block'
import { coerceText } from '@/blocks/base/_parts/coerce'
import { props } from './schema'
import { IdFinder } from './view'

export const idFinder = defineBlock({
  type: 'id-finder',
  version: 1,
  title: '아이디 찾기',
  group: 'system',
  props,
  view: IdFinder,
  headings: ({ title }) => [{ level: 1, text: coerceText(title), field: '/title' }],
  example: { title: '아이디 찾기', lead: '가입할 때와 같은 명의의 휴대전화로 본인인증을 하면 아이디를 알려 드립니다.' },
})
