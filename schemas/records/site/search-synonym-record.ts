import { Type } from 'typebox'
import { defineRecord } from '../define-record'
import * as f from '@/schemas/records/fields'
import { missingField } from '../missing-field'

const SearchSynonymForm = Type.Object(
  {
    word: f.lineField('낱말', 40),
    synonyms: f.wordsField('뜻이 같은 낱말', 20, { help: '이 가운데 하나로 찾으면 나머지가 든 결과도 함께 보입니다.' }),
  },
  { additionalProperties: false },
)
export const searchSynonymRecord = defineRecord({
  type: 'search-synonyms',
  title: '검색 동의어',
  form: SearchSynonymForm,
  groups: [{ title: '동의어', fields: ['word', 'synonyms'] }],
  name: 'word',
  unique: ['word'],
  list: { columns: ['synonyms'], search: ['synonyms'], usual: { by: 'name', direction: 'asc' } },
  visibility: 'at-once',
  page: () => '/search',
  problems: ({ synonyms }) => (synonyms.length > 0 ? [] : [missingField('synonyms', '뜻이 같은 낱말을 하나 이상 입력해 주세요.')]),
})
