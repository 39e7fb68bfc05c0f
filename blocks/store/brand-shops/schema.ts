import { Type, type Static } from 'typebox'
import { CARD_LAYOUT_LABELS } from '@/blocks/base/_parts/card-layout-labels'
import { choiceField } from '@/blocks/base/_parts/fields'

export const props = Type.Object(
  {
    layout: Type.Optional(choiceField('배치', CARD_LAYOUT_LABELS, { default: 'staggered' })),
    label: Type.Optional(
      Type.String({
        title: '이름',
        description: '화면 낭독기가 읽는 모음의 이름입니다.',
        maxLength: 60,
        default: '브랜드샵',
        widget: 'text',
      }),
    ),
    level: Type.Optional(Type.Integer({ title: '카드 제목 단계', minimum: 2, maximum: 4, default: 3, widget: 'number' })),
  },
  { additionalProperties: false },
)
export type Props = Static<typeof props>
