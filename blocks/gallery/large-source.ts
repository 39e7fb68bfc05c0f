import { sources } from '../_parts/picture'
import type { Item } from './schema'

/** The widest that the site makes of a photograph: what is zoomed into. */
export function largeSource({ URL, width }: Item): string {
  const { src, srcSet } = sources({ src: URL, width })
  return srcSet?.split(', ').at(-1)?.split(' ')[0] ?? src
}
