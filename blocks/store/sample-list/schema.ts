import { Type, type Static } from 'typebox'

/** No properties: it shows the visitor's own list, or the request that the URL opens. */
export const props = Type.Object({}, { additionalProperties: false })
export type Props = Static<typeof props>
