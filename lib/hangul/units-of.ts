// How far two words are apart in what a hand can get wrong: initials, vowels and finals, each one unit. Keys are another measure: ㅞ is two
// of them, and 셰 for 쉐 is one mistake.
const FIRST = '가'.charCodeAt(0)
const [LAST, VOWELS, FINALS] = ['힣'.charCodeAt(0), 21, 28]

/** The units of a word as single characters, which are compared and never shown. */
export function unitsOf(word: string): string {
  let units = ''
  for (const letter of word) {
    const code = letter.charCodeAt(0)
    if (code < FIRST || code > LAST) {
      units += letter
      continue
    }
    const at = code - FIRST
    const final = at % FINALS
    units += String.fromCharCode(0xe000 + Math.floor(at / (VOWELS * FINALS)), 0xe100 + (Math.floor(at / FINALS) % VOWELS))
    if (final > 0) units += String.fromCharCode(0xe200 + final)
  }
  return units
}

/** Whether one unit changed, left out, put in or exchanged with its neighbour makes one of the other. `most` is 1 or 2. */
export function areNear(a: string, b: string, most: number): boolean {
  if (a === b) return true
  const [long, short] = a.length >= b.length ? [a, b] : [b, a]
  if (long.length - short.length > most) return false
  let at = 0
  while (at < short.length && long[at] === short[at]) at++
  if (most === 0) return at === long.length && at === short.length
  const [restOfLong, restOfShort] = [long.slice(at), short.slice(at)]
  const isSwapped =
    restOfLong.length > 1 &&
    restOfShort.length > 1 &&
    restOfLong[0] === restOfShort[1] &&
    restOfLong[1] === restOfShort[0] &&
    areNear(restOfLong.slice(2), restOfShort.slice(2), most - 1)
  return (
    isSwapped ||
    areNear(restOfLong.slice(1), restOfShort.slice(1), most - 1) ||
    areNear(restOfLong.slice(1), restOfShort, most - 1) ||
    areNear(restOfLong, restOfShort.slice(1), most - 1)
  )
}

/** Mistakes that are forgiven of a word: none of a short one, one from five units on, two from nine. */
export const forgiven = (units: string): number => (units.length < 5 ? 0 : units.length < 9 ? 1 : 2)
