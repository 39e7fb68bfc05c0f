import { Type, type Static } from 'typebox'
import { formProps } from '@/blocks/base/_parts/form/form-props'

export const props = Type.Object(
  formProps({ title: '사업자 인증', lead: '사업자등록증에 적힌 대로 입력하면 국세청에 등록된 정보와 맞는지 확인합니다.' }),
  { additionalProperties: false },
)
export type Props = Static<typeof props>
