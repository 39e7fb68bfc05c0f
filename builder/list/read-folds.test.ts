import { expect, test } from 'vitest'
import { foldsLine, readFolds } from './read-folds'

test('what a person folded is read back from the cookie, and is not that of another person', () => {
  const [pair] = foldsLine({ orders: false, site: true }, 'staff-1').split('; ')
  const cookie = `a=1; ${pair!}; maru-side-staff-12=orders.1`
  expect(readFolds(cookie, 'staff-1')).toEqual({ orders: false, site: true })
  expect(readFolds(cookie, 'staff-12')).toEqual({ orders: true })
  expect(readFolds(cookie, 'staff-2')).toEqual({})
  expect(readFolds('maru-side-staff-1=<script>', 'staff-1')).toEqual({})
})
