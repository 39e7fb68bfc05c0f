import { createHash, randomBytes } from 'node:crypto'

/** Known in a log or a mail by its beginning. */
const START = 'maru_scim_'

export const newScimToken = (): string => START + randomBytes(32).toString('base64url')
/** 256 random bits need no slow hash. */
export const scimTokenHash = (token: string): string => createHash('sha256').update(`scim ${token}`).digest('base64url')
