import { Type, type Static } from 'typebox'
import { choiceField } from '@/blocks/base/_parts/fields'
import { formProps } from '@/blocks/base/_parts/form/form-props'

/** The call that confirms it, and the page that it opens. */
export const WAYS = { account: '회원 정보', social: '소셜 계정 연결' } as const

export const props = Type.Object(
  {
    ...formProps({ title: '비밀번호 확인', lead: '회원 정보를 지키기 위해 비밀번호를 한 번 더 확인합니다.' }),
    way: choiceField('확인한 뒤 여는 것', WAYS, { default: 'account' }),
  },
  { additionalProperties: false },
)
export type Props = Static<typeof props>
