import { expect, it } from 'vitest'
import { examplesOf } from '@/tests/support/member-examples'
import { digitsOnly } from './digits-only'

it.each(examplesOf('V-NUM-1'))('V-NUM-1: %s', (_says, typed: string, kept: string) => expect(digitsOnly(typed)).toBe(kept))

it.each([
  ['１２평', '12'],
  [' 20.5㎡ ', '205'],
  ['', ''],
])('V-NUM-1: "%s" becomes "%s"', (typed, kept) => expect(digitsOnly(typed)).toBe(kept))
