import { Type, type Static } from 'typebox'

export const props = Type.Object(
  {
    title: Type.String({ title: '제목', minLength: 1, maxLength: 40, default: '상품에 남긴 문의', widget: 'text' }),
    size: Type.Optional(Type.Integer({ title: '한 페이지의 문의 수', minimum: 5, maximum: 50, default: 10, widget: 'number' })),
  },
  { additionalProperties: false },
)
export type Props = Static<typeof props>

/** Its own name of the page number: a list of consultations may stand on the same page. */
export const PAGE = 'pageNo'
