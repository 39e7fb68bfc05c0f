import { Type, type Static } from 'typebox'
import { choiceField } from '@/blocks/base/_parts/fields'

export const props = Type.Object(
  {
    title: Type.String({ title: '제목', minLength: 1, maxLength: 40, default: '본인인증 결과', widget: 'text' }),
    way: choiceField('방식', { popup: '팝업 창', page: '화면 전체' }, { default: 'popup' }),
  },
  { additionalProperties: false },
)
export type Props = Static<typeof props>
