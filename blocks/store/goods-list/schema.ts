import { Type, type Static } from 'typebox'
import { choiceField } from '@/blocks/base/_parts/fields'
import { brandField, storeCategoryField } from '../_parts/fields'

export const props = Type.Object(
  {
    of: choiceField('보일 상품', { category: '카테고리의 상품', brand: '브랜드샵의 상품', all: '모든 상품' }, { default: 'category' }),
    category: Type.Optional({
      ...storeCategoryField(),
      when: { field: 'of', is: ['category'] },
      needed: { unlessSubject: 'store-category' },
    }),
    brand: Type.Optional({ ...brandField(), when: { field: 'of', is: ['brand'] }, needed: { unlessSubject: 'brand-shop' } }),
    /** C-PAGE24. */
    size: Type.Optional(Type.Integer({ title: '한 페이지의 상품 수', minimum: 4, maximum: 48, default: 24, widget: 'number' })),
  },
  { additionalProperties: false },
)
export type Props = Static<typeof props>
