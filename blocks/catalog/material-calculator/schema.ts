import { Type, type Static } from 'typebox'

/** Factors that the calculation cannot know. */
export const NOTE = '방의 모양에 따라 더 필요할 수 있습니다. 정확한 양은 방문 실측으로 알려 드립니다.'

export const props = Type.Object(
  {
    note: Type.Optional(
      Type.String({
        title: '결과 아래의 글',
        maxLength: 200,
        default: NOTE,
        widget: 'textarea',
      }),
    ),
  },
  { additionalProperties: false },
)
export type Props = Static<typeof props>
