import { Type, type Static } from 'typebox'
import { linkField } from '@/blocks/base/_parts/fields'

export const props = Type.Object(
  { list: Type.Optional({ ...linkField('목록 주소'), default: '/cs/notice' }) },
  { additionalProperties: false, needsSubject: 'notice' },
)
export type Props = Static<typeof props>
