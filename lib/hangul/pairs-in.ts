// Korean words mostly have two letters, of which a trigram index knows nothing. A text is found by the pairs of its neighbouring letters:
// an index over them answers in milliseconds on both databases, without an extension. A pair is a letter and the initial of the next one
// (`당ㅊ` of 당첨), so that a half-typed word is found as well. The pairs only narrow; the text itself decides.
import { initialOf } from './is-syllable'

/** FNV-1a. Numbers are compared and stored in a fraction of what texts cost; two pairs of one number are told apart by the text. */
export function numbered(pair: string): number {
  let hash = 0x811c9dc5
  for (let at = 0; at < pair.length; at++) hash = Math.imul(hash ^ pair.charCodeAt(at), 0x01000193)
  return hash | 0
}

/** Of neighbours inside a word; spaces part words. */
export function pairsIn(text: string): string[] {
  const pairs = new Set<string>()
  for (const word of text.split(/\s+/)) {
    const letters = [...word]
    for (let at = 1; at < letters.length; at++) pairs.add(letters[at - 1]! + initialOf(letters[at]!))
  }
  return [...pairs]
}
