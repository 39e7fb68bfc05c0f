import { Type, type Static } from 'typebox'
import { linkField } from '@/blocks/base/_parts/fields'

export const props = Type.Object(
  {
    items: Type.Optional(
      Type.Array(
        Type.Object(
          {
            label: Type.String({ title: '이름', minLength: 1, maxLength: 60, default: '스타일링', widget: 'text' }),
            href: Type.Optional(linkField()),
          },
          { title: '자리', additionalProperties: false },
        ),
        {
          title: '사이에 있는 자리',
          description: '홈과 이 화면 사이의 화면들입니다. 홈과 이 화면은 자동으로 붙습니다.',
          maxItems: 5,
          default: [],
          widget: 'list',
        },
      ),
    ),
    current: Type.Optional(
      Type.String({ title: '이 화면의 이름', description: '비워 두면 화면 제목을 씁니다.', maxLength: 60, widget: 'text' }),
    ),
  },
  { additionalProperties: false },
)
export type Props = Static<typeof props>
