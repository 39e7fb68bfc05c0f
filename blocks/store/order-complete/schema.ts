import { Type, type Static } from 'typebox'

export const props = Type.Object(
  {
    lead: Type.Optional(
      Type.String({ title: '안내', default: '주문하신 소식은 휴대전화 문자로 알려 드립니다.', maxLength: 200, widget: 'textarea' }),
    ),
  },
  { additionalProperties: false },
)
export type Props = Static<typeof props>
