import { fold } from '@/lib/hangul/fold'

export interface Mark {
  from: number
  until: number
}

/** Where a text has what patterns of letters without spaces mean, each of them once, at its beginning first of all. */
export function marksIn(text: string, patterns: readonly string[]): Mark[] {
  const { dense, places } = withPlaces(text)
  const marks: Mark[] = []
  for (const pattern of patterns) {
    const match = new RegExp(pattern, 'u').exec(dense)
    if (!match?.[0]) continue
    const last = match.index + match[0].length - 1
    marks.push({ from: places[match.index]!, until: places[last]! + 1 })
  }
  marks.sort((a, b) => a.from - b.from)
  // What lies inside another is marked with it.
  return marks.filter(({ from }, at) => marks.slice(0, at).every(({ until }) => from >= until))
}

/** As it is compared, and where each of its letters stands in the text. */
function withPlaces(text: string): { dense: string; places: number[] } {
  let dense = ''
  const places: number[] = []
  let at = 0
  for (const letter of text) {
    for (const unit of fold(letter).split('')) {
      dense += unit
      places.push(at)
    }
    at += letter.length
  }
  return { dense, places }
}
