import { Type } from 'typebox'
import { defineRecord } from '../define-record'
import * as f from '@/schemas/records/fields'
import { missingField } from '../missing-field'

const DIRECTIONS = { both: '서로 찾기', to: '낱말로만 찾기' }

const SearchSynonymForm = Type.Object(
  {
    word: f.lineField('낱말', 40),
    synonyms: f.wordsField('다른 말', 20, { help: '방문자가 이렇게 적기도 하는 말입니다. 띄어쓰기와 대소문자는 가리지 않습니다.' }),
    direction: f.choiceField('찾는 방향', DIRECTIONS, {
      help: '‘서로 찾기’는 뜻이 같은 말끼리(창호와 샷시), ‘낱말로만 찾기’는 다른 말로 찾으면 낱말의 결과를 보이고 그 반대는 아닐 때(장판으로 찾으면 포근 시트) 고릅니다.',
      default: 'both',
    }),
  },
  { additionalProperties: false },
)
export const searchSynonymRecord = defineRecord({
  type: 'search-synonyms',
  title: '검색 동의어',
  form: SearchSynonymForm,
  groups: [{ title: '동의어', fields: ['word', 'synonyms', 'direction'] }],
  name: 'word',
  unique: ['word'],
  list: { columns: ['synonyms', 'direction'], search: ['synonyms'], usual: { by: 'name', direction: 'asc' } },
  visibility: 'at-once',
  page: () => '/search',
  problems: ({ synonyms }) => (synonyms.length > 0 ? [] : [missingField('synonyms', '다른 말을 하나 이상 입력해 주세요.')]),
})
