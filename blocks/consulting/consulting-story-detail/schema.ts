import { Type, type Static } from 'typebox'

export const props = Type.Object({}, { additionalProperties: false, needsSubject: 'consulting-story' })
export type Props = Static<typeof props>
