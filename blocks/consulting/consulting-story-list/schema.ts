import { Type, type Static } from 'typebox'
import { choiceField } from '@/blocks/base/_parts/fields'

export const props = Type.Object(
  {
    layout: Type.Optional(
      choiceField(
        '배치',
        { browse: '조건으로 찾는 목록', grid: '격자', rail: '옆으로 넘기기' },
        { default: 'browse', description: '목록 화면은 조건으로 찾는 목록을, 다른 화면의 한 구역은 나머지를 씁니다.' },
      ),
    ),
    size: Type.Optional(Type.Integer({ title: '이야기 수', minimum: 1, maximum: 48, default: 12, widget: 'number' })),
    level: Type.Optional(Type.Integer({ title: '카드 제목 단계', minimum: 2, maximum: 4, default: 2, widget: 'number' })),
  },
  { additionalProperties: false },
)
export type Props = Static<typeof props>
