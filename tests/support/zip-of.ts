import { crc32, deflateRawSync } from 'node:zlib'

export type ZipPart = string | { packed: Buffer; size: number; crc: number }

/** A zip whose directory may say what its parts are not. */
export function zipOf(parts: Record<string, ZipPart>): Buffer {
  const files: Buffer[] = []
  const directory: Buffer[] = []
  let at = 0
  for (const [name, part] of Object.entries(parts)) {
    const bytes = typeof part === 'string' ? Buffer.from(part) : undefined
    const { packed, size, crc } = bytes
      ? { packed: deflateRawSync(bytes), size: bytes.length, crc: crc32(bytes) }
      : (part as Exclude<ZipPart, string>)
    const title = Buffer.from(name)
    const common = Buffer.alloc(26)
    for (const [value, place, length] of [
      [20, 0, 2],
      [0x800, 2, 2],
      [8, 4, 2],
      [crc, 10, 4],
      [packed.length, 14, 4],
      [size, 18, 4],
      [title.length, 22, 2],
    ] as const)
      common.writeUIntLE(value, place, length)
    files.push(Buffer.from('PK\x03\x04', 'latin1'), common, title, packed)
    const tail = Buffer.alloc(14)
    tail.writeUInt32LE(at, 10)
    directory.push(Buffer.from('PK\x01\x02\x14\0', 'latin1'), common, tail, title)
    at += 30 + title.length + packed.length
  }
  const list = Buffer.concat(directory)
  const end = Buffer.alloc(22)
  end.write('PK\x05\x06', 'latin1')
  end.writeUInt16LE(Object.keys(parts).length, 8)
  end.writeUInt16LE(Object.keys(parts).length, 10)
  end.writeUInt32LE(list.length, 12)
  end.writeUInt32LE(at, 16)
  return Buffer.concat([...files, list, end])
}
