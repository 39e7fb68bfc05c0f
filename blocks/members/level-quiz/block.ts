import { defineBlock } from '@/renderer/define-block'
import { coerceText } from '@/blocks/base/_parts/coerce'
import { load } from './load'
import { props } from './schema'
import { LevelQuiz } from './view'

export const levelQuiz = defineBlock({
  type: 'level-quiz',
  version: 1,
  title: '레벨 테스트 문제',
  group: 'system',
  props,
  view: LevelQuiz,
  load,
  headings: ({ title }) => [{ level: 1, text: coerceText(title), field: '/title' }],
  example: { title: '인테리어 레벨 테스트' },
})
