// The thread that reads a PDF: PDFium is one long computation per page, which would hold up every request of the process.
import { parentPort, workerData } from 'node:worker_threads'
import { PDFiumLibrary } from '@hyzyla/pdfium'
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
