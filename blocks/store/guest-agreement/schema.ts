import { Type, type Static } from 'typebox'

export const props = Type.Object(
  {
    lead: Type.Optional(
      Type.String({
        title: '안내',
        default: '로그인하지 않고 주문하시려면 아래 내용을 확인하고 동의해 주세요.',
        maxLength: 200,
        widget: 'textarea',
      }),
    ),
  },
  { additionalProperties: false },
)
export type Props = Static<typeof props>
