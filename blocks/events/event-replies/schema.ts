import { Type, type Static } from 'typebox'

export const props = Type.Object(
  {
    title: Type.Optional(Type.String({ title: '제목', maxLength: 40, default: '참여하신 분들의 글', widget: 'text' })),
    size: Type.Optional(Type.Integer({ title: '한 페이지의 글 수', minimum: 3, maximum: 50, default: 10, widget: 'number' })),
  },
  { additionalProperties: false, needsSubject: 'event' },
)
export type Props = Static<typeof props>
