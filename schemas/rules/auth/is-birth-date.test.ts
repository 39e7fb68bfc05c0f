import { expect, test } from 'vitest'
import { isBirthDate } from './is-birth-date'

test.each([
  ['19900101', true],
  ['20240229', true],
  ['20230229', false],
  ['19000101', true],
  ['18991231', false],
  ['20260616', false],
  ['20260615', true],
  ['20261301', false],
  ['20260100', false],
  ['2026061', false],
  ['２０２６0615', false],
  ['', false],
])('%j is a birth date on 15 June 2026: %s', (text, isOne) => {
  expect(isBirthDate(text, new Date('2026-06-15T12:00:00+09:00'))).toBe(isOne)
})
