import { Type, type Static } from 'typebox'

const title = (name: string, words: string) =>
  Type.Optional(Type.String({ title: name, minLength: 1, maxLength: 40, default: words, widget: 'text' }))

export const props = Type.Object(
  {
    contentsTitle: title('설명의 제목', '상품 정보'),
    deliveryTitle: title('배송 안내의 제목', '배송과 설치'),
    returnTitle: title('교환·반품 안내의 제목', '교환과 반품'),
    noticeTitle: title('고시의 제목', '상품정보제공고시'),
  },
  { additionalProperties: false, needsSubject: 'goods' },
)
export type Props = Static<typeof props>
