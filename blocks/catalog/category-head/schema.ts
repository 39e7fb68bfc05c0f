import { Type, type Static } from 'typebox'
import { categoryField } from '../_parts/product/category-field'

export const props = Type.Object(
  {
    category: Type.Optional(categoryField()),
    trail: Type.Optional(
      Type.Boolean({
        title: '현재 위치 보이기',
        description: '현재 위치 블록을 따로 둔 화면에서는 끕니다.',
        default: true,
        widget: 'switch',
      }),
    ),
  },
  { additionalProperties: false },
)
export type Props = Static<typeof props>
