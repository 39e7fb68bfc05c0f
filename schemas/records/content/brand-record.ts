import { Type } from 'typebox'
import { defineRecord } from '../define-record'
import * as f from '../fields'

const BrandForm = Type.Object(
  {
    kind: f.choiceField('종류', { news: '소식', activity: '활동' }, { default: 'news', help: '페이지에는 소식만 보입니다.' }),
    title: f.lineField('제목', 200),
    summary: f.paragraphField('요약'),
    picture: f.optionalPictureField('대표 사진'),
    contents: f.richTextField('본문'),
    postedAt: f.momentField('게시일', { help: '목록의 차례를 정합니다.' }),
  },
  { additionalProperties: false },
)
export const brandRecord = defineRecord({
  type: 'brand-articles',
  title: '브랜드 소식',
  section: '콘텐츠',
  form: BrandForm,
  groups: [
    { title: '글', fields: ['kind', 'title', 'summary', 'picture', 'contents'] },
    { title: '목록', fields: ['postedAt'] },
  ],
  name: 'title',
  picture: 'picture',
  fixed: ['kind'],
  list: {
    columns: ['kind', 'postedAt'],
    filters: ['kind'],
    search: ['summary', 'contents'],
    at: 'postedAt',
    usual: { by: 'at', direction: 'desc' },
  },
  visibility: 'drafts',
  page: ({ kind }, id) => (kind === 'news' ? `/zin/brand/news/detail/${id}` : undefined),
})
