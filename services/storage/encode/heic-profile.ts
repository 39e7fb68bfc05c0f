// The colours that the numbers of a HEIC stand for. Phones write the wide range of their displays, by a profile in the file or by its number.
import sharp from 'sharp'

interface Box {
  type: string
  /** Of its content. */
  from: number
  to: number
}

/** SMPTE EG 432-1, in the numbers of ISO/IEC 23091-2. */
const DISPLAY_P3 = 12

/** The profile of the first picture that names one; undefined for the colours of the web. */
export async function heicProfile(bytes: Buffer): Promise<Buffer | undefined> {
  const meta = find(bytes, { type: '', from: 0, to: bytes.length }, 'meta')
  // A full box: its version comes first.
  const properties = meta && find(bytes, { ...meta, from: meta.from + 4 }, 'iprp', 'ipco')
  if (!properties) return undefined
  for (const { type, from, to } of boxesIn(bytes, properties)) {
    if (type !== 'colr' || to - from < 6) continue
    const kind = bytes.toString('latin1', from, from + 4)
    if (kind === 'prof' || kind === 'rICC') return bytes.subarray(from + 4, to)
    if (kind === 'nclx' && bytes.readUInt16BE(from + 4) === DISPLAY_P3) return displayP3()
  }
  return undefined
}

function find(bytes: Buffer, within: Box, ...path: string[]): Box | undefined {
  let at: Box | undefined = within
  for (const type of path) at = at && [...boxesIn(bytes, at)].find((box) => box.type === type)
  return at
}

function* boxesIn(bytes: Buffer, { from, to }: Box): Generator<Box> {
  for (let at = from; at + 8 <= to;) {
    const size = bytes.readUInt32BE(at)
    // To the end of the file, or longer than 4 GB: nothing of a picture's head is.
    if (size < 8 || at + size > to) return
    yield { type: bytes.toString('latin1', at + 4, at + 8), from: at + 8, to: at + size }
    at += size
  }
}

/** As sharp brings it. */
async function displayP3(): Promise<Buffer | undefined> {
  const one = sharp({ create: { width: 1, height: 1, channels: 3, background: '#000' } })
  return (await sharp(await one.withIccProfile('p3').png().toBuffer()).metadata()).icc
}
