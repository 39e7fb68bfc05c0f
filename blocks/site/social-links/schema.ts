import { Type, type Static } from 'typebox'
import { formProps } from '@/blocks/base/_parts/form/form-props'

export const props = Type.Object(
  { ...formProps({ title: '소셜 계정 연결', lead: '연결한 소셜 계정으로 로그인할 수 있습니다.' }) },
  { additionalProperties: false },
)
export type Props = Static<typeof props>
