import { Type, type Static } from 'typebox'
import { imageField, labelledLink } from '../_parts/fields'

export const props = Type.Object(
  {
    code: Type.Optional(Type.String({ title: '번호', maxLength: 30, default: '404', widget: 'text' })),
    title: Type.String({ title: '제목', minLength: 1, maxLength: 80, default: '페이지를 찾을 수 없습니다.', widget: 'text' }),
    description: Type.Optional(Type.String({ title: '이유와 다음 걸음', maxLength: 300, widget: 'textarea' })),
    actions: Type.Optional(
      Type.Array(labelledLink('버튼'), { title: '버튼', description: '첫째가 먹색 버튼입니다.', maxItems: 2, default: [], widget: 'list' }),
    ),
    links: Type.Optional(Type.Array(labelledLink('길'), { title: '다른 길', maxItems: 5, default: [], widget: 'list' })),
    image: Type.Optional(imageField()),
  },
  { additionalProperties: false },
)
export type Props = Static<typeof props>
