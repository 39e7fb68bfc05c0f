import { Type, type Static } from 'typebox'
import { choiceField } from '@/blocks/base/_parts/fields'
import { formProps } from '@/blocks/base/_parts/form/form-props'

/** The pages of an agency's sign-up (foundation 2.4). 본인인증 and its result are shared by both kinds. */
export const STEPS = {
  business: '사업자 확인',
  terms: '약관 동의',
  identity: '본인인증 단계',
  verify: '본인인증',
  verified: '본인인증 결과',
  information: '정보 입력',
  complete: '가입 완료',
} as const

export const props = Type.Object(
  {
    ...formProps({ title: '사업자 정보를 확인해 주세요', lead: '국세청에 등록된 사업자인지 먼저 확인합니다.' }),
    kind: choiceField('가입 종류', { interior: '인테리어 제휴점', scm: 'SCM 협력사' }, { default: 'interior' }),
    step: choiceField('단계', STEPS, { default: 'business' }),
  },
  { additionalProperties: false },
)
export type Props = Static<typeof props>
