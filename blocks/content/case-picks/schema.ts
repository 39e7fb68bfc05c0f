import { Type, type Static } from 'typebox'
import { choiceField } from '@/blocks/base/_parts/fields'

export const props = Type.Object(
  {
    source: choiceField(
      '고를 대상',
      {
        similar: '이 사례와 비슷한 사례',
        style: '같은 스타일의 사례',
        contents: '함께 읽을 글',
        weekly: '이번 주 인기 사례',
        recommended: '추천 사례',
      },
      {
        default: 'weekly',
        description: '위의 셋은 사례 상세 화면에서만 나타납니다.',
        needsSubject: { similar: 'interior', style: 'interior', contents: 'interior' },
      },
    ),
    layout: Type.Optional(
      choiceField('배치', { rail: '옆으로 넘기기', grid: '격자', feature: '큰 하나와 작은 둘', ruled: '괘선 목록' }, { default: 'rail' }),
    ),
    size: Type.Optional(Type.Integer({ title: '가장 많을 때의 수', minimum: 1, maximum: 9, default: 6, widget: 'number' })),
    columns: Type.Optional(
      Type.Integer({ title: 'PC 칸 수', minimum: 2, maximum: 4, default: 3, widget: 'number', when: { field: 'layout', is: ['grid'] } }),
    ),
    title: Type.Optional(Type.String({ title: '제목', maxLength: 60, widget: 'text' })),
    level: Type.Optional(Type.Integer({ title: '제목 단계', minimum: 2, maximum: 3, default: 2, widget: 'number' })),
  },
  { additionalProperties: false },
)
export type Props = Static<typeof props>
