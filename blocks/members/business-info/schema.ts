import { Type, type Static } from 'typebox'
import { formProps } from '@/blocks/base/_parts/form/form-props'

export const props = Type.Object(formProps({ title: '사업자 정보 수정', lead: '상호와 업종, 연락처를 바꿀 수 있습니다.' }), {
  additionalProperties: false,
})
export type Props = Static<typeof props>
