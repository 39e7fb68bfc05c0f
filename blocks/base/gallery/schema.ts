import { Type, type Static } from 'typebox'

export const Item = Type.Object(
  {
    TP: Type.Union([Type.Literal('01', { title: '사진' }), Type.Literal('02', { title: '유튜브 영상' })], {
      title: '종류',
      default: '01',
      widget: 'select',
    }),
    URL: Type.String({
      title: '주소',
      description: '사진의 주소나, 유튜브 주소 또는 11자 코드입니다.',
      minLength: 1,
      maxLength: 500,
      widget: 'image',
    }),
    ALT: Type.String({
      title: '대체 글',
      description: '재료와 색, 빛을 한 문장으로 적습니다.',
      maxLength: 300,
      default: '',
      widget: 'text',
    }),
    DSC: Type.Optional(Type.String({ title: '설명', maxLength: 200, widget: 'text' })),
    poster: Type.Optional(
      Type.String({ title: '영상의 재생 전 사진', maxLength: 500, widget: 'image', when: { field: 'TP', is: ['02'] } }),
    ),
    width: Type.Optional(Type.Number({ title: '너비', minimum: 1, widget: 'number', when: { field: 'TP', is: ['01'] } })),
    height: Type.Optional(Type.Number({ title: '높이', minimum: 1, widget: 'number', when: { field: 'TP', is: ['01'] } })),
  },
  { additionalProperties: false },
)
export type Item = Static<typeof Item>

export const props = Type.Object(
  {
    label: Type.String({
      title: '이름',
      description: '화면 낭독기가 읽는 모음의 이름입니다.',
      minLength: 1,
      maxLength: 60,
      default: '사진과 영상',
      widget: 'text',
    }),
    items: Type.Array(Item, { title: '사진과 영상', minItems: 1, maxItems: 40, widget: 'list' }),
  },
  { additionalProperties: false },
)
export type Props = Static<typeof props>
