// Reads Windows bitmaps, which people still attach (V-FILE-2) and sharp does not read: uncompressed, with 1, 4, 8, 24 or 32 bits a pixel.
// Any other variant is refused.

interface Pixels {
  data: Buffer
  width: number
  height: number
  channels: 3
}

const FILE_HEADER = 14
const INFO_HEADER = 40
const DEPTHS = [1, 4, 8, 24, 32]
/** BI_RGB; BI_BITFIELDS with 32 bits is how most tools write a bitmap with a fourth channel. */
const PLAIN = 0
const FIELDS = 3

/**
 * Red, green and blue of every pixel, from the top left; transparency is dropped.
 * @param most pixels; a larger picture returns undefined before memory is allocated.
 */
export function readBmp(bytes: Buffer, most: number): Pixels | undefined {
  if (bytes.length < FILE_HEADER + INFO_HEADER || bytes.toString('latin1', 0, 2) !== 'BM') return undefined
  const start = bytes.readUInt32LE(10)
  const header = bytes.readUInt32LE(14)
  const width = bytes.readInt32LE(18)
  const signed = bytes.readInt32LE(22)
  const depth = bytes.readUInt16LE(28)
  const compression = bytes.readUInt32LE(30)
  const height = Math.abs(signed)
  const isPlain = compression === PLAIN || (compression === FIELDS && depth === 32)
  if (header < INFO_HEADER || header > 124 || width < 1 || height < 1 || width * height > most || !DEPTHS.includes(depth) || !isPlain)
    return undefined
  // Lines are padded to four bytes.
  const line = Math.ceil((width * depth) / 32) * 4
  if (start < FILE_HEADER + header || start + line * height > bytes.length) return undefined
  const palette = depth <= 8 ? paletteAt(bytes, FILE_HEADER + header, start, depth) : undefined
  if (depth <= 8 && !palette) return undefined

  const data = Buffer.alloc(width * height * 3)
  for (let y = 0; y < height; y++) {
    // Written from the bottom up, unless the height is negative.
    const from = start + line * (signed < 0 ? y : height - 1 - y)
    for (let x = 0; x < width; x++) {
      const at = palette ? indexAt(bytes, from, x, depth) * 4 : from + x * (depth / 8)
      const source = palette ?? bytes
      const to = (y * width + x) * 3
      // Blue is first; a colour outside the palette is black.
      data[to] = source[at + 2] ?? 0
      data[to + 1] = source[at + 1] ?? 0
      data[to + 2] = source[at] ?? 0
    }
  }
  return { data, width, height, channels: 3 }
}

function paletteAt(bytes: Buffer, at: number, until: number, depth: number): Buffer | undefined {
  const colours = bytes.readUInt32LE(46) || 2 ** depth
  const end = at + colours * 4
  return colours <= 2 ** depth && end <= until ? bytes.subarray(at, end) : undefined
}

function indexAt(bytes: Buffer, from: number, x: number, depth: number): number {
  const perByte = 8 / depth
  const byte = bytes[from + Math.floor(x / perByte)]!
  return (byte >> (8 - depth * ((x % perByte) + 1))) & (2 ** depth - 1)
}
