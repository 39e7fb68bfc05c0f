import { sources } from '../picture'
import type { GalleryItem } from './item'

/** The widest that the site makes of a photograph: what is zoomed into. */
export function largeSource({ URL, width }: GalleryItem): string | undefined {
  const { src, srcSet } = sources({ src: URL, width })
  return srcSet?.split(', ').at(-1)?.split(' ')[0] ?? src
}
