import type { PageDocument } from '@/schemas/page/document'

/** Route of a page, name of anything else. */
export const nameOfDocument = ({ kind, route, id }: Pick<PageDocument, 'kind' | 'route' | 'id'>): string | undefined =>
  kind === 'page' ? route : id
