import { Type, type Static } from 'typebox'

export const props = Type.Object(
  {
    consultLabel: Type.Optional(
      Type.String({ title: '상담 버튼의 글자', minLength: 1, maxLength: 12, default: '상담 신청', widget: 'text' }),
    ),
  },
  { additionalProperties: false, needsSubject: 'product' },
)
export type Props = Static<typeof props>
