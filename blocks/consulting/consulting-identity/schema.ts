import { Type, type Static } from 'typebox'
import { formProps } from '@/blocks/base/_parts/form/form-props'

export const props = Type.Object(
  formProps({ title: '상담 내역 본인 확인', lead: '상담을 신청한 분의 휴대전화로 본인인증을 하면 상담 내역을 볼 수 있습니다.' }),
  { additionalProperties: false },
)
export type Props = Static<typeof props>
