import { Type, type Static } from 'typebox'

export const props = Type.Object(
  { size: Type.Optional(Type.Integer({ title: '한 페이지의 답글 수', minimum: 5, maximum: 50, default: 10, widget: 'number' })) },
  { additionalProperties: false, needsSubject: 'person' },
)
export type Props = Static<typeof props>
