import { expect, test } from 'vitest'
import { applied, cleared, facetHref, facetInput, facetQuery, toggled } from './facet-query'

const value = (code: string, label: string) => ({ code, label, count: 1, chosen: false })
const facets = [
  { code: 'homeSize', label: '평형', values: [value('HS03', '20평대'), value('HS04', '30평대')] },
  { code: 'style', label: '스타일', values: [value('ST01', '모던')] },
]

test('a URL is read as far as it is valid', () => {
  expect(facetQuery({ filter: 'ST01, HS04,,ST01', sort: 'popular', page: '2' })).toEqual({
    codes: ['ST01', 'HS04'],
    sort: 'popular',
    page: 2,
  })
  expect(facetQuery({ sort: 'cheapest', page: '-1' })).toEqual({ codes: [], sort: 'latest', page: 1 })
  expect(facetQuery({ page: '1e9' }).page).toBe(1)
})

test('one choice has one URL, whatever was chosen first, and starts at the first page', () => {
  const start = { codes: ['ST01'], sort: 'popular' as const, page: 3 }
  const both = toggled(start, 'HS04', facets)
  expect(both).toEqual({ codes: ['HS04', 'ST01'], sort: 'popular', page: 1 })
  expect(facetHref('/styling/house', { tab: 'a' }, both)).toBe('/styling/house?tab=a&filter=HS04%2CST01&sort=popular')
  expect(toggled(both, 'ST01', facets).codes).toEqual(['HS04'])
  expect(facetHref('/styling/house', {}, cleared({ ...both, sort: 'latest' }, facets))).toBe('/styling/house')
  expect(cleared(both, facets, 'style').codes).toEqual(['HS04'])
  expect(facetInput(both)).toEqual({ filter: 'HS04,ST01', sort: 'popular', page: 1 })
})

test('conditions have names; an unknown one has none', () => {
  expect(applied(['ST01', 'nope', 'HS03'], facets).map(({ label }) => label)).toEqual(['20평대', '모던'])
})
