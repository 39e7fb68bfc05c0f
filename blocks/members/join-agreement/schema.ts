import { Type, type Static } from 'typebox'
import { formProps } from '@/blocks/base/_parts/form/form-props'

export const props = Type.Object(
  {
    ...formProps({ title: '약관에 동의해 주세요', lead: '선택 항목에 동의하지 않아도 가입할 수 있습니다.' }),
    verify: Type.Boolean({
      title: '본인인증까지 함께',
      description: '켜면 동의 단추가 본인인증 창을 바로 엽니다.',
      default: false,
      widget: 'switch',
    }),
  },
  { additionalProperties: false, needsSubject: 'join-step' },
)
export type Props = Static<typeof props>
