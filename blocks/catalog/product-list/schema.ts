import { Type, type Static } from 'typebox'
import { categoryField } from '../_parts/product/category-field'

export const props = Type.Object(
  {
    category: Type.Optional(categoryField()),
    /** C-PAGE24. */
    size: Type.Optional(Type.Integer({ title: '한 페이지의 제품 수', minimum: 4, maximum: 48, default: 24, widget: 'number' })),
  },
  { additionalProperties: false },
)
export type Props = Static<typeof props>
