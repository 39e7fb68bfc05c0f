import { sources, WIDEST } from '../picture'
import type { GalleryItem } from './item'

/** The source of a photograph in full screen: its file, or the largest derivative if the file is larger. */
export function largeSource({ URL, width }: Pick<GalleryItem, 'URL' | 'width'>): string | undefined {
  const { src, srcSet } = sources({ src: URL, width })
  if (src !== undefined && width !== undefined && width <= WIDEST) return URL
  return srcSet?.split(', ').at(-1)?.split(' ')[0] ?? src
}

/** The source of an enlarged picture: always the file itself, because every derivative would be blurred. */
export const zoomedSource = ({ URL }: Pick<GalleryItem, 'URL'>): string => URL
