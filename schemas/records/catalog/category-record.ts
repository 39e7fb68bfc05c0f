import { Type } from 'typebox'
import { MOST_LOSS } from '@/schemas/rules/catalog/material-need'
import { categoryPath } from '@/schemas/rules/catalog/category'
import { defineRecord } from '../define-record'
import * as f from '@/schemas/records/fields'
import { attributeProblems, CategoryAttribute } from './category-attribute'

const LayingPattern = Type.Object(
  { name: f.lineField('무늬', 20, { help: '예: 일자, 헤링본' }), loss: f.wholeField('자르고 남는 양(%)', { maximum: MOST_LOSS }) },
  { title: '무늬', additionalProperties: false },
)
const CategoryForm = Type.Object(
  {
    cateName: f.lineField('이름', 40),
    superCateId: f.optionalReferenceField('위 카테고리', 'categories', { help: '비워 두면 첫 단계입니다. 세 단계까지 둘 수 있습니다.' }),
    orderNo: f.wholeField('차례', { help: '작은 수가 먼저 보입니다. 목록에서 끌어 바꿀 수 있습니다.', default: 0 }),
    icn: Type.String({ title: '아이콘', maxLength: 500, default: '', widget: 'image' }),
    picture: f.optionalPictureField('대표 사진'),
    cateMainTitle: f.optionalLineField('큰 글', 100),
    cateMainIntroText: f.paragraphField('소개', 300),
    images: Type.Array(Type.String({ title: '사진', maxLength: 500, widget: 'image' }), {
      title: '더 보일 사진',
      maxItems: 12,
      default: [],
    }),
    dep3DispYn: f.yesNoField('셋째 단계', '보이기', '감추기', 'Y', { help: '제품 목록 위에 셋째 단계를 고르는 줄입니다.' }),
    dep3TitleYn: f.yesNoField('셋째 단계의 제목', '보이기', '감추기', 'N'),
    dep3Title: f.optionalLineField('셋째 단계의 제목 글', 60, { when: { field: 'dep3TitleYn', is: ['Y'] } }),
    patterns: f.partsField('까는 무늬', LayingPattern, 12, {
      help: '필요 수량을 계산할 때 손님이 고릅니다. 비워 두면 위 카테고리의 것을 씁니다.',
    }),
    attributes: f.partsField('찾기 조건', CategoryAttribute, 20, {
      help: '이 카테고리와 그 아래의 제품을 고르는 조건입니다. 첫 단계에만 둡니다.',
      when: { field: 'superCateId', is: [null] },
    }),
  },
  { additionalProperties: false },
)
export const categoryRecord = defineRecord({
  type: 'categories',
  title: '제품 카테고리',
  form: CategoryForm,
  groups: [
    { title: '카테고리', fields: ['cateName', 'superCateId', 'orderNo'] },
    { title: '소개', fields: ['icn', 'picture', 'cateMainTitle', 'cateMainIntroText', 'images'] },
    { title: '셋째 단계', fields: ['dep3DispYn', 'dep3TitleYn', 'dep3Title'] },
    { title: '필요 수량', fields: ['patterns'] },
    { title: '찾기 조건', fields: ['attributes'] },
  ],
  name: 'cateName',
  picture: 'picture',
  parent: 'superCateId',
  list: {
    columns: ['superCateId', 'orderNo'],
    filters: ['superCateId'],
    search: ['cateMainTitle', 'cateMainIntroText'],
    order: 'orderNo',
    usual: { by: 'order', direction: 'asc' },
  },
  visibility: 'drafts',
  page: (_, id) => categoryPath(id),
  hasOwnPage: true,
  problems: attributeProblems,
})
