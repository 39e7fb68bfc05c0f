import { Type, type Static } from 'typebox'
import { choiceField } from '@/blocks/base/_parts/fields'

export const props = Type.Object(
  {
    parent: Type.Optional(
      Type.String({
        title: '상위 카테고리',
        description: '비워 두면 첫 단계의 카테고리를 보입니다.',
        maxLength: 100,
        default: '',
        widget: 'text',
      }),
    ),
    picture: Type.Optional(choiceField('사진', { icon: '견본', main: '공간' }, { default: 'icon' })),
    layout: Type.Optional(choiceField('배치', { grid: '격자', ruled: '괘선 목록', split: '사진과 글 나란히' }, { default: 'grid' })),
    columns: Type.Optional(
      Type.Integer({ title: 'PC 칸 수', minimum: 2, maximum: 5, default: 4, widget: 'number', when: { field: 'layout', is: ['grid'] } }),
    ),
    label: Type.Optional(
      Type.String({ title: '이름', description: '화면 낭독기가 읽는 모음의 이름입니다.', maxLength: 60, widget: 'text' }),
    ),
    level: Type.Optional(Type.Integer({ title: '카드 제목 단계', minimum: 2, maximum: 4, default: 3, widget: 'number' })),
  },
  { additionalProperties: false },
)
export type Props = Static<typeof props>
