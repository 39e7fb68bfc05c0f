import { Type, type Static } from 'typebox'

export const props = Type.Object(
  {
    tabs: Type.Optional(Type.Boolean({ title: '품목 보이기', default: true, widget: 'switch' })),
    level: Type.Optional(Type.Integer({ title: '제목 단계', minimum: 2, maximum: 4, default: 2, widget: 'number' })),
  },
  { additionalProperties: false },
)
export type Props = Static<typeof props>
