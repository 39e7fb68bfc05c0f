import { defineBlock } from '@/renderer/define-block'
import { load } from './load'
import { props } from './schema'
import { LevelResult } from './view'

export const levelResult = defineBlock({
  type: 'level-result',
  version: 1,
  title: '레벨 테스트 결과',
  group: 'system',
  props,
  view: LevelResult,
  load,
  live: true,
  headings: () => [
    { level: 1, text: '', field: '' },
    { level: 2, text: '모든 레벨', field: '' },
    { level: 2, text: '내가 고른 답', field: '' },
  ],
  example: { kicker: '나의 인테리어 레벨' },
})
