import { expect, it } from 'vitest'
import { contentHref, contentList, contentPlace } from './content-place'

it('a theme has a path below the page of its tab, by its name', () => {
  expect(contentHref({ KIND: 'trendship', TAB: 'HT01', NAME: 'earth' })).toBe('/styling/trendship/designtheme/detail/earth')
  expect(contentHref({ KIND: 'trendship', TAB: 'HT02', NAME: 'window-bench' })).toBe('/styling/trendship/spaceproposal/detail/window-bench')
})

it('any other piece has a path below its list, by its number', () => {
  expect(contentHref({ KIND: 'life-book', TAB: '', NAME: '1' })).toBe('/styling/life-book/detail/1')
  expect(contentHref({ KIND: 'style-guide', TAB: 'AZ02', NAME: '7' })).toBe('/styling/style-guide/detail/7')
})

it('a list is gone back to under the tab of the record', () => {
  expect(contentList({ KIND: 'style-guide', TAB: 'AZ03' })).toBe('/styling/style-guide?guideTab=AZ03')
  expect(contentList({ KIND: 'trendship', TAB: 'HT02' })).toBe('/styling/trendship?trendTab=HT02')
  expect(contentList({ KIND: 'style-trend', TAB: '' })).toBe('/styling/style-trend')
})

it('a page knows by its pattern what it shows', () => {
  expect(contentPlace('/styling/trendship/spaceproposal/detail/:name')).toMatchObject({ kind: 'trendship', tab: 'HT02' })
  expect(contentPlace('/styling/life-book/detail/:id')).toMatchObject({ kind: 'life-book' })
  expect(contentPlace('/styling/life-book')).toBeUndefined()
})
