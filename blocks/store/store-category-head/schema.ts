import { Type, type Static } from 'typebox'
import { storeCategoryField } from '../_parts/fields'

export const props = Type.Object(
  { category: Type.Optional({ ...storeCategoryField(), needed: { unlessSubject: 'store-category' } }) },
  { additionalProperties: false },
)
export type Props = Static<typeof props>
