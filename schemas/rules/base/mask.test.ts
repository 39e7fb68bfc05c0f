import { expect, test } from 'vitest'
import { maskId, maskMail, maskMobile } from './mask'

test.each([
  ['01012345678', '010-****-5678'],
  ['010-123-4567', '010-****-4567'],
  ['123', '****'],
  ['', '****'],
])('a number %j is shown as %j', (number, shown) => expect(maskMobile(number)).toBe(shown))

test.each([
  ['abcdef@example.com', 'ab***@example.com'],
  ['ab@example.com', '***@example.com'],
  ['a"@"b@example.com', 'a"***@example.com'],
  ['home', '***'],
  ['@example.com', '***'],
])('an address %j is shown as %j', (address, shown) => expect(maskMail(address)).toBe(shown))

test.each([
  ['haneul01', 'hane****'],
  ['house', 'ho***'],
  ['a', '*'],
  ['', ''],
])('an id %j is shown as %j', (id, shown) => expect(maskId(id)).toBe(shown))
