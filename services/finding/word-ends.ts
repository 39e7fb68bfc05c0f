/** What begins and ends a word of a name. */
export const WORD_ENDS = /[\s·,()/?!~[\]'"‘’“”:;+&]+/
const IS_END = /[\s·,()/?!~[\]'"‘’“”:;+&]/
/** Most letters are asked for again and again. */
const known = new Map<string, boolean>()
function isEnding(unit: string): boolean {
  let answer = known.get(unit)
  if (answer === undefined) {
    answer = IS_END.test(unit)
    if (known.size < 5_000) known.set(unit, answer)
  }
  return answer
}

/** Where the words of a name begin and end, counted without its spaces. */
export function wordEndsOf(spaced: string): { starts: ReadonlySet<number>; ends: ReadonlySet<number> } {
  const starts = new Set<number>()
  const ends = new Set<number>()
  let at = 0
  let wasEnd = true
  for (let i = 0; i < spaced.length; i++) {
    const unit = spaced[i]!
    const isEnd = isEnding(unit)
    if (!isEnd && wasEnd) starts.add(at)
    if (isEnd && !wasEnd) ends.add(at)
    wasEnd = isEnd
    if (unit !== ' ') at++
  }
  ends.add(at)
  return { starts, ends }
}
