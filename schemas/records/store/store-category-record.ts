import { Type } from 'typebox'
import { defineRecord } from '../define-record'
import * as f from '@/schemas/records/fields'

const Banner = Type.Object(
  { picture: f.pictureField('사진'), title: f.lineField('제목', 60), link: f.requiredLinkField('연결') },
  { title: '배너', additionalProperties: false },
)
const StoreCategoryForm = Type.Object(
  {
    category: f.lineField('이름', 40),
    superiorId: f.optionalReferenceField('위 카테고리', 'store-categories', {
      help: '비워 두면 첫 단계입니다. 네 단계까지 둘 수 있습니다.',
    }),
    dispType: f.choiceField(
      '보이는 것',
      { goods: '상품', remodeling: '리모델링' },
      { default: 'goods', help: '위 카테고리와 같아야 합니다.' },
    ),
    orderNo: f.wholeField('차례', { help: '작은 수가 먼저 보입니다. 목록에서 끌어 바꿀 수 있습니다.', default: 0 }),
    summary: f.paragraphField('소개', 200),
    picture: f.optionalPictureField('대표 사진'),
    banners: f.partsField('배너', Banner, 12, { help: '없으면 위 카테고리의 배너를 보여 드립니다.' }),
  },
  { additionalProperties: false },
)

/** The tree of the store (C-TREE). */
export const storeCategoryRecord = defineRecord({
  type: 'store-categories',
  title: '스토어 카테고리',
  form: StoreCategoryForm,
  groups: [
    { title: '카테고리', fields: ['category', 'superiorId', 'dispType', 'orderNo'] },
    { title: '소개', fields: ['summary', 'picture'] },
    { title: '배너', fields: ['banners'] },
  ],
  name: 'category',
  picture: 'picture',
  parent: 'superiorId',
  list: {
    columns: ['superiorId', 'dispType', 'orderNo'],
    filters: ['superiorId', 'dispType'],
    search: ['summary'],
    order: 'orderNo',
    usual: { by: 'order', direction: 'asc' },
  },
  visibility: 'drafts',
  page: ({ dispType }, id) =>
    dispType === 'remodeling' ? `/store/remodeling?categoryId=${encodeURIComponent(id)}` : `/store/category/${encodeURIComponent(id)}`,
  hasOwnPage: true,
})
