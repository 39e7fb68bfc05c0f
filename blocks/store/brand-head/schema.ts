import { Type, type Static } from 'typebox'

export const props = Type.Object(
  {
    lead: Type.Optional(
      Type.String({ title: '덧붙일 글', description: '브랜드의 소개 아래에 보입니다.', maxLength: 200, default: '', widget: 'text' }),
    ),
  },
  { additionalProperties: false, needsSubject: 'brand-shop' },
)
export type Props = Static<typeof props>
