import { Type } from 'typebox'
import { defineRecord } from '../define-record'
import * as f from '@/schemas/records/fields'

const Page = Type.Object(
  { picture: f.pictureField('사진'), title: f.optionalLineField('제목', 100), text: f.paragraphField('글', 1_000) },
  { title: '쪽', additionalProperties: false },
)
const CatalogForm = Type.Object(
  {
    title: f.lineField('제목'),
    category: f.referenceField('카테고리', 'categories'),
    summary: f.paragraphField('소개', 300),
    cover: f.pictureField('표지'),
    file: f.optionalDocumentField('PDF 파일', { help: '손님이 내려받습니다. 올리면 아래의 쪽을 PDF의 쪽으로 모두 바꿉니다.' }),
    pages: f.partsField('쪽', Page, 200, { help: '펼쳐 보는 차례대로 둡니다.' }),
    orderNo: f.wholeField('차례', { help: '작은 수가 먼저 보입니다. 목록에서 끌어 바꿀 수 있습니다.', default: 0 }),
    postedAt: f.momentField('게시일'),
  },
  { additionalProperties: false },
)
export const catalogRecord = defineRecord({
  type: 'catalogs',
  title: '카탈로그',
  form: CatalogForm,
  groups: [
    { title: '카탈로그', fields: ['title', 'category', 'summary', 'cover', 'file'] },
    { title: '쪽', fields: ['pages'] },
    { title: '목록', fields: ['orderNo', 'postedAt'] },
  ],
  name: 'title',
  anew: ['postedAt'],
  picture: 'cover',
  list: {
    columns: ['category', 'orderNo', 'postedAt'],
    filters: ['category'],
    search: ['summary'],
    order: 'orderNo',
    at: 'postedAt',
    usual: { by: 'order', direction: 'asc' },
  },
  visibility: 'drafts',
  page: () => '/zin/catalog',
})
