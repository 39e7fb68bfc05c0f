import { Type, type Static } from 'typebox'
import { formHeading, formProps } from '@/blocks/base/_parts/form/form-props'

export const props = Type.Object(
  {
    ...formProps({ title: '어떤 상담을 원하시나요?', lead: '바꾸고 싶은 곳을 고르시면 가까운 매장의 담당자가 연락드립니다.' }),
    ...formHeading(),
  },
  { additionalProperties: false },
)
export type Props = Static<typeof props>
