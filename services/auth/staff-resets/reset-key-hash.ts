import { createHash } from 'node:crypto'

/** What the database stores of a link. */
export const resetKeyHash = (key: string): string => createHash('sha256').update(`staff reset ${key}`).digest('base64url')
