import { Type, type Static } from 'typebox'
import { linkField } from '@/blocks/base/_parts/fields'

export const props = Type.Object(
  { list: Type.Optional({ ...linkField('목록 주소'), default: '/zin/exhibition' }) },
  { additionalProperties: false, needsSubject: 'shop' },
)
export type Props = Static<typeof props>
