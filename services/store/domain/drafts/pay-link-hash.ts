import { createHash, randomBytes } from 'node:crypto'

/** 256 bits that nobody guesses. */
export const newPayLinkToken = (): string => randomBytes(32).toString('base64url')
/** What is kept of it. */
export const payLinkHash = (token: string): string => createHash('sha256').update(token).digest('base64url')
