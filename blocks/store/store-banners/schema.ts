import { Type, type Static } from 'typebox'
import { CARD_LAYOUT_LABELS } from '@/blocks/base/_parts/card-layout-labels'
import { choiceField } from '@/blocks/base/_parts/fields'
import { storeCategoryField } from '../_parts/fields'

export const props = Type.Object(
  {
    of: choiceField(
      '보일 배너',
      { root: '모든 카테고리의 대표 배너', category: '카테고리의 배너', remodeling: '리모델링의 배너' },
      { default: 'root', description: '배너는 ‘스토어 카테고리’ 화면에서 올립니다.' },
    ),
    category: Type.Optional({ ...storeCategoryField(), when: { field: 'of', is: ['category'] } }),
    layout: Type.Optional(choiceField('배치', CARD_LAYOUT_LABELS, { default: 'feature' })),
    size: Type.Optional(Type.Integer({ title: '가장 많을 때의 수', minimum: 1, maximum: 9, default: 3, widget: 'number' })),
    label: Type.Optional(
      Type.String({ title: '이름', description: '화면 낭독기가 읽는 모음의 이름입니다.', maxLength: 60, default: '기획', widget: 'text' }),
    ),
    level: Type.Optional(Type.Integer({ title: '카드 제목 단계', minimum: 2, maximum: 4, default: 2, widget: 'number' })),
  },
  { additionalProperties: false },
)
export type Props = Static<typeof props>
