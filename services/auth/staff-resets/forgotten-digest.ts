import { createHash } from 'node:crypto'

/** Tells whether a password is still the one that was forgotten, without a second copy of its hash. */
export const forgottenDigest = (passwordHash: string): string =>
  createHash('sha256').update(`staff forgot ${passwordHash}`).digest('base64url')
