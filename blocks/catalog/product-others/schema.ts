import { Type, type Static } from 'typebox'
import { choiceField } from '@/blocks/base/_parts/fields'

export const props = Type.Object(
  {
    show: choiceField(
      '보일 것',
      { offers: '파는 상품', built: '시공 사례', showrooms: '전시 매장', related: '같은 품목의 제품' },
      { default: 'related' },
    ),
    title: Type.String({ title: '제목', minLength: 1, maxLength: 40, default: '함께 살펴볼 제품', widget: 'text' }),
  },
  { additionalProperties: false, needsSubject: 'product' },
)
export type Props = Static<typeof props>
