import { Type, type Static } from 'typebox'
import { choiceField } from '@/blocks/base/_parts/fields'

export const props = Type.Object(
  {
    title: Type.String({ title: '제목', minLength: 1, maxLength: 40, default: '본인인증', widget: 'text' }),
    lead: Type.Optional(Type.String({ title: '도입 글', maxLength: 300, widget: 'textarea' })),
    way: choiceField(
      '방식',
      { popup: '팝업 창', page: '화면 전체', guide: '버튼을 눌러 시작' },
      { default: 'popup', description: '팝업 창은 본인인증을 부른 화면에서만 시작합니다.' },
    ),
  },
  { additionalProperties: false },
)
export type Props = Static<typeof props>
