import { expect, test } from 'vitest'
import tokens from '@/tests/support/tokens.json' with { type: 'json' }
import { contrastRatio, readColour, TEXT_CONTRAST } from './contrast-ratio'

test.each([
  ['#000', '#fff', 21],
  ['#ffffff', '#FFFFFF', 1],
  ['#777777', '#ffffff', 4.48],
  ['#767676', '#ffffff', 4.54],
  ['rgb(255 0 0)', '#ffffff', 4],
  ['rgb(0, 0, 255)', '#fff', 8.59],
] as const)('%s and %s are %d apart, whichever is named first', (one, other, apart) => {
  expect(contrastRatio(one, other)).toBeCloseTo(apart, 2)
  expect(contrastRatio(other, one)).toBeCloseTo(apart, 2)
})

test.each(['', 'red', '#12', '#12345', '#1234567', 'rgb(1 2)', 'rgb(300 0 0)', 'rgb(1 2 3 / 0.5)', 'var(--color-ink)'])(
  '%j is no colour that can be measured',
  (text) => {
    expect(readColour(text)).toBeUndefined()
    expect(contrastRatio(text, '#fff')).toBeUndefined()
  },
)

test('the words of the brand can be read on its grounds', () => {
  const values = new Map((tokens as { var: string; value?: unknown; ref?: string }[]).map((token) => [token.var, token]))
  const colour = (name: string): string => {
    const { value, ref } = values.get(name)!
    return ref === undefined ? String(value) : colour(ref)
  }
  for (const ground of ['page', 'surface', 'surface-deep'])
    for (const ink of ['ink', 'ink-soft', 'ink-mute', 'brand'])
      expect(contrastRatio(colour(`--color-${ink}`), colour(`--color-${ground}`)), `${ink} on ${ground}`).toBeGreaterThanOrEqual(
        TEXT_CONTRAST,
      )
})
