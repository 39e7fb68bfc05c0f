import { Type, type Static } from 'typebox'
import { choiceField, imageField } from '../_parts/fields'

export const props = Type.Object(
  {
    before: { ...imageField('시공 전 사진'), needed: true },
    after: { ...imageField('시공 후 사진'), needed: true },
    label: Type.Optional(
      Type.String({ title: '공간 이름', description: '경계를 옮기는 자리의 이름입니다. 예: 거실', maxLength: 40, widget: 'text' }),
    ),
    caption: Type.Optional(Type.String({ title: '사진 설명', maxLength: 200, widget: 'text' })),
    ratio: Type.Optional(
      choiceField('비율', { '16/10': '16:10', '3/2': '3:2', '4/3': '4:3', '1/1': '1:1', '2/1': '2:1' }, { default: '16/10' }),
    ),
  },
  { additionalProperties: false },
)
export type Props = Static<typeof props>
