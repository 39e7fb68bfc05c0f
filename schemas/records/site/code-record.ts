import { Type } from 'typebox'
import { CODE_GROUPS } from '@/schemas/words/code-groups'
import { defineRecord } from '../define-record'
import * as f from '@/schemas/records/fields'

const CodeForm = Type.Object(
  {
    codeGroupValue: f.choiceField('묶음', CODE_GROUPS),
    code: f.lineField('코드', 40, { pattern: '^[A-Za-z0-9_-]+$', help: '영문, 숫자, -, _로 적습니다. 만든 뒤에는 바꿀 수 없습니다.' }),
    name: f.lineField('이름', 60),
    orderNo: f.wholeField('차례', { help: '같은 묶음에서 작은 수가 먼저 보입니다.', default: 0 }),
  },
  { additionalProperties: false },
)
export const codeRecord = defineRecord({
  type: 'codes',
  title: '공통 코드',
  form: CodeForm,
  groups: [{ title: '코드', fields: ['codeGroupValue', 'code', 'name', 'orderNo'] }],
  name: 'name',
  unique: ['code'],
  fixed: ['codeGroupValue', 'code'],
  apart: 'codeGroupValue',
  list: {
    columns: ['codeGroupValue', 'code', 'orderNo'],
    filters: ['codeGroupValue'],
    search: ['code'],
    order: 'orderNo',
    usual: { by: 'order', direction: 'asc' },
  },
  visibility: 'at-once',
})
