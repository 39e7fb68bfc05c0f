// Questions and answers of the customer service (SYS-43).
import { Type } from 'typebox'
import { Keyword, Page, sizeOf } from '@/schemas/words/paging'
import { contract } from '@/schemas/api/base/contract'

export const listFaqs = contract({
  at: 'GET /svc/faqSvcApi/svcList',
  id: 'faq.svcList',
  title: '자주 묻는 질문 목록',
  access: 'visitor',
  input: Type.Object({
    page: Page,
    size: sizeOf(20),
    category: Type.Optional(Type.String({ title: '분류', maxLength: 40, lenient: true })),
    keyword: Keyword,
  }),
  items: Type.Object({ FAQ_SEQ: Type.Integer(), CATEGORY: Type.String(), QUESTION: Type.String(), ANSWER: Type.String() }),
  tags: () => ['faqs'],
})
