import { Type, type Static } from 'typebox'
import { imageField, labelledLinkField } from '../_parts/fields'

export const props = Type.Object(
  {
    code: Type.Optional(Type.String({ title: '번호', maxLength: 30, default: '404', widget: 'text' })),
    title: Type.String({ title: '제목', minLength: 1, maxLength: 80, default: '페이지를 찾을 수 없습니다.', widget: 'text' }),
    description: Type.Optional(Type.String({ title: '이유와 다음 걸음', maxLength: 300, widget: 'textarea' })),
    actions: Type.Optional(
      Type.Array(labelledLinkField('버튼'), {
        title: '버튼',
        description: '첫째가 먹색 버튼입니다.',
        maxItems: 2,
        default: [],
        widget: 'list',
      }),
    ),
    links: Type.Optional(Type.Array(labelledLinkField('길'), { title: '다른 길', maxItems: 5, default: [], widget: 'list' })),
    closed: Type.Optional(
      Type.Object(
        {
          title: Type.String({ title: '제목', minLength: 1, maxLength: 80, default: '접근할 수 없는 페이지입니다.', widget: 'text' }),
          description: Type.Optional(Type.String({ title: '이유와 다음 걸음', maxLength: 300, widget: 'textarea' })),
        },
        {
          title: '접근할 수 없는 주소의 안내',
          description: '/store처럼 번호가 없는 주소에서 제목과 이유 대신 보입니다.',
          additionalProperties: false,
        },
      ),
    ),
    image: Type.Optional(imageField()),
  },
  { additionalProperties: false },
)
export type Props = Static<typeof props>
