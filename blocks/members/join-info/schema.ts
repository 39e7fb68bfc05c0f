import { Type, type Static } from 'typebox'
import { formProps } from '@/blocks/base/_parts/form/form-props'

export const props = Type.Object(
  {
    ...formProps({ title: '회원 정보를 입력해 주세요', lead: '‘선택’이라고 적지 않은 항목은 모두 필수입니다.' }),
  },
  { additionalProperties: false, needsSubject: 'join-step' },
)
export type Props = Static<typeof props>
