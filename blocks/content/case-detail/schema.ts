import { Type, type Static } from 'typebox'
import { choiceField } from '@/blocks/base/_parts/fields'

export const props = Type.Object(
  {
    look: Type.Optional(
      choiceField(
        '보이는 방식',
        { detail: '사례 전체', reading: '읽기 좋은 글' },
        { default: 'detail', description: '읽기 좋은 글은 공유한 링크와 관련 카드에서 여는 화면에 씁니다.' },
      ),
    ),
  },
  { additionalProperties: false, needsSubject: 'interior' },
)
export type Props = Static<typeof props>
