import { Type, type Static } from 'typebox'
import { choiceField } from '../_parts/fields'

const count = (title: string, maximum: number, fallback: number) =>
  Type.Optional(Type.Integer({ title, minimum: 1, maximum, default: fallback, widget: 'number' }))

export const props = Type.Object(
  {
    pc: count('PC 칸 수', 6, 3),
    tablet: count('태블릿 칸 수', 4, 2),
    mobile: count('휴대전화 칸 수', 2, 1),
    gap: Type.Optional(choiceField('사이', { none: '없음', base: '보통', large: '넓게' }, { default: 'base' })),
  },
  { additionalProperties: false },
)
export type Props = Static<typeof props>
