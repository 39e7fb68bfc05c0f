// Records of the area content: what visitors read under 고객센터, 스타일링 and 브랜드.
import { Type, type Static } from 'typebox'
import { defineRecord } from './define-record'
import { code, line, moment, richText, toggle, whole } from './fields'

const NoticeForm = Type.Object(
  {
    category: code('분류', 'noticeCategory'),
    title: line('제목', 200),
    contents: richText('본문'),
    pinned: toggle('목록 맨 위에 고정'),
    postedAt: moment('게시일', { help: '목록의 차례를 정합니다.' }),
  },
  { additionalProperties: false },
)
export type NoticeForm = Static<typeof NoticeForm>

export const noticeRecord = defineRecord({
  type: 'notices',
  title: '공지사항',
  section: '고객센터',
  form: NoticeForm,
  groups: [
    { title: '공지', fields: ['category', 'title', 'contents'] },
    { title: '목록', fields: ['pinned', 'postedAt'] },
  ],
  name: 'title',
  list: {
    columns: ['category', 'pinned', 'postedAt'],
    filters: ['category', 'pinned'],
    search: ['contents'],
    at: 'postedAt',
    usual: { by: 'at', direction: 'desc' },
  },
  visibility: 'drafts',
  page: (_, id) => `/cs/notice/detail/${id}`,
})

const FaqForm = Type.Object(
  {
    category: code('분류', 'faqCategory'),
    question: line('질문', 200),
    answer: richText('답변'),
    orderNo: whole('차례', { help: '작은 수가 먼저 보입니다. 목록에서 끌어 바꿀 수 있습니다.', default: 0 }),
  },
  { additionalProperties: false },
)
export type FaqForm = Static<typeof FaqForm>

export const faqRecord = defineRecord({
  type: 'faqs',
  title: '자주 묻는 질문',
  section: '고객센터',
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
