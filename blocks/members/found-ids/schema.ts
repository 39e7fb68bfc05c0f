import { Type, type Static } from 'typebox'
import { formProps } from '@/blocks/base/_parts/form/form-props'

export const props = Type.Object(formProps({ title: '아이디를 확인해 주세요', lead: '본인인증한 정보로 가입된 아이디입니다.' }), {
  additionalProperties: false,
})
export type Props = Static<typeof props>
