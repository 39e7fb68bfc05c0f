import { Type } from 'typebox'
import { defineRecord } from '../define-record'
import { lineField, richTextField, wholeField, codeField } from '@/schemas/records/fields'

const FaqForm = Type.Object(
  {
    category: codeField('분류', 'faqCategory'),
    question: lineField('질문', 200),
    answer: richTextField('답변'),
    orderNo: wholeField('차례', { help: '작은 수가 먼저 보입니다. 목록에서 끌어 바꿀 수 있습니다.', default: 0 }),
  },
  { additionalProperties: false },
)
export const faqRecord = defineRecord({
  type: 'faqs',
  title: '자주 묻는 질문',
  form: FaqForm,
  groups: [
    { title: '질문과 답변', fields: ['category', 'question', 'answer'] },
    { title: '목록', fields: ['orderNo'] },
  ],
  name: 'question',
  list: {
    columns: ['category', 'orderNo'],
    filters: ['category'],
    search: ['answer'],
    order: 'orderNo',
    usual: { by: 'order', direction: 'asc' },
  },
  visibility: 'drafts',
  page: () => '/cs/faq',
})
