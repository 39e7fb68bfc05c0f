import { Type, type Static } from 'typebox'
import { categoryField } from '../_parts/product/category-field'

export const props = Type.Object(
  {
    category: Type.Optional(categoryField()),
    title: Type.Optional(Type.String({ title: '제목', minLength: 1, maxLength: 40, default: '이 재료로 지은 집', widget: 'text' })),
    size: Type.Optional(Type.Integer({ title: '사례 수', minimum: 1, maximum: 12, default: 6, widget: 'number' })),
  },
  { additionalProperties: false },
)
export type Props = Static<typeof props>
