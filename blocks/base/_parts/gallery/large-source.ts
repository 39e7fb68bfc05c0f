import { sources, WIDEST } from '../picture'
import type { GalleryItem } from './item'

/** What a photograph is seen from on the whole screen: its file, or the widest size that the site makes where the file is wider. */
export function largeSource({ URL, width }: Pick<GalleryItem, 'URL' | 'width'>): string | undefined {
  const { src, srcSet } = sources({ src: URL, width })
  if (src !== undefined && width !== undefined && width <= WIDEST) return URL
  return srcSet?.split(', ').at(-1)?.split(' ')[0] ?? src
}

/** The source of an enlarged picture: always the file itself, because every smaller size would be blurred. */
export const zoomedSource = ({ URL }: Pick<GalleryItem, 'URL'>): string => URL
