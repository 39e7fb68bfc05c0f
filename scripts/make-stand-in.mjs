// `node scripts/make-stand-in.mjs`: app/stand-in-*.ttf, the last family before the browser's own. Its glyphs are blank and as wide
// as those of Pretendard, so that on a machine without Korean fonts no line breaks elsewhere once the real pieces have come.
// A browser measures the real font; the tables are written here: one glyph for each width makes a font of some 2 KB.
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { findBrowser } from './tools/browser.mjs'

const root = join(import.meta.dirname, '..')
const EM = 2048
/** Hangul is as wide in every weight; spaces and Latin letters are not: one file for text, one for headings and buttons. */
const WEIGHTS = [400, 600]
/** One width for all of them. */
const HANGUL = [0xac00, 0xd7a3]
const OTHERS = [...Array.from({ length: 0x5f }, (_, at) => 0x20 + at), ...[...'·“”‘’…–—×→←©™㎡₩'].map((char) => char.codePointAt(0))]

const browser = await chromium.launch({ executablePath: findBrowser(), args: ['--no-sandbox', '--disable-gpu'] })
try {
  const page = await browser.newPage()
  const font = await readFile(join(root, 'node_modules/pretendard/dist/web/variable/woff2/PretendardVariable.woff2'), 'base64')
  for (const weight of WEIGHTS) {
    const widths = await page.evaluate(measure, { font, weight, codes: [HANGUL[0], ...OTHERS], em: EM })
    const groups = runs([[...HANGUL, widths[0]], ...OTHERS.map((code, at) => [code, code, widths[at + 1]])])
    await writeFile(join(root, `app/stand-in-${weight}.ttf`), fontOf(groups))
  }
} finally {
  await browser.close()
}

/** Widths of single characters, in units of the em. Runs in the browser. */
async function measure({ font, weight, codes, em }) {
  const face = new FontFace('Real', `url(data:font/woff2;base64,${font})`, { weight: '45 920' })
  document.fonts.add(await face.load())
  const pen = document.createElement('canvas').getContext('2d')
  pen.font = `${weight} ${em}px Real`
  return codes.map((code) => Math.round(pen.measureText(String.fromCodePoint(code)).width))
}

/** Groups [first, last, width] in the order of their codes, neighbours of one width as one. */
function runs(groups) {
  const all = groups.toSorted(([a], [b]) => a - b)
  return all.reduce((found, [first, last, width]) => {
    const before = found.at(-1)
    if (before?.[1] === first - 1 && before[2] === width) before[1] = last
    else found.push([first, last, width])
    return found
  }, [])
}

/** A TrueType font of blank glyphs, one for each width: many characters share a glyph (cmap format 13). */
function fontOf(groups) {
  const widths = [0, ...new Set(groups.map(([, , width]) => width))]
  const [ascent, descent] = [1950, -494]
  const tables = {
    'OS/2': bytes(
      ...[u16(4), u16(EM / 2), u16(400), u16(5), u16(0), zeros(20), u16(0), zeros(10), zeros(16), text('NONE'), u16(0x40)],
      ...[u16(0x20), u16(0xd7a3), u16(ascent), u16(descent), u16(0), u16(ascent), u16(-descent), zeros(8), u16(EM / 2), u16(EM * 0.7)],
      ...[u16(0), u16(0x20), u16(1)],
    ),
    cmap: bytes(
      ...[u16(0), u16(1), u16(3), u16(10), u32(12)],
      ...[u16(13), u16(0), u32(16 + groups.length * 12), u32(0), u32(groups.length)],
      ...groups.map(([first, last, width]) => bytes(u32(first), u32(last), u32(widths.indexOf(width)))),
    ),
    glyf: zeros(4),
    head: bytes(
      ...[u32(0x10000), u32(0x10000), u32(0), u32(0x5f0f3cf5), u16(0), u16(EM), zeros(16), u16(0), u16(0), u16(EM), u16(EM)],
      ...[u16(0), u16(8), u16(2), u16(0), u16(0)],
    ),
    hhea: bytes(u32(0x10000), u16(ascent), u16(descent), u16(0), u16(Math.max(...widths)), zeros(22), u16(widths.length)),
    hmtx: bytes(...widths.map((width) => bytes(u16(width), u16(0)))),
    loca: zeros((widths.length + 1) * 2),
    maxp: bytes(u32(0x10000), u16(widths.length), u16(0), u16(0), u16(0), u16(0), u16(2), zeros(16)),
    name: names({ 1: 'Pretendard Stand-in', 2: 'Regular', 4: 'Pretendard Stand-in', 6: 'PretendardStandIn' }),
    post: bytes(u32(0x30000), zeros(28)),
  }
  const entries = Object.entries(tables)
  const power = 2 ** Math.floor(Math.log2(entries.length))
  const head = bytes(u32(0x10000), u16(entries.length), u16(power * 16), u16(Math.log2(power)), u16((entries.length - power) * 16))
  let offset = head.length + entries.length * 16
  const places = []
  const bodies = []
  for (const [tag, table] of entries) {
    places.push(bytes(text(tag), u32(sumOf(table)), u32(offset), u32(table.length)))
    const padded = bytes(table, zeros(-table.length & 3))
    bodies.push(padded)
    offset += padded.length
  }
  const font = bytes(head, ...places, ...bodies)
  // The sum of the whole font is settled in its head table.
  const headAt = entries
    .slice(
      0,
      entries.findIndex(([tag]) => tag === 'head'),
    )
    .reduce((at, [, table]) => at + ((table.length + 3) & ~3), 0)
  font.writeUInt32BE((0xb1b0afba - sumOf(font)) >>> 0, head.length + entries.length * 16 + headAt + 8)
  return font
}

function names(entries) {
  const ids = Object.keys(entries)
  const texts = ids.map((id) => Buffer.from(entries[id], 'utf16le').swap16())
  let at = 0
  const records = ids.map((id, index) => {
    const record = bytes(u16(3), u16(1), u16(0x409), u16(Number(id)), u16(texts[index].length), u16(at))
    at += texts[index].length
    return record
  })
  return bytes(u16(0), u16(ids.length), u16(6 + ids.length * 12), ...records, ...texts)
}

function sumOf(table) {
  const padded = bytes(table, zeros(-table.length & 3))
  let sum = 0
  for (let at = 0; at < padded.length; at += 4) sum = (sum + padded.readUInt32BE(at)) >>> 0
  return sum
}

function u16(value) {
  const two = Buffer.alloc(2)
  two.writeUInt16BE(Math.round(value) & 0xffff)
  return two
}

function u32(value) {
  const four = Buffer.alloc(4)
  four.writeUInt32BE(value >>> 0)
  return four
}

function zeros(count) {
  return Buffer.alloc(count)
}

function text(tag) {
  return Buffer.from(tag, 'latin1')
}

function bytes(...parts) {
  return Buffer.concat(parts)
}
