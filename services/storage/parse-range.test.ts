import { expect, test } from 'vitest'
import { parseRange } from './parse-range'

test.each([
  ['bytes=0-', { start: 0, end: 99 }],
  ['bytes=0-1', { start: 0, end: 1 }],
  ['bytes=10-500', { start: 10, end: 99 }],
  ['bytes=99-99', { start: 99, end: 99 }],
  ['bytes=-20', { start: 80, end: 99 }],
  ['bytes=-500', { start: 0, end: 99 }],
])('%s of 100 bytes', (header, range) => expect(parseRange(header, 100)).toEqual(range))

test.each([null, '', 'bytes=-', 'items=0-1', 'bytes=0-1,5-6', 'bytes=a-b'])('%s asks for the whole file', (header) =>
  expect(parseRange(header, 100)).toBeUndefined(),
)
test.each(['bytes=100-', 'bytes=5-4', 'bytes=-0'])('%s is no part of it', (header) => expect(parseRange(header, 100)).toBeNull())
