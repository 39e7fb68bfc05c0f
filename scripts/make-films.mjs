// `node scripts/make-films.mjs`: the short silent films of 라움결 TV, made of the pictures that the site ships. A browser moves slowly over
// each photograph, lets one pass into the next, and encodes H.264; the result is packed as MP4 here.
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { findBrowser } from './tools/browser.mjs'

const media = join(import.meta.dirname, '..', 'public', 'media')
const RATE = 24
const SECONDS_EACH = 2.6
const PASSING = 0.7
const FILMS = {
  'window-quiet': ['rooms/balcony-slide', 'rooms/showroom-window', 'rooms/balcony-system'],
  'walnut-grain': ['rooms/study-walnut', 'swatches/floor-walnut-deep', 'rooms/bedroom-walnut'],
  'sage-day': ['rooms/living-sage', 'rooms/kitchen-sage', 'rooms/bath-sage'],
  'clay-hour': ['swatches/wall-plaster-clay', 'heroes/living-clay'],
  'cloud-room': ['rooms/kids-clouds', 'swatches/wall-kids-clouds', 'rooms/bedroom-leaf'],
  'stone-water': ['swatches/tile-travertine', 'rooms/bath-travertine'],
  'entrance-walk': ['rooms/entrance-door', 'rooms/dressroom-film', 'rooms/bedroom-linen'],
}
const UPRIGHT = new Set(['entrance-walk'])

const browser = await chromium.launch({ executablePath: findBrowser(), args: ['--no-sandbox', '--disable-gpu'] })
try {
  const page = await browser.newPage()
  // Encoders need a secure origin; loopback is one.
  await page.route('http://127.0.0.1/', (route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html>' }))
  await page.goto('http://127.0.0.1/')
  for (const [name, keys] of Object.entries(FILMS)) {
    const pictures = await Promise.all(keys.map(async (key) => (await readFile(join(media, `${key}.webp`))).toString('base64')))
    const [width, height] = UPRIGHT.has(name) ? [720, 1280] : [1280, 720]
    const made = await page.evaluate(encode, { pictures, width, height, rate: RATE, each: SECONDS_EACH, passing: PASSING })
    const samples = made.samples.map(({ data, isKey }) => ({ data: Buffer.from(data, 'base64'), isKey }))
    const film = mp4({ width, height, rate: RATE, config: Buffer.from(made.config, 'base64'), samples })
    await writeFile(join(media, 'films', `${name}.mp4`), film)
    console.log(`${name}.mp4  ${width} × ${height}, ${(samples.length / RATE).toFixed(1)} s, ${Math.round(film.length / 1024)} KB`)
  }
} finally {
  await browser.close()
}

/** Runs in the browser. */
async function encode({ pictures, width, height, rate, each, passing }) {
  const toText = (bytes) => btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
  const bitmaps = await Promise.all(
    pictures.map(async (text) => createImageBitmap(await (await fetch(`data:image/webp;base64,${text}`)).blob())),
  )
  const canvas = new OffscreenCanvas(width, height)
  const ink = canvas.getContext('2d')
  ink.imageSmoothingQuality = 'high'
  const samples = []
  let config = ''
  const encoder = new VideoEncoder({
    output(chunk, { decoderConfig } = {}) {
      if (decoderConfig?.description) config = toText(new Uint8Array(decoderConfig.description))
      const data = new Uint8Array(chunk.byteLength)
      chunk.copyTo(data)
      samples.push({ data: toText(data), isKey: chunk.type === 'key' })
    },
    error: (error) => console.error(error),
  })
  encoder.configure({
    codec: 'avc1.42001f',
    width,
    height,
    bitrate: 900_000,
    framerate: rate,
    avc: { format: 'avc' },
    latencyMode: 'quality',
  })
  const step = each - passing
  const length = step * bitmaps.length + passing
  for (let frame = 0; frame < length * rate; frame++) {
    const at = frame / rate
    bitmaps.forEach((bitmap, i) => {
      const since = at - i * step
      if (since < 0 || since > each) return
      // Every other picture moves to the left, and each is slowly enlarged.
      const way = since / each
      const scale = Math.max(width / bitmap.width, height / bitmap.height) * (1.04 + 0.08 * way)
      const [w, h] = [bitmap.width * scale, bitmap.height * scale]
      ink.globalAlpha = i === 0 ? 1 : Math.min(1, since / passing)
      ink.drawImage(bitmap, (width - w) * (i % 2 ? 1 - way : way), (height - h) / 2, w, h)
    })
    const picture = new VideoFrame(canvas, { timestamp: Math.round((frame * 1e6) / rate), duration: Math.round(1e6 / rate) })
    encoder.encode(picture, { keyFrame: frame % (rate * 2) === 0 })
    picture.close()
    while (encoder.encodeQueueSize > 8) await new Promise((done) => setTimeout(done, 5))
  }
  await encoder.flush()
  return { config, samples }
}

/** One track of equal frames, its index before its data so that it plays while it loads. */
function mp4({ width, height, rate, config, samples }) {
  const scale = rate * 1_000
  const total = samples.length * 1_000
  const u32 = (...numbers) => Buffer.concat(numbers.map((n) => Buffer.from([n >>> 24, (n >>> 16) & 255, (n >>> 8) & 255, n & 255])))
  const u16 = (...numbers) => Buffer.concat(numbers.map((n) => Buffer.from([n >>> 8, n & 255])))
  const box = (name, ...parts) => {
    const body = Buffer.concat(parts.map((part) => (typeof part === 'string' ? Buffer.from(part, 'latin1') : part)))
    return Buffer.concat([u32(body.length + 8), Buffer.from(name, 'latin1'), body])
  }
  const matrix = u32(0x10000, 0, 0, 0, 0x10000, 0, 0, 0, 0x40000000)
  const avc1 = box(
    'avc1',
    u32(0),
    u16(0, 1),
    u32(0, 0, 0, 0),
    u16(width, height),
    u32(0x480000, 0x480000, 0),
    u16(1),
    Buffer.alloc(32),
    u16(24, 0xffff),
    box('avcC', config),
  )
  const keys = samples.flatMap(({ isKey }, i) => (isKey ? [i + 1] : []))
  const ftyp = box('ftyp', 'isom', u32(0x200), 'isomiso2avc1mp41')
  const moovAt = (offset) =>
    box(
      'moov',
      box('mvhd', u32(0, 0, 0, scale, total, 0x10000), u16(0x100, 0), u32(0, 0), matrix, Buffer.alloc(24), u32(2)),
      box(
        'trak',
        box('tkhd', u32(3, 0, 0, 1, 0, total, 0, 0), u16(0, 0, 0, 0), matrix, u32(width * 0x10000, height * 0x10000)),
        box(
          'mdia',
          box('mdhd', u32(0, 0, 0, scale, total), u16(0x55c4, 0)),
          box('hdlr', u32(0, 0), 'vide', u32(0, 0, 0), 'video\0'),
          box(
            'minf',
            box('vmhd', u32(1, 0, 0)),
            box('dinf', box('dref', u32(0, 1), box('url ', u32(1)))),
            box(
              'stbl',
              box('stsd', u32(0, 1), avc1),
              box('stts', u32(0, 1, samples.length, 1_000)),
              box('stss', u32(0, keys.length, ...keys)),
              box('stsc', u32(0, 1, 1, samples.length, 1)),
              box('stsz', u32(0, 0, samples.length, ...samples.map(({ data }) => data.length))),
              box('stco', u32(0, 1, offset)),
            ),
          ),
        ),
      ),
    )
  const moov = moovAt(ftyp.length + moovAt(0).length + 8)
  return Buffer.concat([ftyp, moov, box('mdat', ...samples.map(({ data }) => data))])
}
