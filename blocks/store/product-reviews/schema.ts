import { Type, type Static } from 'typebox'

export const props = Type.Object(
  { title: Type.String({ title: '제목', minLength: 1, maxLength: 40, default: '구매 후기', widget: 'text' }) },
  { additionalProperties: false, needsSubject: 'product' },
)
export type Props = Static<typeof props>
