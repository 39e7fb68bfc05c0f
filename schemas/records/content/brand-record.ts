import { Type } from 'typebox'
import { defineRecord } from '../define-record'
import * as f from '@/schemas/records/fields'

const BrandForm = Type.Object(
  {
    kind: f.choiceField(
      '종류',
      { news: '소식', activity: '활동' },
      { default: 'news', help: '소식은 브랜드 소식에, 활동은 결모임 활동에 보입니다.' },
    ),
    title: f.lineField('제목', 200),
    summary: f.paragraphField('요약'),
    picture: f.optionalPictureField('대표 사진'),
    contents: f.richTextField('본문'),
    writer: f.optionalLineField('결모임 회원', 20, {
      help: '회원이 보이기를 바라는 이름입니다.',
      when: { field: 'kind', is: ['activity'] },
    }),
    photos: f.picturesField('활동 사진', 20, { when: { field: 'kind', is: ['activity'] } }),
    postedAt: f.momentField('게시일', { help: '목록의 순서를 정합니다.' }),
  },
  { additionalProperties: false },
)
export const brandRecord = defineRecord({
  type: 'brand-articles',
  title: '브랜드 소식과 활동',
  form: BrandForm,
  groups: [
    { title: '글', fields: ['kind', 'title', 'summary', 'picture', 'contents', 'writer', 'photos'] },
    { title: '목록', fields: ['postedAt'] },
  ],
  name: 'title',
  anew: ['postedAt'],
  picture: 'picture',
  fixed: ['kind'],
  list: {
    columns: ['kind', 'writer', 'postedAt'],
    filters: ['kind'],
    search: ['summary', 'contents', 'writer'],
    at: 'postedAt',
    usual: { by: 'at', direction: 'desc' },
  },
  visibility: 'drafts',
  page: ({ kind }, id) => `/zin/brand/${kind === 'activity' ? 'zenne/activity' : 'news/detail'}/${id}`,
  hasOwnPage: true,
})
