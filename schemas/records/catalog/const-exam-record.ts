import { Type } from 'typebox'
import { categoryPath } from '@/schemas/rules/catalog/category'
import { defineRecord } from '../define-record'
import * as f from '@/schemas/records/fields'

const ConstExamForm = Type.Object(
  {
    title: f.lineField('제목'),
    constExamType: f.codeField('분류', 'constExamType'),
    cateId: f.referenceField('카테고리', 'categories'),
    summary: f.paragraphField('소개', 300),
    images: f.picturesField('사진'),
    productIds: f.referencesField('쓰인 제품', 'products'),
    postedAt: f.momentField('게시일', { help: '목록의 순서를 정합니다.' }),
  },
  { additionalProperties: false },
)
export const constExamRecord = defineRecord({
  type: 'const-exams',
  title: '시공 예시',
  form: ConstExamForm,
  groups: [
    { title: '시공 예시', fields: ['title', 'constExamType', 'cateId', 'summary', 'images', 'productIds'] },
    { title: '목록', fields: ['postedAt'] },
  ],
  name: 'title',
  anew: ['postedAt'],
  picture: 'images',
  list: {
    columns: ['constExamType', 'cateId', 'postedAt'],
    filters: ['constExamType', 'cateId'],
    search: ['summary'],
    at: 'postedAt',
    usual: { by: 'at', direction: 'desc' },
  },
  visibility: 'drafts',
  page: ({ cateId }) => categoryPath(cateId),
})
