import { Type, type Static } from 'typebox'
import { choiceField } from '@/blocks/base/_parts/fields'
import { formProps } from '@/blocks/base/_parts/form/form-props'

export const PURPOSES = { findId: '아이디 찾기', resetPw: '비밀번호 재설정', account: '계정 관리', reagree: '약관 재동의' } as const

export const props = Type.Object(
  {
    ...formProps({ title: '본인인증 결과', lead: '' }),
    purpose: choiceField('본인인증의 목적', PURPOSES, { default: 'findId' }),
  },
  { additionalProperties: false },
)
export type Props = Static<typeof props>
