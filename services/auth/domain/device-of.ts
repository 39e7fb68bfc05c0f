import { createHash } from 'node:crypto'

/** Tells one browser from another, whatever its version; only a hash is stored. */
export const deviceOf = (userAgent: string): string =>
  createHash('sha256')
    .update(userAgent.replace(/[\d._]+/g, ''))
    .digest('base64url')
    .slice(0, 22)
