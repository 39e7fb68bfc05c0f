import { Type, type Static } from 'typebox'
import { choiceField } from '@/blocks/base/_parts/fields'

export const props = Type.Object(
  {
    tab: choiceField('보일 내역', { writing: '내가 쓴 글', comment: '내 댓글', event: '이벤트 참여 내역' }, { default: 'comment' }),
    size: Type.Optional(Type.Integer({ title: '한 페이지의 줄 수', minimum: 5, maximum: 50, default: 10, widget: 'number' })),
  },
  { additionalProperties: false },
)
export type Props = Static<typeof props>
