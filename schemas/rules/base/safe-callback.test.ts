import fc from 'fast-check'
import { expect, test } from 'vitest'
import { hostileText } from '@/tests/support/hostile'
import { HOME, safeCallback } from './safe-callback'

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
])('V-CB-1, CX-25: %j leads home', (callback) => {
  expect(safeCallback(callback)).toBe(HOME)
})

test('what comes back stays on the site, whatever went in', () => {
  for (const callback of ['/@evil.example', '/:80', '/?//evil.example', '/#//evil.example', '/a/../../b', '/;/evil.example']) {
    expect(new URL(safeCallback(callback), 'https://own.example').origin).toBe('https://own.example')
  }
})

// Every way of beginning a URL that a browser reads otherwise than it looks, before every way of naming another host.
const BEGINNINGS = [
  '',
  '/',
  '//',
  '///',
  '/\\',
  '\\/',
  '\\\\',
  '/.',
  '/./',
  '/..',
  '/../',
  '/.//',
  '/%2e/',
  '/%2e%2e//',
  '/%2f',
  '/%5c',
  '/;',
  '/@',
  '/:',
  '/?',
  '/#',
  '/\t/',
  '/\r\n/',
  '/ /',
  ' //',
  '\u0000//',
  '\u3000//',
  '／／',
  'https:',
  'https:/',
  'https://',
  'hTTps://',
  'http:',
  'javascript:',
  'data:',
  'blob:',
  'file://',
  '//user@',
  '//user:pw@',
  '/a/..//',
  '/a/../\\',
  '/a//',
  '/login?callback=//',
]
const HOSTS = [
  'evil.example',
  'evil.example/',
  'evil.example:443',
  'evil.example%00.own.example',
  'own.example@evil.example',
  'own.example.evil.example',
  'EVIL.example',
  'xn--evil.example',
  '0x7f.1',
  '[::1]',
  '2130706433',
  'evil。example',
  'alert(1)',
  '',
]

test('V-CB-1, S9: no spelling of a URL leaves the site, and an accepted one stays unchanged', () => {
  for (const base of ['https://own.example/login', 'http://localhost:3000/auth/svc/restore?callback=x']) {
    for (const beginning of BEGINNINGS) {
      for (const host of HOSTS) {
        for (const callback of [beginning + host, encodeURIComponent(beginning + host), encodeURI(beginning + host)]) {
          const led = safeCallback(callback)
          expect(new URL(led, base).origin, callback).toBe(new URL(base).origin)
          expect(led.startsWith('/') && !/^\/[/\\]/.test(led), callback).toBe(true)
          expect(safeCallback(led), callback).toBe(led)
        }
      }
    }
  }
})

test('V-CB-1: whatever a stranger types', () => {
  fc.assert(
    fc.property(fc.constantFrom(...BEGINNINGS), hostileText, (beginning, text) => {
      const led = safeCallback(beginning + text)
      // As a header and as a URL it is one line of this site.
      expect(led).toMatch(/^\/(?![/\\])[\x21-\x7e]*$/)
      expect(new URL(led, 'https://own.example').origin).toBe('https://own.example')
    }),
    { numRuns: 3_000 },
  )
})
