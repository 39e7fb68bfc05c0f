import { Type, type Static } from 'typebox'
import { CARD_LAYOUT_LABELS } from '../_parts/card-layout-labels'
import { choiceField, imageField, linkField } from '../_parts/fields'

const card = Type.Object(
  {
    title: Type.String({ title: '제목', minLength: 1, maxLength: 120, default: '제목', widget: 'text' }),
    link: Type.Optional(linkField()),
    newWindow: Type.Optional(Type.Boolean({ title: '새 창에서 열기', default: false, widget: 'switch' })),
    image: Type.Optional(imageField()),
    kind: Type.Optional(Type.String({ title: '분류', description: '제목 위의 작은 글입니다.', maxLength: 40, widget: 'text' })),
    description: Type.Optional(Type.String({ title: '설명', maxLength: 300, widget: 'textarea' })),
    meta: Type.Optional(
      Type.Array(Type.String({ title: '값', maxLength: 60, default: '', widget: 'text' }), {
        title: '곁들이는 글',
        description: '지역, 면적처럼 짧은 값들입니다.',
        maxItems: 4,
        widget: 'list',
      }),
    ),
    quote: Type.Optional(Type.String({ title: '인용', description: '사는 사람의 말입니다.', maxLength: 120, widget: 'text' })),
    badge: Type.Optional(
      Type.Object(
        {
          label: Type.String({ title: '글자', minLength: 1, maxLength: 12, default: 'NEW', widget: 'text' }),
          tone: Type.Optional(choiceField('색', { ink: '먹', calm: '세이지', accent: '흙', quiet: '회색' }, { default: 'ink' })),
        },
        { title: '배지', additionalProperties: false },
      ),
    ),
    chips: Type.Optional(
      Type.Array(imageField('색'), { title: '색 칩', description: '실제 재료 사진에서 잘라 보입니다.', maxItems: 5, widget: 'list' }),
    ),
    moreChips: Type.Optional(Type.Integer({ title: '더 있는 색 수', minimum: 0, maximum: 99, default: 0, widget: 'number' })),
  },
  { title: '카드', additionalProperties: false },
)

export const props = Type.Object(
  {
    layout: choiceField('배치', CARD_LAYOUT_LABELS, { default: 'grid' }),
    columns: Type.Optional(
      Type.Integer({ title: 'PC 칸 수', minimum: 2, maximum: 4, default: 4, widget: 'number', when: { field: 'layout', is: ['grid'] } }),
    ),
    ratio: Type.Optional(
      choiceField(
        '사진 비율',
        { '4/3': '4:3', '3/2': '3:2', '1/1': '1:1', '4/5': '4:5', '1/2': '1:2' },
        { default: '4/3', description: '고르지 않으면 배치에 맞는 비율을 씁니다.' },
      ),
    ),
    level: Type.Optional(Type.Integer({ title: '카드 제목 단계', minimum: 2, maximum: 4, default: 3, widget: 'number' })),
    label: Type.Optional(
      Type.String({ title: '이름', description: '화면 낭독기가 읽는 모음의 이름입니다.', maxLength: 60, widget: 'text' }),
    ),
    items: Type.Array(card, { title: '카드', minItems: 1, maxItems: 24, default: [{ title: '제목' }], widget: 'list' }),
  },
  { additionalProperties: false },
)
export type Props = Static<typeof props>
