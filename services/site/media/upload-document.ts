import * as contracts from '@/schemas/api/site/documents'
import { operation, type CtxOf } from '@/services/kit/service'
import { uploadedFiles } from '@/services/storage/files/uploaded-files'
import { FILE_TYPES } from '@/services/storage/file-types'
import { PdfFault } from '@/services/storage/pdf/pdf-fault'
import { readPdf, type PdfPage } from '@/services/storage/pdf/read-pdf'
import { storePicture } from '@/services/storage/store-picture'
import { contentHash } from '@/services/storage/later-name'
import { uploadName } from '@/services/storage/upload-name'
import { UPLOADS } from '@/services/storage/uploads'

/** A PDF is stored as it is, once it was read: what is broken or locked would only fail for visitors. */
export const uploadDocument = operation(contracts.uploadDocument, async ({ file: files, asPages = false }, ctx) => {
  const [given] = files
  if (!(given instanceof File)) throw ctx.fail('notPdf')
  if (given.size > contracts.PDF_LIMITS.bytes) throw ctx.fail('tooLarge')
  const bytes = Buffer.from(await given.arrayBuffer())
  if (!bytes.subarray(0, 1_024).includes('%PDF-')) throw ctx.fail('notPdf')
  const drawn: PdfPage[] = []
  const job = { bytes, asPages, mostPages: contracts.PDF_LIMITS.pages }
  const count = await readPdf(job, (page) => drawn.push(page)).catch((error: unknown) => {
    if (!(error instanceof PdfFault)) throw error
    ctx.log.info(
      { event: 'pdf-refused', fault: error.fault, reason: error.cause instanceof Error ? error.cause.message : '' },
      'an upload was no usable PDF',
    )
    throw ctx.fail(error.fault)
  })
  const file = `${contentHash(bytes)}.pdf`
  await uploadedFiles().write(file, bytes, FILE_TYPES['pdf']!)
  const name = uploadName(given, '문서.pdf')
  const pages = await storePages(ctx, drawn, name.replace(/\.pdf$/i, ''))
  ctx.audit('media.document', file, { name, bytes: bytes.length, pages: count })
  return { item: { src: UPLOADS + file, name, bytes: bytes.length, count, pages } }
})

/** One after another: each is encoded again in a process of its own, and its pixels need memory. */
async function storePages(ctx: CtxOf<typeof contracts.uploadDocument>, drawn: readonly PdfPage[], title: string) {
  const pages: { src: string; alt: string; text: string }[] = []
  for (const [i, { picture, text }] of drawn.entries()) {
    const alt = `${title} ${i + 1}쪽`
    const given = new File([new Uint8Array(picture)], `${title} ${i + 1}.webp`, { type: 'image/webp' })
    const { file } = await storePicture(ctx, given, { alt, by: ctx.session.staff?.id ?? 'system' })
    pages.push({ src: UPLOADS + file, alt, text })
  }
  return pages
}
