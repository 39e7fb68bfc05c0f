/** A small copy of a picture of the storage, as /img makes it; what lives elsewhere is itself. */
export function thumbnailOf(src: string, width: 160 | 320 | 640): string {
  const key = /^\/media\/(.+\.(?:webp|jpe?g|png|avif))$/i.exec(src)?.[1]
  return key ? `/img/${width}x0/${key}` : src
}

export const isPictureAddress = (src: string): boolean => /^\/(?:media|img)\/|^https:\/\//.test(src)
