import { Type, type Static } from 'typebox'

/** Nothing to decide: it shows what the visitor put into it. */
export const props = Type.Object({}, { additionalProperties: false })
export type Props = Static<typeof props>
