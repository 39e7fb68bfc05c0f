import { Type, type Static } from 'typebox'
import { choiceField, labelledLinkField } from '../_parts/fields'

export const props = Type.Object(
  {
    text: Type.String({ title: '제목', minLength: 1, maxLength: 120, default: '제목', widget: 'textarea' }),
    level: Type.Integer({
      title: '단계',
      description: '한 화면에 1단계 제목은 하나만 둡니다.',
      minimum: 1,
      maximum: 4,
      default: 2,
      widget: 'number',
    }),
    size: Type.Optional(
      choiceField(
        '크기',
        { display: '가장 크게', h1: '페이지 제목', h2: '구역 제목', h3: '작은 제목', title: '카드 제목' },
        { default: 'h2' },
      ),
    ),
    align: Type.Optional(choiceField('정렬', { left: '왼쪽', center: '가운데' }, { default: 'left' })),
    eyebrow: Type.Optional(Type.String({ title: '윗글', maxLength: 60, widget: 'text' })),
    lead: Type.Optional(Type.String({ title: '도입 글', maxLength: 300, widget: 'textarea' })),
    link: Type.Optional(labelledLinkField()),
  },
  { additionalProperties: false },
)
export type Props = Static<typeof props>
