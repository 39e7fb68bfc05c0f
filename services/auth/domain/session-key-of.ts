import { createHash } from 'node:crypto'

/** Names a sign-in where people and logs must tell two apart. */
export const sessionKeyOf = (sid: string): string => createHash('sha256').update(`session key ${sid}`).digest('base64url').slice(0, 22)
