// PDFs from before the library had rows for them are found in the store, once.
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { audits } from '@/services/db/tables/base'
import { media } from '@/services/db/tables/media'
import { contentHash } from '@/services/storage/later-name'
import { uploadedFiles } from '@/services/storage/files/uploaded-files'
import { pdfOf } from '@/tests/support/pdf-of'
import { openTestApp, PEOPLE, type TestApp } from '@/tests/support/test-app'
import { adoptDocuments } from './adopt-documents'

let app: TestApp
beforeAll(async () => void (app = await openTestApp('postgres')))
afterAll(() => app.drop())

const NOW = new Date('2026-06-01T00:00:00Z')
const adopt = (write: boolean) => adoptDocuments(app.open.db, 'site', NOW, { write })
const rows = () => app.open.db.select().from(media)

async function upload(bytes: Buffer, path = 'document', more: Record<string, string> = {}): Promise<string> {
  const form = new FormData()
  form.append(path === 'document' ? 'file' : 'replacement', new File([new Uint8Array(bytes)], '카탈로그.pdf', { type: 'application/pdf' }))
  for (const [name, value] of Object.entries(more)) form.append(name, value)
  const { status, data } = await app.post(`/adm/media/${path}`, form, { as: PEOPLE.admin })
  expect([status, data.resultMessage]).toEqual([200, expect.any(String)])
  const { src } = data.item as { src?: string }
  return src?.replace('/media/uploads/', '') ?? ''
}

test('a PDF without a row gets the one that its upload would have given, and no second one', async () => {
  const file = await upload(pdfOf(['One', 'Two']))
  const [uploaded] = await rows()
  await app.open.db.delete(media)
  // From before the log was kept, broken, and no file of ours.
  const old = pdfOf(['Old'])
  await uploadedFiles().write(`${contentHash(old)}.pdf`, old, 'application/pdf')
  const broken = `${contentHash(Buffer.from('broken'))}.pdf`
  await uploadedFiles().write(broken, Buffer.from('%PDF-1.4 and nothing more'), 'application/pdf')
  await uploadedFiles().write('notes.pdf', old, 'application/pdf')

  expect((await adopt(false)).map(({ name }) => name).toSorted()).toEqual(['문서.pdf', '문서.pdf', '카탈로그.pdf'])
  expect(await rows()).toEqual([])

  const adopted = await adopt(true)
  expect(adopted.filter(({ fault }) => fault)).toEqual([{ file: broken, name: '문서.pdf', fault: 'notPdf' }])
  const [row] = await app.open.db.select().from(media).where(eq(media.file, file))
  expect(row).toEqual({ ...uploaded, createdAt: expect.any(Date), updatedAt: NOW })
  expect(row!.poster).not.toBe('')
  expect(await rows()).toHaveLength(2)
  expect(await app.open.db.select().from(audits).where(eq(audits.action, 'media.adopt'))).toHaveLength(2)

  expect((await adopt(true)).map((one) => one.file)).toEqual([broken])
  expect(await rows()).toHaveLength(2)
}, 120_000)

test('earlier and later contents of a PDF of the library are no files of their own', async () => {
  const file = await upload(pdfOf(['First']))
  await upload(pdfOf(['Second']), 'replaceDocument', { file, version: '1' })
  const [row] = await app.open.db.select().from(media).where(eq(media.file, file))
  expect(row!.stored).not.toBe(file)
  const before = await rows()
  expect((await adopt(true)).map((one) => one.fault)).toEqual(['notPdf'])
  expect(await rows()).toHaveLength(before.length)
}, 120_000)
