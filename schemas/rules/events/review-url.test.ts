import { expect, test } from 'vitest'
import { isWebUrl, URL_WRONG } from '@/schemas/rules/base/is-web-url'
import { addressKey, isReviewUrl, reviewFault, shareUrlFault, URL_TWICE, URL_WANTED } from './review-url'

test.each([
  ['http://ab', false],
  ['http://abc', true],
  ['https://블로그.한국', true],
  ['blog.example.com', false],
  ['ftp://blog.example.com', false],
  ['http:// abc', false],
  ['', false],
])('V-URL-1: %s → %s', (url, isFine) => expect(isWebUrl(url)).toBe(isFine))

test.each([
  ['ftp://blog.example.com', true],
  ['https://a.com', false],
  ['https://ab.com', true],
  ['https://blog.example.c', false],
  ['https://example.museum', true],
  ['https://example.abcdefg', false],
  ['mailto:a@b.com', false],
  [`https://${'a'.repeat(256)}.com`, true],
  [`https://${'a'.repeat(257)}.com`, false],
  ['https://blog.example.com:8443/여행?no=1#top', true],
  ['https://blog.example.com/a b', false],
  ['https://who@blog.example.com', false],
  ['javascript:alert(1)//a.com', false],
  ['https://localhost', false],
])('V-REV-4: %s → %s', (url, isFine) => expect(isReviewUrl(url)).toBe(isFine))

const a = 'https://a.example.com/1'
test.each([
  [['', 'https://b.example.com/1'], { at: 0, message: URL_WANTED }],
  [[], { at: 0, message: URL_WANTED }],
  [[a], undefined],
  [[a, 'abc'], { at: 1, message: URL_WRONG }],
  [[a, '', 'https://c.example.com/3'], undefined],
  [[a, a], { at: 1, message: URL_TWICE }],
  [[a, 'https://a.example.com/2'], undefined],
  [[a, '', ` ${a}/?utm_source=talk#top `], { at: 2, message: URL_TWICE }],
  [['abc'], { at: 0, message: URL_WRONG }],
])('V-REV-1 to V-REV-3: %j', (urls, fault) => expect(reviewFault(urls)).toEqual(fault))

test.each([
  ['', URL_WANTED],
  ['   ', URL_WANTED],
  ['ftp://blog.example.com/1', URL_WRONG],
  ['https://blog.example.com/1', undefined],
])('V-VQ-5, CX-27: %j', (url, fault) => expect(shareUrlFault(url)).toBe(fault))

test('E-RES-501: two URLs of the same page count as one', () => {
  const same = ['https://Blog.example.com/p/1', 'http://www.blog.example.com/p/1/', 'https://blog.example.com:443/p/1?fbclid=x#end']
  expect(new Set(same.map(addressKey)).size).toBe(1)
  expect(addressKey('https://blog.example.com/p?no=1')).not.toBe(addressKey('https://blog.example.com/p?no=2'))
  expect(addressKey('https://blog.example.com/P')).not.toBe(addressKey('https://blog.example.com/p'))
  expect(addressKey(' 주소 ')).toBe('주소')
})
