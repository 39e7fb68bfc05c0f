// PDFs through the pipeline: stored as they are once they were read, refused in words that say what to do.
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { audits } from '@/services/db/tables/base'
import { media } from '@/services/db/tables/media'
import { lockedPdf, pdfOf } from '@/tests/support/pdf-of'
import { openTestApp, PEOPLE, type TestApp, type TestRequest } from '@/tests/support/test-app'
import { answerUpload } from './answer-upload'

let app: TestApp
beforeAll(async () => void (app = await openTestApp('postgres')))
afterAll(() => app.drop())

function upload(bytes: Buffer, { asPages = false, as = PEOPLE.admin }: { asPages?: boolean; as?: TestRequest['as'] } = {}) {
  const form = new FormData()
  form.append('file', new File([new Uint8Array(bytes)], '카탈로그.pdf', { type: 'application/pdf' }))
  if (asPages) form.append('asPages', 'true')
  return app.post('/adm/media/document', form, { as })
}

test('a PDF is stored under the hash of its content, and said in the audit log', async () => {
  const bytes = pdfOf(['First page', 'Second page'])
  const { status, data } = await upload(bytes)
  expect(status).toBe(200)
  expect(data.item).toMatchObject({ name: '카탈로그.pdf', bytes: bytes.length, count: 2, pages: [] })
  expect(data.item['src']).toMatch(/^\/media\/uploads\/[0-9a-f]{64}\.pdf$/)
  const response = await answerUpload(String(data.item['src']).replace('/media/uploads/', ''), new Headers())
  expect(response.headers.get('content-type')).toBe('application/pdf')
  expect(Buffer.from(await response.arrayBuffer()).equals(bytes)).toBe(true)
  const lines = await app.open.db.select().from(audits)
  expect(lines).toMatchObject([{ actor: 'staff:admin', action: 'media.document', detail: { name: '카탈로그.pdf', pages: 2 } }])
}, 60_000)

test('the pages of a catalogue become pictures of the library, each with its text', async () => {
  const { data } = await upload(pdfOf(['One', 'Two']), { asPages: true })
  const pages = data.item['pages'] as { src: string; alt: string; text: string }[]
  expect(pages.map(({ alt, text }) => [alt, text])).toEqual([
    ['카탈로그 1쪽', 'One'],
    ['카탈로그 2쪽', 'Two'],
  ])
  const rows = await app.open.db.select().from(media).where(eq(media.kind, 'picture'))
  expect(rows.map(({ file }) => `/media/uploads/${file}`).sort()).toEqual(pages.map(({ src }) => src).sort())
}, 60_000)

test.each([
  ['encrypted', lockedPdf(), 400, '암호로 잠긴 PDF입니다. 암호를 푼 파일을 올려 주세요.'],
  ['broken', Buffer.from('%PDF-1.4 and nothing more'), 415, 'PDF 파일이 아니거나 깨져 있습니다. 다시 저장해 올려 주세요.'],
  ['no PDF', Buffer.from('<html></html>'), 415, 'PDF 파일이 아니거나 깨져 있습니다. 다시 저장해 올려 주세요.'],
])(
  'a file that is %s is refused in words',
  async (_, bytes, status, words) => {
    const refused = await upload(bytes)
    expect([refused.status, refused.data.resultMessage]).toEqual([status, words])
  },
  60_000,
)

test('a manager without the right uploads none', async () => {
  expect((await upload(pdfOf(['One']), { as: PEOPLE.manager })).status).toBe(403)
})
