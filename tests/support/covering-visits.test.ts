import { expect, test } from 'vitest'
import { coveringVisits, visits } from './visits'

test('what any page shows is seen on a page of the cover, which is far from all of them', () => {
  const [all, cover] = [visits(), coveringVisits()]
  const shown = (some: typeof all) => [...new Set(some.flatMap(({ shows }) => shows))].sort()
  expect(shown(cover)).toEqual(shown(all))
  expect(new Set(cover.map(({ path }) => path)).size).toBe(cover.length)
  // Each costs two seconds of the walk. A new block brings a page at most; what brings more is seen on pages of the cover already.
  expect(cover.length).toBeLessThanOrEqual(110)
})
