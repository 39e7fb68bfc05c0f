import { Type, type Static } from 'typebox'

export const props = Type.Object(
  {
    ref: Type.String({
      title: '조각',
      description: '여러 화면이 함께 쓰는 조각입니다. 고치면 모든 화면에서 바뀝니다.',
      pattern: '^[a-z0-9][a-z0-9-]{0,79}$',
      default: 'notice-band',
      widget: 'select',
      source: 'fragments',
      needed: true,
    }),
  },
  { additionalProperties: false },
)
export type Props = Static<typeof props>
