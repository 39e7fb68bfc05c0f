import { defineBlock } from '@/renderer/define-block'
import { props } from './schema'
import { BrandHead } from './view'

export const brandHead = defineBlock({
  type: 'brand-head',
  version: 1,
  title: '브랜드샵 머리',
  group: 'collection',
  props,
  view: BrandHead,
  headings: () => [{ level: 1, text: '', field: '' }],
  example: { lead: '' },
})
