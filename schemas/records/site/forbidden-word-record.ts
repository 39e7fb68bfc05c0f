import { Type } from 'typebox'
import { defineRecord } from '../define-record'
import * as f from '@/schemas/records/fields'

const ForbiddenWordForm = Type.Object(
  {
    word: f.lineField('금칙어', 40, {
      pattern: '^\\S(.*\\S)?$',
      help: '이 말이 든 아이디, 별명, 댓글은 받지 않습니다. 앞뒤 빈칸 없이 적습니다.',
    }),
  },
  { additionalProperties: false },
)
export const forbiddenWordRecord = defineRecord({
  type: 'forbidden-words',
  title: '금칙어',
  form: ForbiddenWordForm,
  groups: [{ title: '금칙어', fields: ['word'] }],
  name: 'word',
  unique: ['word'],
  fixed: ['word'],
  list: { columns: [], usual: { by: 'name', direction: 'asc' } },
  visibility: 'at-once',
})
