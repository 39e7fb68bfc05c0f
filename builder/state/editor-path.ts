import type { Kind } from '@/schemas/page/document'

/** The path of the editor of a document: a page by its route, everything else by its name and kind. */
export const editorPath = (kind: Kind, name: string): string =>
  kind === 'page'
    ? `/ice_builder/page${name.split('/').map(encodeURIComponent).join('/')}`
    : `/ice_builder/page/${encodeURIComponent(name)}?kind=${kind}`
