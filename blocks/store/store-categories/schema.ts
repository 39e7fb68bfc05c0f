import { Type, type Static } from 'typebox'
import { CARD_LAYOUT_LABELS } from '@/blocks/base/_parts/card-layout-labels'
import { choiceField } from '@/blocks/base/_parts/fields'
import { storeCategoryField } from '../_parts/fields'

export const props = Type.Object(
  {
    parent: Type.Optional(storeCategoryField('이 카테고리의 아래 분류를 보입니다. 비워 두면 첫 분류를 보입니다.')),
    layout: Type.Optional(choiceField('배치', CARD_LAYOUT_LABELS, { default: 'grid' })),
    columns: Type.Optional(
      Type.Integer({ title: 'PC 칸 수', minimum: 2, maximum: 6, default: 6, widget: 'number', when: { field: 'layout', is: ['grid'] } }),
    ),
    label: Type.Optional(
      Type.String({
        title: '이름',
        description: '화면 낭독기가 읽는 모음의 이름입니다.',
        maxLength: 60,
        default: '스토어 카테고리',
        widget: 'text',
      }),
    ),
    level: Type.Optional(Type.Integer({ title: '카드 제목 단계', minimum: 2, maximum: 4, default: 3, widget: 'number' })),
  },
  { additionalProperties: false },
)
export type Props = Static<typeof props>
