import { Type } from 'typebox'
import { defineRecord } from '../define-record'
import * as f from '@/schemas/records/fields'

const SearchTagForm = Type.Object(
  {
    tag: f.lineField('검색어', 40, { pattern: '^\\S(.*\\S)?$', help: '검색창을 열면 보입니다. 앞뒤 빈칸 없이 적습니다.' }),
    place: f.choiceField(
      '자리',
      { first: '맨 앞에 고정', fill: '빈자리에', never: '보이지 않음' },
      {
        default: 'fill',
        help: '많이 찾는 말은 방문자의 검색에서 저절로 모입니다. 고정한 말은 그 앞에, 빈자리의 말은 모자랄 때 그 뒤에 보이고, 보이지 않음으로 둔 말은 아무리 많이 찾아도 보이지 않습니다.',
      },
    ),
    orderNo: f.wholeField('차례', { help: '작은 수가 먼저 보입니다.', default: 0 }),
  },
  { additionalProperties: false },
)
export const searchTagRecord = defineRecord({
  type: 'search-tags',
  title: '추천 검색어',
  form: SearchTagForm,
  groups: [{ title: '추천 검색어', fields: ['tag', 'place', 'orderNo'] }],
  name: 'tag',
  unique: ['tag'],
  fixed: ['tag'],
  list: { columns: ['place', 'orderNo'], order: 'orderNo', usual: { by: 'order', direction: 'asc' } },
  visibility: 'at-once',
  page: () => '/search',
})
