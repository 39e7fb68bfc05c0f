import { Type } from 'typebox'
import { defineRecord } from '../define-record'
import * as f from '@/schemas/records/fields'

const Choice = Type.Object(
  {
    text: f.lineField('보기', 100),
    points: f.wholeField('점수', { maximum: 100, help: '점수가 높을수록 높은 레벨이 됩니다.', default: 1 }),
  },
  { additionalProperties: false },
)
const LevelQuestionForm = Type.Object(
  {
    question: f.lineField('문제', 200),
    hint: f.optionalLineField('덧붙이는 말', 200),
    choices: f.partsField('보기', Choice, 6),
    orderNo: f.wholeField('차례', { help: '작은 수가 먼저 나옵니다. 목록에서 끌어 바꿀 수 있습니다.', default: 0 }),
  },
  { additionalProperties: false },
)
export const levelQuestionRecord = defineRecord({
  type: 'level-questions',
  title: '레벨 테스트 문제',
  form: LevelQuestionForm,
  groups: [
    { title: '문제와 보기', fields: ['question', 'hint', 'choices'] },
    { title: '목록', fields: ['orderNo'] },
  ],
  name: 'question',
  list: { columns: ['orderNo'], search: ['hint'], order: 'orderNo', usual: { by: 'order', direction: 'asc' } },
  visibility: 'drafts',
  page: () => '/mypage/level-test/detail',
  problems: ({ choices }) => (choices.length < 2 ? [{ pointer: '/choices', message: '보기를 두 개 이상 입력해 주세요.' }] : []),
})
