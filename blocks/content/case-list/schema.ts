import { Type, type Static } from 'typebox'
import { choiceField } from '@/blocks/base/_parts/fields'

const parts = ['feature', 'quad', 'rail', 'grid'] as const

export const props = Type.Object(
  {
    type: choiceField(
      '분류',
      { 'expert-style': '토탈 인테리어', myhome: '온라인 집들이', house: '부분 인테리어' },
      { default: 'expert-style' },
    ),
    layout: Type.Optional(
      choiceField(
        '배치',
        { browse: '조건으로 찾는 목록', feature: '큰 하나와 작은 둘', quad: '작은 넷과 큰 하나', rail: '옆으로 넘기기', grid: '격자' },
        { default: 'browse', description: '목록 화면은 조건으로 찾는 목록을, 다른 화면의 한 구역은 나머지를 씁니다.' },
      ),
    ),
    size: Type.Optional(Type.Integer({ title: '사례 수', minimum: 1, maximum: 48, default: 24, widget: 'number' })),
    sort: Type.Optional(
      choiceField(
        '정렬',
        { latest: '최신순', popular: '인기순' },
        { default: 'latest', description: '조건으로 찾는 목록은 방문자가 바꿉니다.' },
      ),
    ),
    columns: Type.Optional(
      Type.Integer({ title: 'PC 칸 수', minimum: 2, maximum: 5, default: 3, widget: 'number', when: { field: 'layout', is: ['grid'] } }),
    ),
    level: Type.Optional(Type.Integer({ title: '카드 제목 단계', minimum: 2, maximum: 4, default: 2, widget: 'number' })),
    label: Type.Optional(
      Type.String({
        title: '이름',
        description: '화면 낭독기가 읽는 모음의 이름입니다.',
        maxLength: 60,
        widget: 'text',
        when: { field: 'layout', is: [...parts] },
      }),
    ),
  },
  { additionalProperties: false },
)
export type Props = Static<typeof props>
