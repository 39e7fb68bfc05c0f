import { Type, type Static } from 'typebox'
import { formProps } from '@/blocks/base/_parts/form/form-props'

export const props = Type.Object(
  formProps({ title: '비밀번호 설정', lead: '비밀번호를 설정하면 소셜 계정 없이 아이디로도 로그인할 수 있습니다.' }),
  { additionalProperties: false },
)
export type Props = Static<typeof props>
