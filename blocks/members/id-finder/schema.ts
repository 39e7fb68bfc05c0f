import { Type, type Static } from 'typebox'
import { formProps } from '@/blocks/base/_parts/form/form-props'

export const props = Type.Object(
  formProps({ title: '아이디 찾기', lead: '가입할 때와 같은 명의의 휴대전화로 본인인증을 하면 아이디를 알려 드립니다.' }),
  { additionalProperties: false },
)
export type Props = Static<typeof props>
