import { Type, type Static } from 'typebox'
import { formProps } from '@/blocks/base/_parts/form/form-props'

export const props = Type.Object(
  formProps({ title: '비밀번호 변경', lead: '변경하면 지금 사용하는 기기를 뺀 모든 기기에서 로그아웃됩니다.' }),
  { additionalProperties: false },
)
export type Props = Static<typeof props>
