import { Type, type Static } from 'typebox'
import { formProps } from '@/blocks/base/_parts/form/form-props'

export const props = Type.Object(
  {
    ...formProps({ title: '가입을 마쳤습니다', lead: '이제 라움결의 모든 서비스를 이용할 수 있습니다.' }),
  },
  { additionalProperties: false, needsSubject: 'join-step' },
)
export type Props = Static<typeof props>
