import { expect, test } from 'vitest'
import { fittedSize } from './fitted-size'

test.each([
  ['a detail picture of a shop keeps its width', 860, 12_000, 860, 12_000],
  ['one of twice the density comes down to what a format holds', 1720, 24_000, 1174, 16_383],
  ['a wide strip comes down to the widest width that pages ask for', 3000, 9000, 1920, 5760],
  ['a narrow strip stays', 300, 12_000, 300, 12_000],
  ['a photograph of a phone stays inside its square', 6144, 8192, 2880, 3840],
  ['and one that lies', 8192, 6144, 3840, 2880],
  ['twice as tall as wide is a photograph still', 4000, 8000, 1920, 3840],
  ['a panorama', 12_000, 2000, 3840, 640],
  ['what is small stays', 640, 480, 640, 480],
])('%s', (_, width, height, fittedWidth, fittedHeight) => {
  expect(fittedSize({ width, height })).toEqual({ width: fittedWidth, height: fittedHeight })
})

test('a strip whose words could not be read any more is refused', () => {
  for (const [width, height] of [
    [860, 20_000],
    [1000, 60_000],
  ] as const)
    expect(() => fittedSize({ width, height })).toThrow('tooTall')
})
