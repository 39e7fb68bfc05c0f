import { Type, type Static } from 'typebox'

export const props = Type.Object(
  { size: Type.Optional(Type.Integer({ title: '한 페이지의 스크랩 수', minimum: 6, maximum: 60, default: 24, widget: 'number' })) },
  { additionalProperties: false },
)
export type Props = Static<typeof props>
