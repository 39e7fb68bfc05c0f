import type { ByteRange } from './files/file-storage'

/**
 * The part that a `Range` header wants of a file: one range of bytes, as players ask for films. Undefined where the whole file is to be
 * sent, because the header is absent, is of another kind, or wants several parts; null where the file has no such part.
 */
export function parseRange(header: string | null, size: number): ByteRange | undefined | null {
  const found = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header?.trim() ?? '')
  if (!found) return undefined
  const [, first = '', last = ''] = found
  if (first === '' && last === '') return undefined
  const start = first === '' ? Math.max(0, size - Number(last)) : Number(first)
  const end = first === '' || last === '' ? size - 1 : Math.min(Number(last), size - 1)
  return start >= size || end < start ? null : { start, end }
}
