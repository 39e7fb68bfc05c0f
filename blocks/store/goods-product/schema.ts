import { Type, type Static } from 'typebox'

const title = (label: string, text: string) =>
  Type.Optional(Type.String({ title: label, minLength: 1, maxLength: 40, default: text, widget: 'text' }))

export const props = Type.Object(
  { factsTitle: title('제품 정보의 제목', '제품 정보'), casesTitle: title('시공 사례의 제목', '이 제품으로 시공한 집') },
  { additionalProperties: false, needsSubject: 'goods' },
)
export type Props = Static<typeof props>
