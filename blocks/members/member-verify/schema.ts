import { Type, type Static } from 'typebox'
import { choiceField } from '@/blocks/base/_parts/fields'
import { formProps } from '@/blocks/base/_parts/form/form-props'

export const USES = { account: '계정 관리', reagree: '약관 재동의' } as const

export const props = Type.Object(
  {
    ...formProps({ title: '본인인증', lead: '회원 이름과 같은 명의의 휴대전화로 인증해 주세요.' }),
    use: choiceField('쓰이는 곳', USES, { default: 'account' }),
  },
  { additionalProperties: false },
)
export type Props = Static<typeof props>
