import { Type, type Static } from 'typebox'
import { choiceField } from '@/blocks/base/_parts/fields'
import { categoryField } from '../_parts/product/category-field'

export const props = Type.Object(
  {
    category: Type.Optional({
      ...categoryField({ isNeeded: false }),
      description: '첫 단계 카테고리의 번호입니다. 비워 두면 모든 품목을 보입니다.',
    }),
    /** Code of `constExamType`. */
    type: Type.Optional(choiceField('분류', { '': '모두', CE01: '주거 공간', CE02: '상업 공간', CE03: '전시장' }, { default: '' })),
    size: Type.Optional(Type.Integer({ title: '시공 예시 수', minimum: 1, maximum: 24, default: 6, widget: 'number' })),
    label: Type.Optional(
      Type.String({ title: '이름', description: '화면 낭독기가 읽는 모음의 이름입니다.', maxLength: 60, widget: 'text' }),
    ),
    level: Type.Optional(Type.Integer({ title: '카드 제목 단계', minimum: 2, maximum: 4, default: 3, widget: 'number' })),
  },
  { additionalProperties: false },
)
export type Props = Static<typeof props>
