import { Type, type Static } from 'typebox'

export const props = Type.Object(
  {
    title: Type.String({ title: '제목', minLength: 1, maxLength: 40, default: '타임세일', widget: 'text' }),
    lead: Type.Optional(Type.String({ title: '한 줄 소개', maxLength: 120, default: '', widget: 'text' })),
    goods: Type.Optional(
      Type.Array(Type.String({ title: '상품 번호', minLength: 1, maxLength: 60, default: '', widget: 'text' }), {
        title: '고른 상품',
        description: '비워 두면 지금 타임세일인 상품을 모두 보입니다. 고른 상품도 타임세일인 동안에만 나타납니다.',
        maxItems: 12,
        default: [],
        widget: 'list',
      }),
    ),
    size: Type.Optional(Type.Integer({ title: '상품 수', minimum: 1, maximum: 12, default: 4, widget: 'number' })),
  },
  { additionalProperties: false },
)
export type Props = Static<typeof props>
