import { Type, type Static } from 'typebox'

export const props = Type.Object(
  { title: Type.String({ title: '제목', maxLength: 60, default: '인테리어 레벨 테스트', widget: 'text' }) },
  { additionalProperties: false },
)
export type Props = Static<typeof props>
