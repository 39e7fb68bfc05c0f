import { Type, type Static } from 'typebox'
import { choiceField, imageField, linkField } from '../_parts/fields'

export const Tag = Type.Object(
  {
    label: Type.String({ title: '제품 이름', minLength: 1, maxLength: 40, widget: 'text' }),
    meta: Type.Optional(Type.String({ title: '설명', maxLength: 40, widget: 'text' })),
    link: linkField(),
    swatch: Type.Optional(imageField('견본')),
    x: Type.Number({ title: '가로 자리(%)', minimum: 0, maximum: 100, default: 50, widget: 'number' }),
    y: Type.Number({ title: '세로 자리(%)', minimum: 0, maximum: 100, default: 50, widget: 'number' }),
  },
  { title: '사진 위 제품 표시', additionalProperties: false },
)
export type Tag = Static<typeof Tag>

export const Slide = Type.Object(
  {
    eyebrow: Type.Optional(Type.String({ title: '작은 제목', maxLength: 30, widget: 'text' })),
    title: Type.String({
      title: '제목',
      description: '줄을 바꾸면 화면에서도 바뀝니다.',
      minLength: 1,
      maxLength: 60,
      default: '제목',
      widget: 'textarea',
    }),
    text: Type.Optional(Type.String({ title: '글', maxLength: 200, widget: 'textarea' })),
    link: Type.Optional(linkField()),
    linkLabel: Type.String({ title: '단추', minLength: 1, maxLength: 20, default: '자세히 보기', widget: 'text' }),
    image: { ...imageField(), needed: true },
    tag: Type.Optional(Tag),
  },
  { additionalProperties: false },
)
export type Slide = Static<typeof Slide>

export const props = Type.Object(
  {
    label: Type.String({
      title: '이름',
      description: '화면 낭독기가 읽는 모음의 이름입니다.',
      minLength: 1,
      maxLength: 40,
      default: '이달의 공간',
      widget: 'text',
    }),
    heading: choiceField(
      '첫 제목의 높이',
      { h1: '페이지 제목', h2: '구역 제목' },
      { default: 'h1', description: '페이지에 다른 큰 제목이 없으면 페이지 제목을 고릅니다.' },
    ),
    slides: Type.Array(Slide, { title: '장면', minItems: 1, maxItems: 6, widget: 'list' }),
  },
  { additionalProperties: false },
)
export type Props = Static<typeof props>
