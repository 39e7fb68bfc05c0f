import { Type, type Static } from 'typebox'
import { choiceField } from '@/blocks/base/_parts/fields'

export const props = Type.Object(
  {
    look: Type.Optional(choiceField('모습', { reading: '읽는 글', theme: '트렌드십 테마' }, { default: 'reading' })),
    products: Type.Optional(Type.Boolean({ title: '글에 나온 재료 보이기', default: true, widget: 'switch' })),
    related: Type.Optional(Type.Boolean({ title: '이어서 읽기 보이기', default: true, widget: 'switch' })),
  },
  { additionalProperties: false, needsSubject: 'content' },
)
export type Props = Static<typeof props>
