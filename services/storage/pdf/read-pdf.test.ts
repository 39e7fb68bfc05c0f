import { readFileSync } from 'node:fs'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { pdfOf } from '@/tests/support/pdf-of'
import { readPdf, type PdfPage } from './read-pdf'

async function read(bytes: Uint8Array, { asPages = true, mostPages = 10, deadline = 60_000 } = {}) {
  const pages: PdfPage[] = []
  const count = await readPdf({ bytes, asPages, mostPages }, (page) => pages.push(page), deadline)
  return { count, pages }
}

test('each page becomes a picture with its colours, in their order, with the text that is on it', async () => {
  const { count, pages } = await read(pdfOf(['First page', 'Second page']))
  expect([count, pages.length]).toEqual([2, 2])
  expect(pages.map(({ text }) => text)).toEqual(['First page', 'Second page'])
  const picture = sharp(Buffer.from(pages[0]!.picture))
  expect(await picture.metadata()).toMatchObject({ format: 'webp', height: 1_600 })
  // The page is filled with red: blue and red were not taken for each other.
  const [red, green, blue] = (await picture.stats()).channels.map(({ mean }) => mean)
  expect(red!).toBeGreaterThan(200)
  expect(Math.max(green!, blue!)).toBeLessThan(60)
}, 60_000)

test('a long page is read by its width', async () => {
  const long = Buffer.from(pdfOf(['Detail']).toString().replace('[0 0 300 400]', '[0 0 430 6000]'))
  const { pages } = await read(long)
  expect(await sharp(Buffer.from(pages[0]!.picture)).metadata()).toMatchObject({ width: 1_174, height: 16_383 })
}, 60_000)

test('pages are counted without being drawn', async () => {
  expect(await read(pdfOf(['one']), { asPages: false })).toEqual({ count: 1, pages: [] })
}, 60_000)

test.each([
  ['broken', Buffer.from('%PDF-1.4 and nothing more'), {}, 'notPdf'],
  ['too long', pdfOf(['1', '2', '3']), { mostPages: 2 }, 'tooManyPages'],
  ['without the font of its Korean words', readFileSync('tests/support/pictures/font-not-embedded.pdf'), {}, 'noFont'],
  ['too slow', pdfOf(['1']), { deadline: 1 }, 'tooSlow'],
])(
  'a PDF that is %s is refused as what it is',
  async (_, bytes, how, fault) => {
    await expect(read(bytes, how)).rejects.toMatchObject({ fault })
  },
  60_000,
)
