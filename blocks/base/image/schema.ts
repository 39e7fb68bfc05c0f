import { Type, type Static } from 'typebox'
import { choiceField, imageField, linkField } from '../_parts/fields'

export const props = Type.Object(
  {
    image: { ...imageField(), needed: true },
    caption: Type.Optional(Type.String({ title: '사진 설명', maxLength: 200, widget: 'text' })),
    ratio: Type.Optional(
      choiceField(
        '비율',
        {
          own: '원본',
          '16/10': '16:10',
          '3/2': '3:2',
          '4/3': '4:3',
          '1/1': '1:1',
          '4/5': '4:5',
          '1/2': '1:2',
          '2/1': '2:1',
          fill: '옆 칸 높이',
        },
        { default: 'own' },
      ),
    ),
    rounded: Type.Optional(Type.Boolean({ title: '모서리 둥글게', default: true, widget: 'switch' })),
    link: Type.Optional(linkField()),
    bleed: Type.Optional(Type.Boolean({ title: '화면 끝까지', default: false, widget: 'switch' })),
  },
  { additionalProperties: false },
)
export type Props = Static<typeof props>
