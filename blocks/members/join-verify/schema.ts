import { Type, type Static } from 'typebox'
import { formProps } from '@/blocks/base/_parts/form/form-props'

export const props = Type.Object(
  {
    ...formProps({ title: '본인인증을 해 주세요', lead: '본인 명의의 휴대전화로 인증합니다. 만 14세 이상만 가입할 수 있습니다.' }),
  },
  { additionalProperties: false, needsSubject: 'join-step' },
)
export type Props = Static<typeof props>
