import { Type, type Static } from 'typebox'
import { choiceField } from '../_parts/fields'

export const props = Type.Object(
  {
    look: Type.Optional(choiceField('모양', { line: '옅은 선', ink: '먹선', none: '빈자리' }, { default: 'line' })),
    space: Type.Optional(choiceField('위아래 여백', { small: '좁게', base: '보통', large: '넓게' }, { default: 'base' })),
  },
  { additionalProperties: false },
)
export type Props = Static<typeof props>
