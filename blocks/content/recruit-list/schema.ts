import { Type, type Static } from 'typebox'
import { choiceField } from '@/blocks/base/_parts/fields'

export const props = Type.Object(
  {
    look: Type.Optional(
      choiceField(
        '보이는 방식',
        { all: '모든 모집', latest: '지금의 모집 하나' },
        { default: 'all', description: '지금의 모집 하나는 다른 화면의 한 구역에 씁니다.' },
      ),
    ),
    level: Type.Optional(Type.Integer({ title: '제목 단계', minimum: 2, maximum: 4, default: 2, widget: 'number' })),
  },
  { additionalProperties: false },
)
export type Props = Static<typeof props>
