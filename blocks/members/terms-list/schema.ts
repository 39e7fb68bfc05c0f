import { Type, type Static } from 'typebox'
import { choiceField } from '@/blocks/base/_parts/fields'

export const props = Type.Object(
  {
    who: Type.Optional(choiceField('누구의 약관', { both: '개인과 사업자', personal: '개인', business: '사업자' }, { default: 'both' })),
  },
  { additionalProperties: false },
)
export type Props = Static<typeof props>
