// Bars of Code 128, which every scanner of a packing room reads: code set C for an even number of digits, B for everything else.

/** Widths of bars and gaps in turn, by the value of a sign; the last three begin a code of set A, B and C. */
const SIGNS =
  '212222 222122 222221 121223 121322 131222 122213 122312 132212 221213 221312 231212 112232 122132 122231 113222 123122 123221 223211 221132 ' +
  '221231 213212 223112 312131 311222 321122 321221 312212 322112 322211 212123 212321 232121 111323 131123 131321 112313 132113 132311 211313 ' +
  '231113 231311 112133 112331 132131 113123 113321 133121 313121 211331 231131 213113 213311 213131 311123 311321 331121 312113 312311 332111 ' +
  '314111 221411 431111 111224 111422 121124 121421 141122 141221 112214 112412 122114 122411 142112 142211 241211 221114 413111 241112 134111 ' +
  '111242 121142 121241 114212 124112 124211 411212 421112 421211 212141 214121 412121 111143 111341 131141 114113 114311 411113 411311 113141 ' +
  '114131 311141 411131 211412 211214 211232'
const WIDTHS = SIGNS.split(' ')
const [BEGIN_B, BEGIN_C] = [104, 105]
const STOP = '2331112'
const DIVISOR = 103

interface Bar {
  at: number
  width: number
}

/** @returns where the bars are and how long the code is, in modules; undefined for what has other signs than ASCII. */
export function code128(text: string): { bars: Bar[]; modules: number } | undefined {
  if (!/^[ -~]+$/.test(text)) return undefined
  const isDigits = /^(\d\d)+$/.test(text)
  const signs = isDigits ? text.match(/\d\d/g)!.map(Number) : [...text].map((letter) => letter.charCodeAt(0) - 32)
  const begin = isDigits ? BEGIN_C : BEGIN_B
  const check = signs.reduce((sum, sign, at) => sum + sign * (at + 1), begin) % DIVISOR
  const widths = [begin, ...signs, check].map((sign) => WIDTHS[sign]!).join('') + STOP
  const bars: Bar[] = []
  let at = 0
  for (const [i, width] of [...widths].map(Number).entries()) {
    if (i % 2 === 0) bars.push({ at, width })
    at += width
  }
  return { bars, modules: at }
}
