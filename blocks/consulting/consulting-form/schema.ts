import { Type, type Static } from 'typebox'
import { choiceField } from '@/blocks/base/_parts/fields'
import { formHeading, formProps } from '@/blocks/base/_parts/form/form-props'

export const props = Type.Object(
  {
    ...formProps({ title: '상담 신청', lead: '남겨 주신 연락처로 영업일 기준 2일 안에 담당자가 연락드립니다.' }),
    ...formHeading(),
    kind: choiceField('신청서의 종류', { several: '여러 품목', single: '한 가지 제품' }, { default: 'several' }),
  },
  { additionalProperties: false },
)
export type Props = Static<typeof props>
