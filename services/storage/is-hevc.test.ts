import { expect, test } from 'vitest'
import { isHevc } from './is-hevc'

const box = (type: string, ...parts: Buffer[]): Buffer => {
  const length = Buffer.alloc(4)
  length.writeUInt32BE(8 + Buffer.concat(parts).length)
  return Buffer.concat([length, Buffer.from(type), ...parts])
}
const track = (code: string) =>
  box('trak', box('mdia', box('minf', box('stbl', box('stsd', Buffer.from([0, 0, 0, 0, 0, 0, 0, 1]), box(code, Buffer.alloc(70)))))))
const film = (...codes: string[]) => [
  box('ftyp', Buffer.from('mp42\0\0\0\0mp42')),
  box('moov', box('mvhd', Buffer.alloc(100)), ...codes.map(track)),
]
const asked = (...parts: Buffer[]) => isHevc(new Blob(parts.map((part) => new Uint8Array(part))))

test.each([
  ['HEVC', ['hvc1'], true],
  ['HEVC with sound before it', ['mp4a', 'hev1'], true],
  ['Dolby Vision', ['dvh1'], true],
  ['H.264 with sound', ['avc1', 'mp4a'], false],
  ['AV1', ['av01'], false],
])('%s', async (_, codes, answer) => {
  const [head, moov] = film(...codes)
  const data = box('mdat', Buffer.from('stsd hvc1 by chance'))
  expect(await asked(head!, moov!, data)).toBe(answer)
  // Phones write their head last, and a long length where the film is long.
  expect(await asked(head!, data, moov!)).toBe(answer)
  const long = Buffer.concat([Buffer.from([0, 0, 0, 1]), Buffer.from('mdat'), Buffer.from([0, 0, 0, 0, 0, 0, 0, 26]), Buffer.alloc(10)])
  expect(await asked(head!, long, moov!)).toBe(answer)
})

test('what is cut off or no film answers no', async () => {
  const [head, moov] = film('hvc1')
  expect(await asked(head!, moov!.subarray(0, 30))).toBe(false)
  expect(await asked(Buffer.from('\0\0\0\0moov'))).toBe(false)
  expect(await asked(Buffer.alloc(0))).toBe(false)
})
