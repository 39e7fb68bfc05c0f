// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { clearCookie, cookieValue, hasCookie } from './cookies'

test('C-COOKIE: a cleared cookie is removed, and others stay', () => {
  document.cookie = 'first=1; Path=/'
  document.cookie = 'first-of-all=2; Path=/'
  expect([hasCookie('first'), cookieValue('first')]).toEqual([true, '1'])
  clearCookie('first')
  expect([hasCookie('first'), cookieValue('first')]).toEqual([false, ''])
  expect(cookieValue('first-of-all')).toBe('2')
})
