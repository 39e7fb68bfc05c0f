import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { crc32, deflateSync } from 'node:zlib'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest'
import { encodeApart } from './encode-apart'
import { oklab, oklabOf } from './oklab'
import { kindOf } from './picture-kind'
import { URGENT } from './urgent'

/** Of the files of this test alone. */
const folder = mkdtempSync(join(tmpdir(), 'maru-encode-'))
beforeAll(() => void vi.stubEnv('TMPDIR', folder))
afterAll(() => {
  vi.unstubAllEnvs()
  rmSync(folder, { recursive: true })
})

const ALL = ['jpeg', 'png', 'gif', 'webp', 'avif', 'heic'] as const
const flat = (width: number, height: number, background = '#804020') => sharp({ create: { width, height, channels: 3, background } })
const heic = () => readFileSync(join(process.cwd(), 'tests/support/pictures/brown.heic'))
const upload = (bytes: Buffer, deadline?: number) => encodeApart(bytes, { kind: 'upload', allowed: ALL }, deadline)

test('HEIC is known by its content and decoded to what it shows', async () => {
  expect(kindOf(heic())).toBe('heic')
  await using picture = await upload(heic())
  const { file, ending, width, height, color } = picture
  expect([ending, width, height]).toEqual(['jpg', 64, 48])
  expect(color).toMatch(/^#[78][0-9a-f][34][0-9a-f][12][0-9a-f]$/)
  expect((await sharp(file.path).metadata()).format).toBe('jpeg')
})

test('HEIC in the colours of a phone keeps them: told by a number or by a profile', async () => {
  await using plain = await upload(heic())
  const [red] = await firstPixel(plain.file.path)
  const profile = (await sharp(await flat(1, 1).withIccProfile('p3').png().toBuffer()).metadata()).icc!
  for (const colr of [Buffer.from('nclx\0\x0c\0\x0d\0\x06\x80', 'latin1'), Buffer.concat([Buffer.from('prof'), profile])]) {
    await using wide = await upload(withColours(heic(), colr))
    const [wideRed, green] = await firstPixel(wide.file.path)
    // A brown of the wider space is a redder brown in that of the web.
    expect(wideRed! - red!).toBeGreaterThan(5)
    expect(green!).toBeLessThan(70)
  }
})

const firstPixel = (path: string) => sharp(path).removeAlpha().raw().toBuffer()

/** The picture with one more property, which moves what lies behind it. */
function withColours(bytes: Buffer, colr: Buffer): Buffer {
  const box = Buffer.concat([Buffer.alloc(4), Buffer.from('colr'), colr])
  box.writeUInt32BE(box.length)
  const at = (type: string) => bytes.indexOf(type) - 4
  const end = at('ipco') + bytes.readUInt32BE(at('ipco'))
  const longer = Buffer.concat([bytes.subarray(0, end), box, bytes.subarray(end)])
  for (const type of ['meta', 'iprp', 'ipco']) longer.writeUInt32BE(bytes.readUInt32BE(at(type)) + box.length, at(type))
  const data = Buffer.alloc(4)
  data.writeUInt32BE(at('mdat') + 8)
  const place = bytes.indexOf(data, at('iloc'))
  longer.writeUInt32BE(at('mdat') + 8 + box.length, place)
  return longer
}

test('what moves goes on moving, and too much of it is refused as that', async () => {
  await using banner = await upload(readFileSync(join(process.cwd(), 'tests/support/pictures/banner-anim.gif')))
  expect(banner).toMatchObject({ ending: 'webp', width: 320, height: 120 })
  expect(await sharp(banner.file.path).metadata()).toMatchObject({ pages: 4, delay: [400, 400, 400, 400] })
  const still = await flat(9, 9).gif().toBuffer()
  expect(await upload(still)).toMatchObject({ ending: 'png', width: 9 })
  const frames = Array.from({ length: 11 }, (_, i) =>
    flat(2_000, 2_000, `rgb(${i * 20}, 0, 0)`)
      .png()
      .toBuffer(),
  )
  const long = await sharp(await Promise.all(frames), { join: { animated: true } })
    .gif({ effort: 1 })
    .toBuffer()
  await expect(upload(long)).rejects.toMatchObject({ fault: 'tooLong' })
}, 60_000)

test('a detail picture of a shop keeps its width; one that could not be read any more is refused', async () => {
  expect(await upload(await flat(860, 12_000).jpeg().toBuffer())).toMatchObject({ width: 860, height: 12_000, ending: 'jpg' })
  await expect(upload(await flat(860, 20_000).jpeg().toBuffer())).rejects.toMatchObject({ fault: 'tooTall' })
}, 60_000)

test('the largest photograph of a common phone is stored', async () => {
  expect(await upload(await flat(8_192, 6_144).jpeg().toBuffer())).toMatchObject({ width: 3_840, height: 2_880 })
}, 60_000)

test.each([
  ['an SVG', Buffer.from('<?xml version="1.0"?>\n<!-- a --><svg xmlns="http://www.w3.org/2000/svg"/>'), 'drawing'],
  ['an SVG without a prologue', Buffer.from('\ufeff <svg width="1"/>'), 'drawing'],
  ['half of a HEIC', heic().subarray(0, 200), 'unreadable'],
  ['a film', Buffer.from('\0\0\0\x18ftypmp42\0\0\0\0mp42isom', 'latin1'), 'notPicture'],
])('%s is refused as what it is', async (_, bytes, fault) => {
  await expect(upload(bytes)).rejects.toMatchObject({ fault })
})

test('a line of 1 by 60,000 pixels is refused, and one of 1 by 100 is not', async () => {
  for (const [width, height] of [
    [1, 60_000],
    [60_000, 1],
  ] as const)
    await expect(upload(await flat(width, height).png().toBuffer())).rejects.toMatchObject({ fault: 'tooNarrow' })
  expect(await upload(await flat(1, 100).png().toBuffer())).toMatchObject({ width: 1, height: 100 })
})

test('few bytes that would be 256 million pixels are refused before they are decoded', async () => {
  const bomb = blackPng(16_000)
  expect(bomb.length).toBeLessThan(200_000)
  await expect(upload(bomb)).rejects.toMatchObject({ fault: 'tooManyPixels' })
}, 60_000)

/** A whole square of one bit a pixel, written without holding its pixels as sharp would. */
function blackPng(side: number): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
    const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
    length.writeUInt32BE(data.length)
    sum.writeUInt32BE(crc32(body))
    return Buffer.concat([length, body, sum])
  }
  const header = Buffer.alloc(13)
  header.writeUInt32BE(side, 0)
  header.writeUInt32BE(side, 4)
  header[8] = 1
  // A byte before each line names its filter.
  const pixels = deflateSync(Buffer.alloc(side * (Math.ceil(side / 8) + 1)))
  const signature = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')
  return Buffer.concat([signature, chunk('IHDR', header), chunk('IDAT', pixels), chunk('IEND', Buffer.alloc(0))])
}

test('an encoder that is not done in time is killed, and the next picture finds another one', async () => {
  const large = await flat(2_000, 2_000).png().toBuffer()
  await expect(upload(large, 5)).rejects.toMatchObject({ fault: 'tooSlow' })
  expect(await upload(await flat(8, 8).png().toBuffer())).toMatchObject({ width: 8 })
})

test.runIf(process.platform === 'linux')('an encoder that never comes to its picture is replaced by one that does', async () => {
  const small = await flat(8, 8).png().toBuffer()
  // On a busy machine the first may have been replaced already: the one that took its place does one job and goes.
  const encoder = await vi.waitFor(
    async () => {
      await upload(small)
      const all = encoders()
      expect(all).toEqual([expect.objectContaining({ isUrgent: false })])
      return all[0]!.pid
    },
    { timeout: 30_000, interval: 200 },
  )
  process.kill(encoder, 'SIGSTOP')
  // One that stands still would outlive the run.
  onTestFinished(() => void (isThere(encoder) && process.kill(encoder, 'SIGKILL')))
  expect(await upload(small)).toMatchObject({ width: 8 })
  // The killed one leaves the table of processes in the system's own time, perhaps after the next answered.
  await expect.poll(() => isThere(encoder)).toBe(false)
})

const isThere = (encoder: number): boolean => encoders().some(({ pid }) => pid === encoder)

function encoders(): { pid: number; isUrgent: boolean }[] {
  const read = (pid: number, file: string) => {
    try {
      return readFileSync(`/proc/${pid}/${file}`, 'utf8')
    } catch {
      return ''
    }
  }
  return readdirSync('/proc')
    .map(Number)
    .filter((pid) => read(pid, 'cmdline').includes('encode-server') && read(pid, 'status').includes(`PPid:\t${process.pid}\n`))
    .map((pid) => ({ pid, isUrgent: read(pid, 'cmdline').includes(URGENT) }))
}

test('what is encoded lies on the disk until it is disposed of, and a refused picture leaves nothing there', async () => {
  const before = readdirSync(folder)
  const picture = await upload(await flat(8, 8).png().toBuffer())
  expect((await sharp(picture.file.path).metadata()).width).toBe(8)
  expect(readdirSync(folder)).toHaveLength(before.length + 1)
  await picture[Symbol.asyncDispose]()
  await expect(upload(Buffer.from('none'))).rejects.toMatchObject({ fault: 'notPicture' })
  expect(readdirSync(folder)).toEqual(before)
})

describe('colours', () => {
  test('white, black and red lie where Oklab has them', () => {
    const near = (hex: string, l: number, a: number, b: number) => {
      const found = oklabOf(hex)
      for (const [one, other] of [
        [found.l, l],
        [found.a, a],
        [found.b, b],
      ] as const)
        expect(one).toBeCloseTo(other, 2)
    }
    near('#ffffff', 1, 0, 0)
    near('#000000', 0, 0, 0)
    near('#ff0000', 0.628, 0.225, 0.126)
  })

  test('a picture of two colours has these two, the larger part first', async () => {
    const half = await flat(30, 30, '#ff0000').png().toBuffer()
    const bytes = await flat(100, 30, '#0000ff')
      .composite([{ input: half, left: 0, top: 0 }])
      .png()
      .toBuffer()
    const { colours } = await upload(bytes)
    const nearest = (red: number, green: number, blue: number) => {
      const one = oklab(red, green, blue)
      return colours.findIndex((other) => Math.hypot(one.l - other.l, one.a - other.a, one.b - other.b) < 0.05)
    }
    expect(nearest(0, 0, 255)).toBe(0)
    expect(nearest(255, 0, 0)).toBeGreaterThan(0)
    expect(colours.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1, 1)
  })

  test('a part of a picture is cut, at its size', async () => {
    const half = await flat(50, 30, '#ff0000').png().toBuffer()
    const stored = await flat(100, 30, '#0000ff')
      .composite([{ input: half, left: 0, top: 0 }])
      .png()
      .toBuffer()
    const part = await encodeApart(stored, { kind: 'cut', ending: 'png', crop: { x: 0, y: 0, width: 50, height: 100 } })
    expect(part).toMatchObject({ width: 50, height: 30, color: '#ff0000' })
  })
})
