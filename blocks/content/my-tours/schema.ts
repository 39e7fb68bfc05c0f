import { Type, type Static } from 'typebox'

export const props = Type.Object(
  { title: Type.String({ title: '제목', default: '내 집들이', minLength: 1, maxLength: 60, widget: 'text' }) },
  { additionalProperties: false },
)
export type Props = Static<typeof props>
