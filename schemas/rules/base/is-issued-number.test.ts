import { expect, test } from 'vitest'
import { isIssuedNumber } from './is-issued-number'

test.each([
  ['2208801033', true],
  ['2208801034', false],
  ['220880103', false],
])('the last digit of %s checks the others: %s', (digits, isIssued) => {
  expect(isIssuedNumber(digits)).toBe(isIssued)
})
