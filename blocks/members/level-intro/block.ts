import { defineBlock } from '@/renderer/define-block'
import { coerceText } from '@/blocks/base/_parts/coerce'
import { load } from './load'
import { props } from './schema'
import { LevelIntro } from './view'

export const levelIntro = defineBlock({
  type: 'level-intro',
  version: 1,
  title: '레벨 테스트 소개',
  group: 'system',
  props,
  view: LevelIntro,
  load,
  live: true,
  headings: ({ title }) => [
    { level: 1, text: coerceText(title), field: '/title' },
    { level: 2, text: '레벨 살펴보기', field: '' },
  ],
  example: { title: '나의 인테리어 레벨', lead: '열 가지 질문에 답하면 집을 대하는 나의 방식을 알 수 있습니다.' },
})
