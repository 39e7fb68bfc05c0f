import { defineBlock } from '@/renderer/define-block'
import { load } from './load'
import { props } from './schema'
import { TermsArticle } from './view'

export const termsArticle = defineBlock({
  type: 'terms-article',
  version: 1,
  title: '약관 본문',
  group: 'text',
  props,
  view: TermsArticle,
  load,
  query: ['version'],
  example: { termsType: '01' },
})
