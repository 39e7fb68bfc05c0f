import { Type, type Static } from 'typebox'

export const props = Type.Object(
  { lead: Type.Optional(Type.String({ title: '인사 아래 설명', maxLength: 80, default: '', widget: 'text' })) },
  { additionalProperties: false },
)
export type Props = Static<typeof props>
