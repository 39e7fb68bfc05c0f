import { expect, test } from 'vitest'
import { formatBirthDate, formatMobile } from './person'

test.each([
  ['01012345678', '010-1234-5678'],
  ['0111234567', '011-123-4567'],
  ['', ''],
  ['1234', '1234'],
])('%s is read as %s', (digits, words) => expect(formatMobile(digits)).toBe(words))

test.each([
  ['19900131', '1990.01.31'],
  ['', ''],
])('%s is read as %s', (date, words) => expect(formatBirthDate(date)).toBe(words))
