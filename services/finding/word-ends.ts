/** What begins and ends a word of a name. */
export const WORD_ENDS = /[\s·,()/?!~[\]'"‘’“”:;+&]+/
const IS_END = new RegExp(WORD_ENDS.source, 'u')

/** Where the words of a name begin and end, counted without its spaces. */
export function wordEndsOf(spaced: string): { starts: ReadonlySet<number>; ends: ReadonlySet<number> } {
  const starts = new Set<number>()
  const ends = new Set<number>()
  let at = 0
  let wasEnd = true
  for (const unit of spaced.split('')) {
    const isEnd = IS_END.test(unit)
    if (!isEnd && wasEnd) starts.add(at)
    if (isEnd && !wasEnd) ends.add(at)
    wasEnd = isEnd
    if (unit !== ' ') at++
  }
  ends.add(at)
  return { starts, ends }
}
