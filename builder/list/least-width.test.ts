import { expect, test } from 'vitest'
import { leastWidth } from './least-width'

test('the least width of a table is that of its columns, also on a narrow screen', () => {
  const columns = [
    { isRowHeader: true },
    {},
    { width: 'w-36 max-lg:w-28 text-right' },
    { width: 'w-28 max-lg:hidden' },
    { width: 'w-13 md:sticky' },
  ]
  expect([leastWidth(columns, false), leastWidth(columns, true)]).toEqual([11.25 + 8 + 9 + 7 + 3.25, 11.25 + 8 + 7 + 3.25])
})
