import { Type, type Static } from 'typebox'

export const props = Type.Object(
  {
    title: Type.String({
      title: '제목',
      description: '방문자가 본 상품이 있을 때만 나타납니다.',
      minLength: 1,
      maxLength: 40,
      default: '최근 본 상품',
      widget: 'text',
    }),
  },
  { additionalProperties: false },
)
export type Props = Static<typeof props>
