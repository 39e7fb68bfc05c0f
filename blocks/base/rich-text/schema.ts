import { Type, type Static } from 'typebox'
import { choiceField } from '../_parts/fields'

export const props = Type.Object(
  {
    html: Type.String({ title: '글', maxLength: 200_000, default: '<p>글을 적습니다.</p>', widget: 'html' }),
    width: Type.Optional(choiceField('너비', { text: '읽기 좋은 너비', narrow: '조금 넓게', base: '페이지 너비' }, { default: 'text' })),
  },
  { additionalProperties: false },
)
export type Props = Static<typeof props>
