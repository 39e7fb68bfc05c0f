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
    quiet: Type.Optional(
      Type.Boolean({
        title: '내역이 없을 때 안내 숨기기',
        description: '아래에 다른 내역을 함께 보이는 페이지에서 켭니다.',
        default: false,
        widget: 'switch',
      }),
    ),
  },
  { additionalProperties: false },
)
export type Props = Static<typeof props>
