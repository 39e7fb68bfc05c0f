import { expect, it } from 'vitest'
import { measureOf, measureOnly } from './measure-only'

it.each([
  ['19.8', '19.8', 19.8],
  ['19.', '19.', 19],
  ['.5', '.5', 0.5],
  ['1９．８', '19.8', 19.8],
  ['84.97㎡', '84.97', 84.97],
  ['1,234.5', '1,234.5', 1_234.5],
  ['1.2.3', '1.2', 1.2],
  ['20평', '20', 20],
])('of "%s" a measure keeps "%s"', (typed, kept, number) => {
  expect(measureOnly(typed)).toBe(kept)
  expect(measureOf(kept)).toBe(number)
})

it.each(['', '.', '19,8', '1,2345'])('"%s" is no measure', (text) => expect(measureOf(text)).toBeNaN())
