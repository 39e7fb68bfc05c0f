import { Type } from 'typebox'
import { defineRecord } from '../define-record'
import * as f from '@/schemas/records/fields'

const RedirectForm = Type.Object(
  {
    from: f.lineField('옛 주소', 300, {
      help: '이 사이트의 주소에서 /로 시작하는 부분입니다. 예: /zin/old-event',
    }),
    to: f.requiredLinkField('새 주소'),
  },
  { additionalProperties: false },
)
export const redirectRecord = defineRecord({
  type: 'redirects',
  title: '주소 옮김',
  form: RedirectForm,
  groups: [{ title: '주소', fields: ['from', 'to'] }],
  name: 'from',
  unique: ['from'],
  list: { columns: ['to'], search: ['to'], usual: { by: 'updatedAt', direction: 'desc' } },
  visibility: 'at-once',
  problems: ({ from }) => {
    const message = whyNoOldAddress(from.trim())
    return message === undefined ? [] : [{ pointer: '/from', keyword: 'redirect', message: `옛 주소: ${message}` }]
  },
})

function whyNoOldAddress(from: string): string | undefined {
  if (from === '') return undefined
  if (!from.startsWith('/')) return '이 사이트의 주소에서 /로 시작하는 부분만 입력해 주세요. 예: /zin/old-event'
  if (/[?#]/.test(from)) return `물음표(?)나 #이 든 주소는 옮길 수 없습니다. 그 앞까지만 입력해 주세요. 예: ${from.split(/[?#]/, 1)[0]!}`
  return /\s/.test(from) ? '빈칸이 없는 주소를 입력해 주세요.' : undefined
}
