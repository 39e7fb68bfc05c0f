import { expect, test } from 'vitest'
import { CODE_LENGTH, CODE_LETTERS, ownPage, SHORT_CODE } from './short-link'

const SITE = 'https://www.h.example'

test.each([
  [`${SITE}/zin/event/event/3`, '/zin/event/event/3'],
  [`${SITE}/zin/event/event/3?tab=a#top`, '/zin/event/event/3?tab=a#top'],
  ['https://m.h.example/zin/event/event/3', '/zin/event/event/3'],
  ['/styling/home', '/styling/home'],
])('S-SHARE-1: %s is a page of this site', (link, path) => expect(ownPage(link, SITE)).toBe(path))

test.each([
  'https://evil.example/zin/event/event/3',
  'https://h.example.evil.example/',
  'http://www.h.example/zin/event/event/3',
  'https://www.h.example:8443/',
  'https://who@www.h.example/',
  '//evil.example/x',
  'https://www.h.example//evil.example/x',
  '/\\evil.example',
  'javascript:alert(1)',
  'https://www.h.example/s/abcdefg',
  'https://www.h.example/svc/openapi.json',
  'https://www.h.example/%73vc/openapi.json',
  'https://www.h.example/%E0%A4%A',
  'https://www.h.example/auth/svc/social/start',
  'https://www.h.example/ice_builder',
])('Q-086: %s gets no short link', (link) => expect(ownPage(link, SITE)).toBeUndefined())

test('a demonstration is one site under both names of its machine', () => {
  expect(ownPage('http://127.0.0.1:3000/styling/home', 'http://localhost:3000')).toBe('/styling/home')
  expect(ownPage('http://127.0.0.1:3001/styling/home', 'http://localhost:3000')).toBeUndefined()
})

test('Q-086: a code has seven characters that are not mistaken for one another', () => {
  expect(CODE_LENGTH).toBe(7)
  expect(CODE_LETTERS).not.toMatch(/[01ilIoOL]/)
  expect(new Set(CODE_LETTERS).size).toBe(CODE_LETTERS.length)
  expect(CODE_LETTERS.slice(0, 7)).toMatch(new RegExp(SHORT_CODE))
})
