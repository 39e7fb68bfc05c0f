import { Type, type Static } from 'typebox'
import { linkField } from '@/blocks/base/_parts/fields'

export const props = Type.Object(
  { list: Type.Optional({ ...linkField('목록 주소'), default: '/zin/brand/news' }) },
  { additionalProperties: false, needsSubject: 'brand-news' },
)
export type Props = Static<typeof props>
