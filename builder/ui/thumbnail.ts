import { sizedPath } from '@/schemas/rules/base/sized-path'

/** A small copy of a stored picture, as /img makes it; any other URL is returned as it is. */
export function thumbnail(src: string, width: 160 | 320 | 480): string {
  return /^\/media\/.+\.(?:webp|jpe?g|png|avif)$/i.test(src) ? sizedPath(src, width) : src
}

export const isPictureUrl = (src: string): boolean => /^\/(?:media|img)\/|^https:\/\//.test(src)
