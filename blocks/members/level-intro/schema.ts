import { Type, type Static } from 'typebox'

export const props = Type.Object(
  {
    title: Type.String({ title: '제목', maxLength: 60, default: '나의 인테리어 레벨', widget: 'text' }),
    lead: Type.Optional(Type.String({ title: '설명', maxLength: 200, default: '', widget: 'textarea' })),
  },
  { additionalProperties: false },
)
export type Props = Static<typeof props>
