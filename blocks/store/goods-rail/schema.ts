import { Type, type Static } from 'typebox'
import { CARD_LAYOUT_LABELS } from '@/blocks/base/_parts/card-layout-labels'
import { choiceField } from '@/blocks/base/_parts/fields'

export const props = Type.Object(
  {
    source: choiceField(
      '보일 상품',
      {
        best: '베스트 상품',
        newest: '새 상품',
        timesale: '타임세일 상품',
        category: '카테고리의 인기 상품',
        brand: '브랜드샵의 상품',
        picked: '고른 상품',
      },
      { default: 'best' },
    ),
    category: Type.Optional(
      Type.String({
        title: '카테고리',
        description: '스토어 카테고리의 번호입니다.',
        maxLength: 60,
        default: 'living',
        widget: 'text',
        when: { field: 'source', is: ['category'] },
        needed: true,
      }),
    ),
    brand: Type.Optional(
      Type.String({
        title: '브랜드샵',
        description: '브랜드샵의 번호입니다.',
        maxLength: 60,
        default: '',
        widget: 'text',
        when: { field: 'source', is: ['brand'] },
        needed: true,
      }),
    ),
    goods: Type.Optional(
      Type.Array(Type.String({ title: '상품 번호', minLength: 1, maxLength: 60, default: '', widget: 'text' }), {
        title: '고른 상품',
        maxItems: 24,
        default: [],
        widget: 'list',
        when: { field: 'source', is: ['picked'] },
        needed: true,
      }),
    ),
    size: Type.Optional(Type.Integer({ title: '상품 수', minimum: 1, maximum: 48, default: 8, widget: 'number' })),
    layout: Type.Optional(choiceField('배치', CARD_LAYOUT_LABELS, { default: 'grid' })),
    columns: Type.Optional(
      Type.Integer({ title: 'PC 칸 수', minimum: 2, maximum: 5, default: 4, widget: 'number', when: { field: 'layout', is: ['grid'] } }),
    ),
    label: Type.Optional(
      Type.String({ title: '이름', description: '화면 낭독기가 읽는 모음의 이름입니다.', maxLength: 60, widget: 'text' }),
    ),
    level: Type.Optional(Type.Integer({ title: '카드 제목 단계', minimum: 2, maximum: 4, default: 3, widget: 'number' })),
  },
  { additionalProperties: false },
)
export type Props = Static<typeof props>
