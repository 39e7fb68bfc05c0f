import type { Kind } from '@/schemas/page/document'

/** Cache tag of one document: a fragment's has no site, because pages of every site use it. */
export const pageTag = (siteId: string, kind: Kind, name: string): string =>
  kind === 'fragment' ? `fragment:${name}` : `page:${siteId}:${name}`
