import { Type, type Static } from 'typebox'

export const props = Type.Object(
  {
    emptyLabel: Type.Optional(Type.String({ title: '빈 장바구니의 링크 이름', default: '스토어 둘러보기', maxLength: 30, widget: 'text' })),
    emptyLink: Type.Optional(Type.String({ title: '빈 장바구니의 링크', default: '/store/home', widget: 'link' })),
  },
  { additionalProperties: false },
)
export type Props = Static<typeof props>
