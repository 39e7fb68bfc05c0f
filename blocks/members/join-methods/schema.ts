import { Type, type Static } from 'typebox'
import { formProps } from '@/blocks/base/_parts/form/form-props'

export const props = Type.Object(
  {
    ...formProps({ title: '회원가입', lead: '가입 방법을 골라 주세요.' }),
  },
  { additionalProperties: false },
)
export type Props = Static<typeof props>
