import { Type, type Static } from 'typebox'

export const props = Type.Object({}, { additionalProperties: false })
export type Props = Static<typeof props>
