import { Type, type Static } from 'typebox'

export const props = Type.Object(
  {
    title: Type.String({ title: '제목', minLength: 1, maxLength: 80, default: '3D 디자인 서비스', widget: 'text' }),
    text: Type.Optional(
      Type.String({
        title: '안내 글',
        maxLength: 300,
        default: '고객의 공간을 3D로 그리고 자재를 적용해 볼 수 있습니다.',
        widget: 'textarea',
      }),
    ),
    label: Type.String({ title: '버튼', minLength: 1, maxLength: 40, default: '디자인 서비스', widget: 'text' }),
  },
  { additionalProperties: false },
)
export type Props = Static<typeof props>
