import { Type, type Static } from 'typebox'
import { TOPICS } from '@/schemas/rules/site/waiting'
import { choiceField, imageField, labelledLinkField } from '@/blocks/base/_parts/fields'

export const props = Type.Object(
  {
    title: Type.String({ title: '제목', minLength: 1, maxLength: 80, default: '준비하고 있습니다.', widget: 'text' }),
    lead: Type.Optional(Type.String({ title: '무엇을 준비하는지', maxLength: 300, widget: 'textarea' })),
    topic: choiceField('서비스', TOPICS, {
      default: 'store',
      description: '알림을 신청한 방문자에게 이 서비스가 열릴 때 메일을 보냅니다.',
    }),
    opensOn: Type.Optional(Type.String({ title: '여는 날', description: '지나면 화면에서 사라집니다.', format: 'date', widget: 'day' })),
    hours: Type.Optional(Type.String({ title: '전화 상담 시간', maxLength: 80, default: '평일 09:00~18:00', widget: 'text' })),
    links: Type.Optional(Type.Array(labelledLinkField('길'), { title: '먼저 볼 수 있는 것', maxItems: 5, default: [], widget: 'list' })),
    image: Type.Optional(imageField()),
  },
  { additionalProperties: false },
)
export type Props = Static<typeof props>
