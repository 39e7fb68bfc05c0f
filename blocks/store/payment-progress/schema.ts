import { Type, type Static } from 'typebox'

export const props = Type.Object(
  {
    title: Type.Optional(Type.String({ title: '제목', default: '결제를 확인하고 있습니다', maxLength: 40, widget: 'text' })),
  },
  { additionalProperties: false },
)
export type Props = Static<typeof props>
