// One canonical spelling of every address. Pages are kept under it and rendered from it, so that spellings of one page
// (NFD from a Mac, percent signs in either case, doubled or trailing slashes) can neither multiply copies nor differ.
import { MOUNTS } from '@/schemas/rules/base/address'

export interface Target {
  /** Decoded, NFC, no doubled and no trailing slash. */
  path: string
  /** Decoded names and values in NFC, in the order given. */
  query: URLSearchParams
  /** A page that the catch-all answers; all else goes to Next as it came. */
  isDocument: boolean
  /** A page of the builder: for staff alone, never kept. */
  isBuilder: boolean
  /** A page that the builder shows inside itself. */
  isFramed: boolean
  /** Asked for in the editor's or the preview's view: never kept. */
  isPreview: boolean
  /** The path, escaped again for a request line. */
  escapedPath: string
}
export type UnreadableTarget = 'malformed' | 'too long'

const MAX_PATH = 2048
/** Ten thousand characters of nonsense are still a visitor, who is shown the first sensible page. */
const MAX_QUERY = 12_288
/** @param files names at the top of public/, which Next answers from disk. */
export function targetParser(files: readonly string[]): (target: string) => Target | UnreadableTarget {
  const mounts = new Set([...MOUNTS, ...files])

  return (target) => {
    const origin = /^https?:\/\/[^/?#]*/i.exec(target)
    let rest = (origin ? target.slice(origin[0].length) || '/' : target).split('#', 1)[0] ?? ''
    // Clients that do not escape send UTF-8 bytes, which Node hands over one character a byte.
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
    const isPreview = query.get('preview') === 'Y' || query.has('editorId')
    return {
      path: `/${segments.join('/')}`,
      escapedPath: `/${segments.map(encodeURIComponent).join('/')}`,
      query,
      isDocument: !mounts.has(mount) && !isBuilder,
      isBuilder,
      isFramed: isBuilder ? isEditable || BUILDER_FRAMES.has(segments.slice(1).join('/')) : isPreview,
      isPreview,
    }
  }
}

/** Pages of the builder that stand in a frame of another one. */
const BUILDER_FRAMES: ReadonlySet<string> = new Set(['canvas', 'workbench/frame'])

/** The part of a query that counts: the given names only, sorted, so that order and junk make no new copy. */
export function countedQuery(query: URLSearchParams, names: readonly string[]): string {
  if (query.size === 0) return ''
  const counted = new URLSearchParams()
  for (const [name, value] of query) if (names.includes(name)) counted.append(name, value)
  if (counted.size === 0) return ''
  counted.sort()
  return `?${counted.toString()}`
}

/** A Location header is ASCII; what is escaped already stays as it is. */
export const escapeLocation = (address: string): string => address.replace(/[^\x21-\x7e]+/g, encodeURIComponent)
