import { Type } from 'typebox'
import { defineRecord } from '../define-record'
import * as f from '@/schemas/records/fields'

const BrandShopForm = Type.Object(
  {
    name: f.lineField('이름', 40),
    summary: f.paragraphField('소개', 300),
    picture: f.pictureField('대표 사진'),
    orderNo: f.wholeField('차례', { help: '작은 수가 먼저 보입니다. 목록에서 끌어 바꿀 수 있습니다.', default: 0 }),
  },
  { additionalProperties: false },
)
export const brandShopRecord = defineRecord({
  type: 'brand-shops',
  title: '브랜드샵',
  form: BrandShopForm,
  groups: [{ title: '브랜드샵', fields: ['name', 'summary', 'picture', 'orderNo'] }],
  name: 'name',
  picture: 'picture',
  list: { columns: ['orderNo'], search: ['summary'], order: 'orderNo', usual: { by: 'order', direction: 'asc' } },
  visibility: 'drafts',
  page: (_, id) => `/store/brand-shop/${encodeURIComponent(id)}`,
  hasOwnPage: true,
})
