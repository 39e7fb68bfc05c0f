import { expect, it } from 'vitest'
import { areaFault, measureOf, measureOnly } from './measure-only'

it.each([
  ['19.8', '19.8', 19.8],
  ['19.', '19.', 19],
  ['.5', '.5', 0.5],
  ['1９．８', '19.8', 19.8],
  ['84.97㎡', '84.97', 84.97],
  ['1,234.5', '1,234.5', 1_234.5],
  ['20 평', '20', 20],
  ['33m2', '33', 33],
])('of "%s" a measure keeps "%s"', (typed, kept, number) => {
  expect(measureOnly(typed)).toBe(kept)
  expect(measureOf(kept)).toBe(number)
})

it.each(['', '.', '19,8', '1,2345'])('"%s" is no measure', (text) => expect(measureOf(text)).toBeNaN())

const NO_NUMBER = '면적을 19.8처럼 숫자로만 입력해 주세요.'
it.each([
  ['-3', NO_NUMBER],
  ['－3', NO_NUMBER],
  ['1e5', NO_NUMBER],
  ['1.2.3', NO_NUMBER],
  ['3번', NO_NUMBER],
  ['4×5', NO_NUMBER],
  ['19,8', NO_NUMBER],
  ['', '면적을 입력해 주세요.'],
  ['0', '면적을 입력해 주세요.'],
  ['10000', '면적은 9,999까지 입력할 수 있습니다.'],
  ['9,999', undefined],
  ['19.8㎡', undefined],
])('typed "%s" is told %s, and is never reckoned with as another number', (typed, words) =>
  expect(areaFault(measureOnly(typed), 9_999)).toBe(words),
)
