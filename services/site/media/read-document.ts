import type { pdfErrors } from '@/schemas/api/site/documents'
import { PDF_LIMITS } from '@/schemas/api/site/documents'
import type { Ctx, Fails } from '@/services/kit/service'
import { PdfFault } from '@/services/storage/pdf/pdf-fault'
import { readPdf, type PdfPage } from '@/services/storage/pdf/read-pdf'

interface Read {
  given: File
  count: number
  /** Every page where they were asked for, and the first one otherwise. */
  drawn: PdfPage[]
}

/** Reads an uploaded PDF: what is broken or locked would only fail for visitors. */
export async function readDocument(
  ctx: Pick<Ctx, 'log'> & Fails<keyof typeof pdfErrors>,
  given: unknown,
  { asPages = false } = {},
): Promise<Read> {
  if (!(given instanceof File)) throw ctx.fail('notPdf')
  if (given.size > PDF_LIMITS.bytes) throw ctx.fail('tooLarge')
  const bytes = Buffer.from(await given.arrayBuffer())
  if (!bytes.subarray(0, 1_024).includes('%PDF-')) throw ctx.fail('notPdf')
  const drawn: PdfPage[] = []
  const job = { bytes, asPages, withCover: true, mostPages: PDF_LIMITS.pages }
  const count = await readPdf(job, (page) => drawn.push(page)).catch((error: unknown) => {
    if (!(error instanceof PdfFault)) throw error
    ctx.log.info(
      { event: 'pdf-refused', fault: error.fault, reason: error.cause instanceof Error ? error.cause.message : '' },
      'an upload was no usable PDF',
    )
    throw ctx.fail(error.fault)
  })
  return { given, count, drawn }
}
