import { Type, type Static } from 'typebox'

export const props = Type.Object(
  {
    title: Type.Optional(Type.String({ title: '제목', maxLength: 40, default: '알림', widget: 'text' })),
    size: Type.Optional(Type.Integer({ title: '한 페이지의 알림 수', minimum: 5, maximum: 50, default: 20, widget: 'number' })),
  },
  { additionalProperties: false },
)
export type Props = Static<typeof props>
