import { Type, type Static } from 'typebox'

export const props = Type.Object(
  {
    size: Type.Optional(Type.Integer({ title: '한 페이지의 글 수', minimum: 3, maximum: 50, default: 10, widget: 'number' })),
    tabs: Type.Optional(Type.Boolean({ title: '분류 보이기', default: true, widget: 'switch' })),
    search: Type.Optional(Type.Boolean({ title: '검색 보이기', default: true, widget: 'switch' })),
    paging: Type.Optional(
      Type.Boolean({ title: '페이지 나누기', description: '끄면 최근 글만 보입니다.', default: true, widget: 'switch' }),
    ),
  },
  { additionalProperties: false },
)
export type Props = Static<typeof props>
