import { Type, type Static } from 'typebox'
import { formProps } from '@/blocks/base/_parts/form/form-props'

export const props = Type.Object(
  formProps({ title: '약관에 동의해 주세요', lead: '서비스를 계속 이용하려면 필수 약관 동의와 본인인증이 필요합니다.' }),
  { additionalProperties: false },
)
export type Props = Static<typeof props>
