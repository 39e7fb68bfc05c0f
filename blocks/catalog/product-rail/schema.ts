import { Type, type Static } from 'typebox'
import { CARD_LAYOUT_LABELS } from '@/blocks/base/_parts/card-layout-labels'
import { choiceField } from '@/blocks/base/_parts/fields'

export const props = Type.Object(
  {
    source: choiceField(
      '보일 제품',
      { new: '새 제품', recommended: '추천 제품', category: '카테고리의 인기 제품', picked: '고른 제품' },
      { default: 'new' },
    ),
    category: Type.Optional(
      Type.String({
        title: '카테고리',
        description: '제품 카테고리의 번호입니다.',
        maxLength: 100,
        default: 'floor',
        widget: 'text',
        when: { field: 'source', is: ['category'] },
        needed: true,
      }),
    ),
    products: Type.Optional(
      Type.Array(Type.String({ title: '제품 번호', minLength: 1, maxLength: 80, default: 'floor-oak-natural', widget: 'text' }), {
        title: '고른 제품',
        maxItems: 24,
        default: [],
        widget: 'list',
        when: { field: 'source', is: ['picked'] },
        needed: true,
      }),
    ),
    size: Type.Optional(Type.Integer({ title: '제품 수', minimum: 1, maximum: 24, default: 8, widget: 'number' })),
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
