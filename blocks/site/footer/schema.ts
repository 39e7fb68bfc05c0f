import { Type, type Static } from 'typebox'
import { linkField } from '@/blocks/base/_parts/fields'

const text = (title: string, value: string, maxLength = 100) => Type.String({ title, maxLength, default: value, widget: 'text' })

export const props = Type.Object(
  {
    policies: Type.Array(
      Type.Object(
        {
          label: Type.String({ title: '이름', minLength: 1, maxLength: 30, widget: 'text' }),
          link: linkField(),
          strong: Type.Optional(Type.Boolean({ title: '굵게', description: '개인정보처리방침은 굵게 보여야 합니다.', widget: 'switch' })),
        },
        { additionalProperties: false },
      ),
      {
        title: '약관과 방침',
        maxItems: 8,
        default: [
          { label: '이용약관', link: '/cs/use-agreement' },
          { label: '개인정보처리방침', link: '/etc/privacy', strong: true },
        ],
        widget: 'list',
      },
    ),
    socials: Type.Array(
      Type.Object(
        {
          label: Type.String({ title: '이름', minLength: 1, maxLength: 20, widget: 'text' }),
          link: linkField('주소'),
        },
        { additionalProperties: false },
      ),
      { title: '다른 곳의 라움결', maxItems: 5, default: [], widget: 'list' },
    ),
    copyright: text('저작권 표시', '© 2026 RAUMHAUS'),
  },
  { additionalProperties: false },
)
export type Props = Static<typeof props>
