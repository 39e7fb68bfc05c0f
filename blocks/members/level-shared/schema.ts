import { Type, type Static } from 'typebox'

export const props = Type.Object(
  { kicker: Type.Optional(Type.String({ title: '윗말', default: '친구의 인테리어 레벨', maxLength: 30, widget: 'text' })) },
  { additionalProperties: false, needsSubject: 'level' },
)
export type Props = Static<typeof props>
