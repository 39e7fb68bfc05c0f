import { Type, type Static } from 'typebox'

export const props = Type.Object(
  { kicker: Type.Optional(Type.String({ title: '이름 위의 말', maxLength: 30, default: '나의 인테리어 레벨', widget: 'text' })) },
  { additionalProperties: false },
)
export type Props = Static<typeof props>
