import { Type, type Static } from 'typebox'

export const props = Type.Object(
  {
    size: Type.Optional(Type.Integer({ title: '가장 많이 보일 질문 수', minimum: 3, maximum: 100, default: 100, widget: 'number' })),
    category: Type.Optional(
      Type.String({
        title: '분류',
        description: '고르면 이 분류만 보이고, 분류 고르기와 검색은 보이지 않습니다.',
        maxLength: 40,
        widget: 'select',
        source: 'codes:faqCategory',
      }),
    ),
    tabs: Type.Optional(Type.Boolean({ title: '분류 보이기', default: true, widget: 'switch', when: { field: 'category', is: [null] } })),
    search: Type.Optional(Type.Boolean({ title: '검색 보이기', default: true, widget: 'switch', when: { field: 'category', is: [null] } })),
  },
  { additionalProperties: false },
)
export type Props = Static<typeof props>
