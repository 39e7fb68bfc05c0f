import { expect, test } from 'vitest'
import { HOME, safeCallback } from './callback'

test('V-CB-1: a path of this site is followed', () => {
  for (const path of ['/mypage/home?tab=1', '/', '/zin/event/event/12#apply', '/%EC%86%8C%EA%B0%9C']) expect(safeCallback(path)).toBe(path)
  expect(safeCallback('/소개')).toBe('/%EC%86%8C%EA%B0%9C')
})

test.each([
  'https://evil.example',
  '//evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  'javascript:alert(1)',
  '/\t/evil.example',
  '/\n/evil.example',
  '',
  ' /home',
  'mypage',
  '/..//evil.example',
  '/./\\evil.example',
  '/a/..//evil.example',
  `/${'a'.repeat(3_000)}`,
  'data:text/html,x',
  '\u0000/a',
  '/.//evil.example',
  '/%2e//evil.example',
])('V-CB-1: %j leads home', (callback) => {
  expect(safeCallback(callback)).toBe(HOME)
})

test('what comes back stays on the site, whatever went in', () => {
  for (const callback of ['/@evil.example', '/:80', '/?//evil.example', '/#//evil.example', '/a/../../b', '/;/evil.example']) {
    expect(new URL(safeCallback(callback), 'https://own.example').origin).toBe('https://own.example')
  }
})
