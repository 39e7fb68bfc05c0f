import { Type, type Static } from 'typebox'
import { choiceField } from '@/blocks/base/_parts/fields'

export const props = Type.Object(
  {
    tab: choiceField(
      '보일 내역',
      {
        all: '전체',
        smart: '매장 상담',
        interior: '추천 상담',
        qna: '상품 문의',
        contact: '1:1 문의',
        store: '스토어 상담',
        talk: '톡 상담',
      },
      { default: 'all' },
    ),
    size: Type.Optional(Type.Integer({ title: '한 페이지의 상담 수', minimum: 5, maximum: 50, default: 10, widget: 'number' })),
  },
  { additionalProperties: false },
)
export type Props = Static<typeof props>
