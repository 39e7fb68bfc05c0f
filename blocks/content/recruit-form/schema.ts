import { Type, type Static } from 'typebox'
import { formProps } from '@/blocks/base/_parts/form/form-props'

export const props = Type.Object(
  {
    ...formProps({
      title: '결모임 지원하기',
      lead: '적어 주신 내용은 결모임을 뽑는 데에만 쓰고, 발표한 뒤에도 고객님만 보실 수 있습니다.',
    }),
  },
  { additionalProperties: false },
)
export type Props = Static<typeof props>
