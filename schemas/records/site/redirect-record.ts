import { Type } from 'typebox'
import { defineRecord } from '../define-record'
import * as f from '../fields'

const RedirectForm = Type.Object(
  {
    from: f.lineField('옛 주소', 300, {
      pattern: '^/[^?#\\s]*$',
      help: '이 사이트의 주소에서 /로 시작하는 부분입니다. 예: /zin/old-event',
    }),
    to: f.requiredLinkField('새 주소'),
  },
  { additionalProperties: false },
)
export const redirectRecord = defineRecord({
  type: 'redirects',
  title: '주소 옮김',
  section: '사이트',
  form: RedirectForm,
  groups: [{ title: '주소', fields: ['from', 'to'] }],
  name: 'from',
  list: { columns: ['to'], search: ['to'], usual: { by: 'updatedAt', direction: 'desc' } },
  visibility: 'at-once',
})
