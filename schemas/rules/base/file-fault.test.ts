import { expect, test } from 'vitest'
import { fileFault } from './file-fault'

const MB = 1_048_576

test.each([
  ['a.jpg', 20 * MB, undefined, undefined],
  ['a.jpg', 20 * MB + 1, undefined, '파일은 개당 최대 20MB까지 첨부할 수 있습니다.'],
  ['a.jpg', 6 * MB, 5, '파일은 개당 최대 5MB까지 첨부할 수 있습니다.'],
])('V-FILE-1: %s of %i bytes', (name, size, most, fault) => expect(fileFault({ name, size }, most)).toBe(fault))

test.each([
  ['a.jpg', true],
  ['a.JPEG', true],
  ['a.png', true],
  ['a.gif', true],
  ['a.BMP', true],
  ['a.jfif', false],
  ['a.webp', false],
  ['a.pdf', false],
  ['a.jpg.exe', false],
  ['jpg', false],
])('V-FILE-2, CX-13: %s', (name, isFine) =>
  expect(fileFault({ name, size: 1 })).toBe(isFine ? undefined : 'JPG, JPEG, PNG, GIF, BMP 파일만 첨부할 수 있습니다.'),
)
