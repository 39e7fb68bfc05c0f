import type { Kind } from '@/schemas/page/document'

/** Cache tag of one document: a fragment is named alone, because it stands on pages of every site. */
export const pageTag = (siteId: string, kind: Kind, name: string): string =>
  kind === 'fragment' ? `fragment:${name}` : `page:${siteId}:${name}`
