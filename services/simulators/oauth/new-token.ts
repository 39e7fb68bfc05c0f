import { randomBytes } from 'node:crypto'

export const newToken = (): string => randomBytes(24).toString('base64url')
