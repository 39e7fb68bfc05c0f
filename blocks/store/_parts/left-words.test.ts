import { expect, test } from 'vitest'
import { leftWords } from './left-words'

test('what is left is said in days and by the clock, and the end as such', () => {
  expect(leftWords(((2 * 24 + 3) * 60 + 4) * 60_000 + 5_999)).toBe('2일 03:04:05 남음')
  expect(leftWords(59_000)).toBe('00:00:59 남음')
  expect(leftWords(0)).toBe('마감되었습니다.')
  expect(leftWords(-5)).toBe('마감되었습니다.')
})
