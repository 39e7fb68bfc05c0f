import { Type } from 'typebox'
import { defineRecord } from '../define-record'
import * as f from '@/schemas/records/fields'

const SearchTagForm = Type.Object(
  {
    tag: f.lineField('검색어', 40, { pattern: '^\\S(.*\\S)?$', help: '검색창을 열면 보입니다. 앞뒤 빈칸 없이 적습니다.' }),
    orderNo: f.wholeField('차례', { help: '작은 수가 먼저 보입니다.', default: 0 }),
  },
  { additionalProperties: false },
)
export const searchTagRecord = defineRecord({
  type: 'search-tags',
  title: '추천 검색어',
  form: SearchTagForm,
  groups: [{ title: '추천 검색어', fields: ['tag', 'orderNo'] }],
  name: 'tag',
  unique: ['tag'],
  fixed: ['tag'],
  list: { columns: ['orderNo'], order: 'orderNo', usual: { by: 'order', direction: 'asc' } },
  visibility: 'at-once',
  page: () => '/search',
})
