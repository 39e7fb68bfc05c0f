import { defineBlock } from '@/renderer/define-block'
import { props } from './schema'
import { SharedFolder } from './view'

export const sharedFolder = defineBlock({
  type: 'shared-folder',
  version: 1,
  title: '공유된 스크랩 폴더',
  group: 'system',
  props,
  view: SharedFolder,
  // An ended link must not be answered out of a cache.
  live: true,
  headings: () => [{ level: 1, text: '', field: '' }],
  example: {},
})
