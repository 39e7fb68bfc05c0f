import type { Kind } from '@/schemas/page/document'

/** Where a document is edited: a page under its route, everything else under its name and kind. */
export const editorPath = (kind: Kind, name: string): string =>
  kind === 'page'
    ? `/ice_builder/page${name.split('/').map(encodeURIComponent).join('/')}`
    : `/ice_builder/page/${encodeURIComponent(name)}?kind=${kind}`
