import { Type, type Static } from 'typebox'

export const props = Type.Object(
  {
    consultLabel: Type.Optional(
      Type.String({
        title: '상담 버튼의 글자',
        description: '리모델링 상품에는 담기와 구매 대신 이 버튼이 있습니다.',
        minLength: 1,
        maxLength: 12,
        default: '상담 신청',
        widget: 'text',
      }),
    ),
  },
  { additionalProperties: false, needsSubject: 'goods' },
)
export type Props = Static<typeof props>
