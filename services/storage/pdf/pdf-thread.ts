// The thread that reads a PDF: PDFium is one long computation per page, which would hold up every request of the process.
import { parentPort, workerData } from 'node:worker_threads'
import { PDFiumLibrary, type PDFiumPage } from '@hyzyla/pdfium'
import sharp from 'sharp'
import type { PdfJob, PdfWord } from './read-pdf'

/** The longer side of a page's picture: enough to read small print on a wide screen. */
const EDGE = 1_600
/** Of a page that is read from top to bottom. */
const STRIP_WIDTH = 1_280
/** WebP holds no more. */
const MOST_LINES = 16_383
/** Text of a page that an editor would still read. */
const MOST_TEXT = 1_000

const say = (word: PdfWord): void => parentPort!.postMessage(word)

async function read({ bytes, asPages, withCover = false, mostPages }: PdfJob): Promise<void> {
  const library = await PDFiumLibrary.init()
  const document = await library.loadDocument(bytes)
  const count = document.getPageCount()
  say({ count })
  if (count === 0 || count > mostPages || !(asPages || withCover)) return
  for (const page of document.pages()) {
    // Before it is drawn: drawing closes the page's text.
    const text = textOf(page)
    if (asPages && lacksFont(page, text)) return say({ fault: 'noFont', reason: `page ${page.number + 1}` })
    const { originalWidth, originalHeight } = page.getOriginalSize()
    const scale = pageScale(originalWidth, originalHeight)
    const { data, width, height } = await page.render({ scale, render: 'bitmap' })
    const picture = await sharp(data, { raw: { width, height, channels: 4 } })
      .flatten({ background: '#fff' })
      .webp({ quality: 90 })
      .toBuffer()
    say({ picture, text })
    if (!asPages) return
  }
}

/** Letters beyond those of Latin fonts, which PDFium brings. */
const FOREIGN = /[^\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]/u
const TEXT_OBJECT = 1

/** What PDFium has and its types do not tell. */
interface Fonts {
  _FPDFPage_GetObject: (page: number, at: number) => number
  _FPDFPageObj_GetType: (object: number) => number
  _FPDFTextObj_GetFont: (object: number) => number
  _FPDFFont_GetIsEmbedded: (font: number) => number
  _FPDFFont_GetBaseFontName: (font: number, to: number, most: number) => number
  HEAPU8: Uint8Array
  wasmExports: { malloc: (bytes: number) => number; free: (at: number) => void }
}

/** Latin fonts of which every reader has its own. */
const EVERYWHERE = /^(?:Helvetica|Times|Courier|Symbol|ZapfDingbats|Arial)/
const MOST_NAME = 128

/** Whether words would be drawn blank: a font that is not in the file is nowhere else either, but for Latin letters. */
function lacksFont(page: PDFiumPage, text: string): boolean {
  if (!FOREIGN.test(text)) return false
  const { pageIdx, module: fonts } = page as unknown as { pageIdx: number; module: Fonts }
  for (let at = 0; at < page.getObjectCount(); at++) {
    const object = fonts._FPDFPage_GetObject(pageIdx, at)
    if (fonts._FPDFPageObj_GetType(object) !== TEXT_OBJECT) continue
    const font = fonts._FPDFTextObj_GetFont(object)
    if (fonts._FPDFFont_GetIsEmbedded(font) === 0 && !EVERYWHERE.test(nameOf(fonts, font))) return true
  }
  return false
}

function nameOf(fonts: Fonts, font: number): string {
  const at = fonts.wasmExports.malloc(MOST_NAME)
  const length = Number(fonts._FPDFFont_GetBaseFontName(font, at, MOST_NAME))
  const name = Buffer.from(fonts.HEAPU8.subarray(at, at + Math.min(length, MOST_NAME))).toString('latin1')
  fonts.wasmExports.free(at)
  return name
}

/** A long page, as detail pages are drawn, is read by its width; it is as long as a picture may be. */
function pageScale(width: number, height: number): number {
  const isStrip = height > 2 * width
  return isStrip ? Math.min(STRIP_WIDTH / Math.max(width, 1), MOST_LINES / height) : EDGE / Math.max(width, height, 1)
}

/** A page without readable text is a picture like any other. */
function textOf(page: { getText: () => string }): string {
  try {
    return page.getText().replace(/\s+/g, ' ').trim().slice(0, MOST_TEXT)
  } catch {
    return ''
  }
}

try {
  await read(workerData as PdfJob)
  say({ isDone: true })
} catch (error) {
  const reason = error instanceof Error ? error.message : String(error)
  say({ fault: /password|security/i.test(reason) ? 'locked' : 'notPdf', reason })
}
