import { Type, type Static } from 'typebox'

export const props = Type.Object(
  {
    size: Type.Optional(Type.Integer({ title: '한 페이지의 모델하우스 수', minimum: 3, maximum: 30, default: 12, widget: 'number' })),
    level: Type.Optional(Type.Integer({ title: '카드 제목 단계', minimum: 2, maximum: 4, default: 2, widget: 'number' })),
  },
  { additionalProperties: false },
)
export type Props = Static<typeof props>
