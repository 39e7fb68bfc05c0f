import { Type, type Static } from 'typebox'

export const props = Type.Object(
  {
    ref: Type.String({
      title: '조각',
      description: '여러 화면이 함께 쓰는 조각의 이름표입니다.',
      pattern: '^[a-z0-9][a-z0-9-]{0,79}$',
      default: 'notice-band',
      widget: 'text',
    }),
  },
  { additionalProperties: false },
)
export type Props = Static<typeof props>
