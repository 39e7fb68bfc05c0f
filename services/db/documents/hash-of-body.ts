import { createHash } from 'node:crypto'

/** Hash of a stored text: a draft differs from what is published where theirs differ. */
export const hashOfBody = (text: string): string => createHash('sha256').update(text).digest('base64url')
