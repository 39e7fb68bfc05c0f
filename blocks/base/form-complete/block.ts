import { defineBlock } from '@/renderer/define-block'
import { coerceText } from '../_parts/coerce'
import { props } from './schema'
import { FormComplete } from './view'

export const formComplete = defineBlock({
  type: 'form-complete',
  version: 1,
  title: '양식 완료 안내',
  group: 'system',
  props,
  view: FormComplete,
  headings: ({ title }) => [{ level: 1, text: coerceText(title), field: '/title' }],
  example: {
    title: '비밀번호를 변경했습니다',
    lead: '새 비밀번호로 로그인해 주세요.',
    actions: [{ label: '로그인', href: '/login' }],
  },
})
