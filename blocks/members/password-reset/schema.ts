import { Type, type Static } from 'typebox'
import { formProps } from '@/blocks/base/_parts/form/form-props'

export const props = Type.Object(
  formProps({ title: '비밀번호 재설정', lead: '가입할 때와 같은 명의의 휴대전화로 본인인증을 하면 새 비밀번호를 정할 수 있습니다.' }),
  { additionalProperties: false },
)
export type Props = Static<typeof props>
