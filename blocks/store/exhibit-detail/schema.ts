import { Type, type Static } from 'typebox'

export const props = Type.Object(
  {
    goodsTitle: Type.Optional(Type.String({ title: '상품의 제목', minLength: 1, maxLength: 40, default: '기획전 상품', widget: 'text' })),
  },
  { additionalProperties: false, needsSubject: 'exhibit' },
)
export type Props = Static<typeof props>
