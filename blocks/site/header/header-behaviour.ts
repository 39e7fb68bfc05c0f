import { attachHeader } from './attach-header'
import { followCart } from './follow-cart'

/** Finds the header around its place and adds its behaviour. */
export function headerBehaviour(place: HTMLElement): () => void {
  const header = place.closest('header')!
  const ends = [attachHeader(header), followCart(header)]
  return () => ends.forEach((end) => end())
}
