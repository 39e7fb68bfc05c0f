import { expect, test } from 'vitest'
import { caseHref, casePlace } from './case-place'

test('Q-031: the address of a case is its full page, whichever page shows it', () => {
  expect(caseHref({ TYPE: 'myhome', SEQ: 101 })).toBe('/styling/myhome/detail/101')
})

test.each([
  ['/styling/expert-style/detail/:seq', { type: 'expert-style', page: 'detail' }],
  ['/styling/house/content/:seq?', { type: 'house', page: 'content' }],
  ['/styling/house', undefined],
  ['/styling/life-book/detail/:seq', undefined],
])('the pattern %s is for %o', (route, place) => expect(casePlace(route)).toEqual(place))
