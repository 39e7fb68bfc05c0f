import { Type, type Static } from 'typebox'
import { labelledLinkField } from '../_parts/fields'
import { formProps } from '../_parts/form/form-props'

export const props = Type.Object(
  {
    ...formProps({ title: '비밀번호를 변경했습니다', lead: '새 비밀번호로 로그인해 주세요.' }),
    actions: Type.Optional(
      Type.Array(labelledLinkField('버튼'), {
        title: '버튼',
        description: '첫째가 먹색 버튼입니다.',
        maxItems: 2,
        default: [],
        widget: 'list',
      }),
    ),
  },
  { additionalProperties: false },
)
export type Props = Static<typeof props>
