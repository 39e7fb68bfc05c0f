import { Type, type Static } from 'typebox'
import { imageField, labelledLinkField } from '@/blocks/base/_parts/fields'

export const props = Type.Object(
  {
    title: Type.String({ title: '제목', minLength: 1, maxLength: 40, default: '로그인', widget: 'text' }),
    lead: Type.Optional(Type.String({ title: '설명', maxLength: 120, default: '', widget: 'text' })),
    direct: Type.Boolean({
      title: '다른 구역에서 온 화면',
      description: '회원가입과 찾기 링크가 /direct 화면으로 이어지고, 온 곳을 함께 전합니다.',
      default: false,
      widget: 'switch',
    }),
    more: Type.Optional(labelledLinkField('아래에 놓는 링크')),
    photo: Type.Optional(imageField('옆에 놓는 사진')),
  },
  { additionalProperties: false },
)
export type Props = Static<typeof props>
