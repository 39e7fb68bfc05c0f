import { Type } from 'typebox'
import { PLACEHOLDERS, placeWords, unknownPlaces } from '@/schemas/rules/consulting/placeholders'
import { defineRecord } from '../define-record'
import * as f from '@/schemas/records/fields'

const KNOWN = placeWords(Object.keys(PLACEHOLDERS))

const AnswerTemplateForm = Type.Object(
  {
    title: f.lineField('제목', 60, { help: '상담 화면에서 고를 때 보이는 이름입니다.' }),
    contents: f.messageField('내용', 800, {
      help: `${KNOWN}을 쓰면 상담마다 알맞은 말로 채웁니다. 이 사이트의 주소를 쓰면 사이트 점검에서 함께 살핍니다.`,
    }),
    orderNo: f.wholeField('차례', { help: '작은 수가 먼저 보입니다.', default: 0 }),
  },
  { additionalProperties: false },
)
export const answerTemplateRecord = defineRecord({
  type: 'answer-templates',
  title: '상담 답변 예문',
  form: AnswerTemplateForm,
  groups: [{ title: '예문', fields: ['title', 'contents', 'orderNo'] }],
  name: 'title',
  list: { columns: ['contents', 'orderNo'], search: ['contents'], usual: { by: 'name', direction: 'asc' } },
  visibility: 'at-once',
  problems: ({ contents }) => {
    const unknown = unknownPlaces(contents)
    if (unknown.length === 0) return []
    const message = `${placeWords(unknown)}에 채울 말이 없습니다. ${KNOWN} 가운데에서 써 주세요.`
    return [{ pointer: '/contents', keyword: 'rule', message }]
  },
})
