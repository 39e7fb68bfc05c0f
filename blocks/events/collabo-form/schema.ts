import { Type, type Static } from 'typebox'
import { formProps } from '@/blocks/base/_parts/form/form-props'

export const props = Type.Object(formProps({ title: '인테리어 상담 신청', lead: '남겨 주신 번호로 담당자가 연락드립니다.' }), {
  additionalProperties: false,
})
export type Props = Static<typeof props>
