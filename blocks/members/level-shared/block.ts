import { defineBlock } from '@/renderer/define-block'
import { props } from './schema'
import { LevelShared } from './view'

export const levelShared = defineBlock({
  type: 'level-shared',
  version: 1,
  title: '친구의 레벨',
  group: 'system',
  props,
  view: LevelShared,
  headings: () => [{ level: 1, text: '', field: '' }],
  example: { kicker: '친구의 인테리어 레벨' },
})
