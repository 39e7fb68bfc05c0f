import { Type, type Static } from 'typebox'

export const props = Type.Object(
  {
    title: Type.Optional(
      Type.String({ title: '제목', description: '검색어가 없을 때 보입니다.', maxLength: 40, default: '통합검색', widget: 'text' }),
    ),
    size: Type.Optional(Type.Integer({ title: '한 페이지의 결과 수', minimum: 6, maximum: 48, default: 12, widget: 'number' })),
  },
  { additionalProperties: false },
)
export type Props = Static<typeof props>
