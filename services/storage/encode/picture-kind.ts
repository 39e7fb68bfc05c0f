export type PictureKind = 'jpeg' | 'png' | 'gif' | 'webp' | 'avif' | 'heic' | 'bmp'

/** What a file is, whatever its name says: a kind of picture that is decoded, one that is only named in a refusal, or nothing known. */
export function kindOf(bytes: Uint8Array): PictureKind | 'svg' | undefined {
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.byteLength, 1024)).toString('latin1')
  if (text.startsWith('\xff\xd8\xff')) return 'jpeg'
  if (text.startsWith('\x89PNG\r\n\x1a\n')) return 'png'
  if (/^GIF8[79]a/.test(text)) return 'gif'
  if (text.startsWith('BM')) return 'bmp'
  if (/^RIFF[^]{4}WEBP/.test(text)) return 'webp'
  if (/^[^]{4}ftyp/.test(text)) return brandedKind(text)
  if (/^(?:\xef\xbb\xbf)?\s*(?:<\?xml[^]*?)?(?:<!--[^]*?-->\s*|<!DOCTYPE[^>]*>\s*)*<svg[\s>]/i.test(text)) return 'svg'
  return undefined
}

/** The brands of an ISO file: the first one, a version, and those that it is compatible with. */
function brandedKind(text: string): PictureKind | undefined {
  const length = text.charCodeAt(2) * 256 + text.charCodeAt(3)
  const brands = [text.slice(8, 12), ...(text.slice(16, Math.min(length, 256)).match(/[^]{4}/g) ?? [])]
  if (brands.some((brand) => brand === 'avif' || brand === 'avis')) return 'avif'
  return brands.some((brand) => /^(?:hei[cxms]|hev[cx]|hem[cx])$/.test(brand)) ? 'heic' : undefined
}
