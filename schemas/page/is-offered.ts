import type { BlockDefinition } from './block-definition'

/** Whether people are offered a block: in the palette of the editor, and among those that a role may change. */
export const isOffered = ({ internal = false, forTests = false }: BlockDefinition): boolean => !internal && !forTests
