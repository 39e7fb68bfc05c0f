import { Type, type Static } from 'typebox'
import { choiceField } from '@/blocks/base/_parts/fields'

export const props = Type.Object(
  {
    title: Type.String({ title: '제목', minLength: 1, maxLength: 40, default: '소셜 로그인', widget: 'text' }),
    step: choiceField('단계', { start: '제공자로 이동', result: '제공자에서 돌아옴' }, { default: 'start' }),
  },
  { additionalProperties: false },
)
export type Props = Static<typeof props>
