import { Type, type Static } from 'typebox'

export const props = Type.Object(
  {
    title: Type.Optional(Type.String({ title: '제목', default: '주문 결제', maxLength: 40, widget: 'text' })),
  },
  { additionalProperties: false },
)
export type Props = Static<typeof props>
