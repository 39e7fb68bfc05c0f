import { Type, type Static } from 'typebox'

export const props = Type.Object(
  {
    size: Type.Optional(Type.Integer({ title: '한 페이지의 매장 수', minimum: 6, maximum: 60, default: 30, widget: 'number' })),
    level: Type.Optional(Type.Integer({ title: '매장 이름의 제목 단계', minimum: 2, maximum: 4, default: 2, widget: 'number' })),
  },
  { additionalProperties: false },
)
export type Props = Static<typeof props>
