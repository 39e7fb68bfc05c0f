import { expect, it } from 'vitest'
import { digitsOnly } from './number-only'

it.each([
  ['010-12a34', '0101234'],
  ['1234', '1234'],
  ['가나', ''],
  ['１２평', '12'],
  [' 20.5㎡ ', '205'],
  ['', ''],
])('V-NUM-1: "%s" becomes "%s"', (typed, kept) => expect(digitsOnly(typed)).toBe(kept))
