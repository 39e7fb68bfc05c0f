import { expect, test } from 'vitest'
import { readBmp } from './read-bmp'

interface Writing {
  palette?: number[][]
  up?: boolean
  claim?: Partial<Record<'width' | 'depth' | 'start', number>>
}

/** A bitmap of the given rows, from the top. */
function bmp(rows: number[][], depth: number, { palette = [], up = true, claim = {} }: Writing = {}): Buffer {
  const width = depth === 24 ? rows[0]!.length / 3 : depth === 32 ? rows[0]!.length / 4 : rows[0]!.length * (8 / depth)
  const start = 54 + palette.length * 4
  const lines = (up ? rows.toReversed() : rows).map((row) => Buffer.concat([Buffer.from(row), Buffer.alloc((4 - (row.length % 4)) % 4)]))
  const head = Buffer.alloc(54)
  head.write('BM', 0, 'latin1')
  head.writeUInt32LE(claim.start ?? start, 10)
  head.writeUInt32LE(40, 14)
  head.writeInt32LE(claim.width ?? width, 18)
  head.writeInt32LE(up ? rows.length : -rows.length, 22)
  head.writeUInt16LE(1, 26)
  head.writeUInt16LE(claim.depth ?? depth, 28)
  head.writeUInt32LE(palette.length, 46)
  return Buffer.concat([head, Buffer.from(palette.flat()), ...lines])
}
const RED_GREEN = [
  [0, 0, 255, 0, 255, 0],
  [255, 0, 0, 255, 255, 255],
]
const AS_RGB = [255, 0, 0, 0, 255, 0, 0, 0, 255, 255, 255, 255]

test.each([
  ['from the bottom up', true],
  ['from the top down', false],
])('24 bits %s', (_, up) => {
  const read = readBmp(bmp(RED_GREEN, 24, { up }), 100)!
  expect([read.width, read.height, [...read.data]]).toEqual([2, 2, AS_RGB])
})

test('reads 32 bits without the fourth channel, and a palette', () => {
  expect([...readBmp(bmp([[0, 0, 255, 9]], 32), 100)!.data]).toEqual([255, 0, 0])
  const palette = [
    [0, 0, 0, 0],
    [0, 0, 255, 0],
  ]
  expect([...readBmp(bmp([[0b10000000]], 1, { palette }), 100)!.data].slice(0, 6)).toEqual([255, 0, 0, 0, 0, 0])
  expect([...readBmp(bmp([[1, 0]], 8, { palette }), 100)!.data]).toEqual([255, 0, 0, 0, 0, 0])
})

test.each([
  ['nothing', Buffer.alloc(0)],
  ['words', Buffer.from('BM 안녕하세요'.repeat(10))],
  ['half a picture', bmp(RED_GREEN, 24).subarray(0, 60)],
  ['more pixels than allowed', bmp(RED_GREEN, 24, { claim: { width: 2_000_000_000 } })],
  ['a width below nothing', bmp(RED_GREEN, 24, { claim: { width: -2 } })],
  ['a depth that nobody knows', bmp(RED_GREEN, 24, { claim: { depth: 17 } })],
  ['pixels in its own head', bmp(RED_GREEN, 24, { claim: { start: 4 } })],
])('%s is no bitmap', (_, bytes) => expect(readBmp(bytes, 100)).toBeUndefined())
