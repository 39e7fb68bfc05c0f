import { Type, type Static } from 'typebox'

export const props = Type.Object({}, { additionalProperties: false, needsSubject: 'shared-scraps' })
export type Props = Static<typeof props>
