import { expect, test } from 'vitest'
import { caseIdOf, changeOf } from './own-lists'

const things = (ids: string) => [...ids].map((id) => ({ id, name: id, image: `/${id}.webp` }))
const change = (before: string, now: string, list: 'product' | 'compare' = 'product') => {
  const { added, removed } = changeOf(list, [...before], things(now))
  return `+${added.map(({ id }) => id).join('')} -${removed.join('')}`
}

test.each([
  ['abc', 'abc', '+ -'],
  ['', 'ab', '+ab -'],
  ['abc', 'dabc', '+d -'],
  // Looked at again, and pushed out at the end.
  ['abc', 'cab', '+c -'],
  ['abc', 'dab', '+d -c'],
  ['abc', '', '+ -abc'],
  ['abcd', 'bd', '+ -ac'],
  ['abc', 'cb', '+c -a'],
])('from %s to %s: %s', (before, now, expected) => {
  expect(change(before, now)).toBe(expected)
})

test('a compare list has an order of its own: only what is new was added', () => {
  expect(change('ab', 'abc', 'compare')).toBe('+c -')
  expect(change('abc', 'ca', 'compare')).toBe('+ -b')
})

test('a case is known by its page, and no other page is one', () => {
  expect(caseIdOf('/styling/house/detail/12')).toBe('house/detail/12')
  expect(caseIdOf('/styling/myhome/content/3/')).toBe('myhome/content/3')
  for (const path of ['/styling/house', '/styling/house/detail/', '/styling/house/detail/x', '/zin/product/a'])
    expect(caseIdOf(path)).toBeNull()
})
