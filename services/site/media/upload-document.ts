import * as contracts from '@/schemas/api/site/documents'
import { operation, type CtxOf } from '@/services/kit/service'
import type { PdfPage } from '@/services/storage/pdf/read-pdf'
import { storePicture } from '@/services/storage/store-picture'
import { uploadName } from '@/services/storage/upload-name'
import { UPLOADS } from '@/services/storage/uploads'
import { hasFolder } from './has-folder'
import { readDocument } from './read-document'
import { storePoster } from './store-poster'
import { storeWhole } from './store-whole'

/** A PDF is stored as it is, with its first page as its picture in the library. */
export const uploadDocument = operation(contracts.uploadDocument, async ({ file: files, folderId = null, asPages = false }, ctx) => {
  if (folderId !== null && !(await hasFolder(ctx, folderId))) throw ctx.fail('noFolder')
  const { given, count, drawn } = await readDocument(ctx, files[0], { asPages })
  const name = uploadName(given, '문서.pdf')
  const cover = await storePoster(ctx, drawn[0] && Buffer.from(drawn[0].picture))
  const { file, known, bytes } = await storeWhole(ctx, given, 'pdf', { kind: 'document', name, alt: '', folderId, pages: count, ...cover })
  const pages = asPages ? await storePages(ctx, drawn, name.replace(/\.pdf$/i, '')) : []
  ctx.audit('media.document', file, { name, bytes, pages: count })
  return { item: { src: UPLOADS + file, name, bytes, count, pages, known } }
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
