import type { Finding } from '@/schemas/rules/site/review-content'

/** A finding before its people have names. */
export type Found = Omit<Finding, 'detail'> & { detail: (nameOf: (actor: string) => string) => string }
