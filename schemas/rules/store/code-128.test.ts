import { expect, test } from 'vitest'
import { code128 } from './code-128'

/** Widths of bars and gaps as a scanner sees them. */
const widthsOf = (text: string): string => {
  const { bars, modules } = code128(text)!
  return bars
    .map(({ at, width }, i) => `${width}${i + 1 < bars.length ? bars[i + 1]!.at - at - width : modules - at - width || ''}`)
    .join('')
}

test('every sign is eleven modules wide with an even sum of bars, and no two are alike', () => {
  const signs = Array.from({ length: 95 }, (_, i) => widthsOf(String.fromCharCode(32 + i)).slice(6, 12))
  expect(new Set(signs).size).toBe(95)
  for (const sign of signs) {
    const [a, b, c, d, e, f] = [...sign].map(Number) as [number, number, number, number, number, number]
    expect([a + b + c + d + e + f, (a + c + e) % 2]).toEqual([11, 0])
  }
})

test('letters begin a code of set B and end with the sum of the check: Wikipedia is checked by 88', () => {
  const widths = widthsOf('Wikipedia')
  expect(widths.slice(0, 6)).toBe('211214')
  expect(widths.slice(-13)).toBe('421211' + '2331112')
})

test('an even number of digits is packed in pairs, which halves the label', () => {
  expect(widthsOf('601234567890').slice(0, 6)).toBe('211232')
  expect([code128('601234567890')!.modules, code128('60123456789')!.modules]).toEqual([101, 156])
  expect(code128('한글')).toBeUndefined()
})
