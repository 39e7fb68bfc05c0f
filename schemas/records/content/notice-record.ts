import { Type } from 'typebox'
import { defineRecord } from '../define-record'
import { lineField, richTextField, momentField, toggleField, codeField } from '@/schemas/records/fields'

const NoticeForm = Type.Object(
  {
    category: codeField('분류', 'noticeCategory'),
    title: lineField('제목', 200),
    contents: richTextField('본문'),
    pinned: toggleField('목록 맨 위에 고정'),
    postedAt: momentField('게시일', { help: '목록의 순서를 정합니다.' }),
  },
  { additionalProperties: false },
)
export const noticeRecord = defineRecord({
  type: 'notices',
  title: '공지사항',
  form: NoticeForm,
  groups: [
    { title: '공지', fields: ['category', 'title', 'contents'] },
    { title: '목록', fields: ['pinned', 'postedAt'] },
  ],
  name: 'title',
  anew: ['postedAt', 'pinned'],
  list: {
    columns: ['category', 'pinned', 'postedAt'],
    filters: ['category', 'pinned'],
    search: ['contents'],
    at: 'postedAt',
    usual: { by: 'at', direction: 'desc' },
  },
  visibility: 'drafts',
  page: (_, id) => `/cs/notice/detail/${id}`,
  hasOwnPage: true,
})
