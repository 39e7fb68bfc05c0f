import { randomUUID } from 'node:crypto'

/** An id for addresses and other records: short enough to read out, `p-5f0c91ab`. */
export const shortId = (prefix: string): string => `${prefix}-${randomUUID().slice(0, 8)}`
