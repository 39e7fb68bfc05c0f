// One canonical spelling of every request target. Pages are cached under it and rendered from it, so that spellings of one page
// (NFD from a Mac, percent signs in either case, doubled or trailing slashes) can neither multiply copies nor differ.
import { MOUNTS } from '@/schemas/rules/base/settle-path'

export interface Target {
  /** Decoded, NFC, no doubled and no trailing slash. */
  path: string
  /** Decoded names and values in NFC, in the order given. */
  query: URLSearchParams
  /** A page; everything else is passed to Next as it came. */
  isDocument: boolean
  /** A page of the builder: for staff alone, never cached. */
  isBuilder: boolean
  /** A page that the builder shows in a frame of its own. */
  isFramed: boolean
  /** Requested as the editor's view or the preview: never cached. */
  isPreview: boolean
  /** The path, escaped again for a request line. */
  escapedPath: string
}
export type UnreadableTarget = 'malformed' | 'too long'

const MAX_PATH = 2048
/** A query of ten thousand senseless characters still gets the page, so that a garbled link leads somewhere. */
const MAX_QUERY = 12_288
/** @param files names at the top of public/, which Next serves from disk. */
export function targetParser(files: readonly string[]): (target: string) => Target | UnreadableTarget {
  const mounts = new Set([...MOUNTS, ...files])

  return (target) => {
    const origin = /^https?:\/\/[^/?#]*/i.exec(target)
    let rest = (origin ? target.slice(origin[0].length) || '/' : target).split('#', 1)[0] ?? ''
    // Clients that do not escape send UTF-8 bytes, which Node passes as one character per byte.
    if (/[\x80-\xff]/.test(rest)) {
      const bytes = Buffer.from(rest, 'latin1')
      rest = bytes.toString('utf8')
      if (rest.includes('\ufffd')) return 'malformed'
    }
    const cut = rest.indexOf('?')
    const rawPath = cut < 0 ? rest : rest.slice(0, cut)
    const rawQuery = cut < 0 ? '' : rest.slice(cut + 1)
    if (!rawPath.startsWith('/')) return 'malformed'
    if (rawPath.length > MAX_PATH || rawQuery.length > MAX_QUERY) return 'too long'

    let decoded: string
    try {
      decoded = decodeURIComponent(rawPath)
    } catch {
      return 'malformed'
    }

    if (/[\p{Cc}\\]/u.test(decoded) || /\0|%00/.test(rawQuery)) return 'malformed'
    const segments = decoded.normalize('NFC').split('/').filter(Boolean)
    if (segments.includes('.') || segments.includes('..')) return 'malformed'

    const query = new URLSearchParams()
    for (const [name, value] of new URLSearchParams(rawQuery)) query.append(name.normalize('NFC'), value.normalize('NFC'))
    const mount = segments[0] ?? ''
    const isEditable = mount === '__common' && segments[1] === 'contentEditable'
    const isBuilder = mount === 'ice_builder' || isEditable
    const isDocument = !mounts.has(mount) && !isBuilder
    // No page has either in its path. A reader of such a path as a URL would see another page and its query in it, and a cache on the way
    // would keep a personal page under the name of a file.
    if ((isDocument || isBuilder) && /[?#]/.test(decoded)) return 'malformed'
    const isPreview = query.get('preview') === 'Y' || query.has('editorId')
    return {
      path: `/${segments.join('/')}`,
      escapedPath: `/${segments.map(encodeURIComponent).join('/')}`,
      query,
      isDocument,
      isBuilder,
      isFramed: isBuilder ? isEditable || BUILDER_FRAMES.has(segments.slice(1).join('/')) : isPreview,
      isPreview,
    }
  }
}

/** Pages of the builder that are shown in a frame of another one. */
const BUILDER_FRAMES: ReadonlySet<string> = new Set(['canvas', 'workbench/frame'])
