import { Type, type Static } from 'typebox'
import { formProps } from '@/blocks/base/_parts/form/form-props'

export const props = Type.Object(
  {
    ...formProps({ title: '회원 탈퇴', lead: '탈퇴하면 되돌릴 수 없습니다. 아래 내용을 먼저 확인해 주세요.' }),
    notes: Type.Array(Type.String({ title: '내용', minLength: 1, maxLength: 200, widget: 'text' }), {
      title: '탈퇴하기 전에 확인할 것',
      maxItems: 10,
      default: [],
      widget: 'list',
    }),
  },
  { additionalProperties: false },
)
export type Props = Static<typeof props>
