// Films and PDFs in the library: found, used, trashed and replaced behind their path like pictures, though neither is encoded again.
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { newRequestContext, runInRequestContext } from '@/lib/request-context'
import { listBanners } from '@/schemas/api/site/banners'
import { media } from '@/services/db/tables/media'
import { banners, documents } from '@/services/db/tables/site'
import { inProcess } from '@/services/kit/in-process'
import { uploadedFiles } from '@/services/storage/files/uploaded-files'
import { pdfOf } from '@/tests/support/pdf-of'
import { openTestApp, PEOPLE, type TestApp } from '@/tests/support/test-app'
import { ONE_DATABASE } from '@/tests/support/test-database'
import { answerUpload } from './answer-upload'

const filmOf = (byte: number) => Buffer.concat([Buffer.from('\0\0\0\x18ftypmp42\0\0\0\0mp42isom', 'latin1'), Buffer.alloc(400, byte)])
const posterOf = (background: string) =>
  sharp({ create: { width: 64, height: 36, channels: 3, background } })
    .jpeg()
    .toBuffer()
type Item = Record<string, unknown> & { file: string; version: number; src: string; shown: string; poster: string }

describe.each(ONE_DATABASE)('on %s', (kind) => {
  let app: TestApp
  beforeAll(async () => void (app = await openTestApp(kind)))
  afterAll(() => app.drop())
  beforeEach(async () => {
    for (const table of [media, documents, banners]) await app.open.db.delete(table)
  })

  const admin = { as: PEOPLE.admin }
  async function send(call: string, fields: Record<string, string | number | Buffer>, name: string) {
    const body = new FormData()
    for (const [field, value] of Object.entries(fields))
      body.append(field, Buffer.isBuffer(value) ? new File([new Uint8Array(value)], field === 'poster' ? 'a.jpg' : name) : String(value))
    return app.post(`/adm/media/${call}`, body, admin)
  }
  const nameIn = (src: unknown) => String(src).split('/').at(-1)!
  const detail = async (src: unknown) => (await app.get(`/adm/media/read?file=${nameIn(src)}`, admin)).data.item as Item
  const browse = async (query: string) => (await app.get(`/adm/media/browse?${query}`, admin)).data
  const names = async (query: string) => (await browse(query)).items.map(({ name }) => name)
  const bytesAt = async (path: string) =>
    Buffer.from(await (await answerUpload(path.replace('/media/uploads/', ''), new Headers())).arrayBuffer())
  const page = (props: object) =>
    app.open.db.insert(documents).values({
      ...{ id: 'd', siteId: 'site', kind: 'page', name: '/spring', title: '봄 페이지' },
      draft: JSON.stringify({ blocks: [{ props }] }),
    })
  const addPdf = async (text: string, name = '봄 카탈로그.pdf') =>
    detail((await send('document', { file: pdfOf([text]) }, name)).data.item['src'])
  const addFilm = async (byte: number, poster: string) =>
    detail(
      (await send('film', { file: filmOf(byte), poster: await posterOf(poster), width: 1280, height: 720 }, '시공.mp4')).data.item['src'],
    )

  test('a PDF is listed with its first page, found by its name, and said unused until a page links it', async () => {
    const pdf = await addPdf('Spring')
    expect(pdf).toMatchObject({ kind: 'document', name: '봄 카탈로그.pdf', pages: 1, poster: expect.stringMatching(/\.webp$/), usages: [] })
    expect(await uploadedFiles().sizeOf(nameIn(pdf.poster))).toBeGreaterThan(0)
    expect(await names('filter=document&search=카탈로')).toEqual(['봄 카탈로그.pdf'])
    expect((await browse('')).item['counts']).toEqual({ all: 1, unused: 1, noAlt: 0, film: 0, document: 1, trash: 0 })
    const chosen = await app.get('/adm/media/list?kind=picture&size=100', admin)
    expect(chosen.data.items.filter(({ kind }) => kind !== 'picture')).toEqual([])
    await page({ href: pdf.src })
    expect(await names('filter=unused')).toEqual([])
    expect((await detail(pdf.src))['usages']).toMatchObject([{ source: 'page', title: '봄 페이지' }])
    const kept = await app.post('/adm/media/trash', { files: [pdf.file] }, admin)
    expect(kept.data.items).toMatchObject([{ ok: false, message: expect.stringContaining('봄 페이지') }])
  }, 60_000)

  test('a PDF goes to the trash, comes back by another upload, and leaves nothing when it is purged', async () => {
    const pdf = await addPdf('Winter')
    await app.post('/adm/media/trash', { files: [pdf.file] }, admin)
    expect(await names('filter=document')).toEqual([])
    const again = await send('document', { file: pdfOf(['Winter']) }, '또.pdf')
    expect(again.data.item).toMatchObject({ src: pdf.src, known: true })
    expect(await names('filter=document')).toEqual(['봄 카탈로그.pdf'])
    await app.post('/adm/media/trash', { files: [pdf.file] }, admin)
    const gone = await app.post('/adm/media/purge', { files: [pdf.file] }, admin)
    expect(gone.data.items).toMatchObject([{ ok: true }])
    const sizes = () => Promise.all([pdf.src, pdf.poster].map((src) => uploadedFiles().sizeOf(nameIn(src))))
    await expect.poll(sizes).toEqual([undefined, undefined])
  }, 60_000)

  test('a replaced PDF keeps its path, its earlier version can be shown again, and another kind is refused', async () => {
    const pdf = await addPdf('Old')
    const { status, data } = await send('replaceDocument', { file: pdf.file, version: 1, replacement: pdfOf(['New', 'Two']) }, '새.pdf')
    expect([status, data.item]).toEqual([200, expect.objectContaining({ src: pdf.src, pages: 2, version: 2, name: '봄 카탈로그.pdf' })])
    const response = await answerUpload(pdf.file, new Headers())
    expect([response.status, response.headers.get('location')]).toEqual([302, data.item['shown']])
    expect((await bytesAt(String(data.item['shown']))).equals(pdfOf(['New', 'Two']))).toBe(true)
    // The first content is a file of its own when someone uploads it again.
    const other = await send('document', { file: pdfOf(['Old']) }, '옛.pdf')
    expect([other.data.item['known'], other.data.item['src'] === pdf.src]).toEqual([false, false])
    const back = await app.post('/adm/media/version', { file: pdf.file, version: 2, number: 1 }, admin)
    expect(back.data.item).toMatchObject({ shown: pdf.src, pages: 1, poster: pdf.poster })
    const film = await send('replaceFilm', { file: pdf.file, version: 3, replacement: filmOf(1), width: 2, height: 2 }, 'a.mp4')
    expect([film.status, film.data.resultMessage]).toEqual([400, expect.stringContaining('같은 종류의 파일로만')])
    const stale = await send('replaceDocument', { file: pdf.file, version: 1, replacement: pdfOf(['Late']) }, '늦은.pdf')
    expect(stale.status).toBe(409)
  }, 60_000)

  test('a replaced film keeps its path: visitors get the new one with its poster, also where a page names the earlier poster', async () => {
    const film = await addFilm(1, '#804020')
    await app.open.db.insert(banners).values({
      ...{
        id: 'b',
        siteId: 'site',
        position: 'home',
        title: '봄',
        link: film.src,
        imagePc: film.poster,
        imageMo: '',
        alt: '봄',
        orderNo: 1,
      },
      openFrom: new Date(Date.now() - 60_000),
      openUntil: new Date(Date.now() + 3_600_000),
    })
    const ask = async () => {
      const context = newRequestContext({ requestId: 'test-request' })
      const { items } = await runInRequestContext(context, () => inProcess(listBanners, { position: 'home' }))
      return { ...items[0]!, tags: context.tags }
    }
    expect(await ask()).toMatchObject({ link: film.src, imagePc: film.poster })
    const fields = { replacement: filmOf(2), poster: await posterOf('#0040ff'), width: 640, height: 360, seconds: 9 }
    const { status, data } = await send('replaceFilm', { file: film.file, version: 1, ...fields }, '새.mp4')
    expect([status, data.item]).toEqual([200, expect.objectContaining({ src: film.src, width: 640, seconds: 9, version: 2 })])
    const shown = await ask()
    expect([shown.link, shown.imagePc]).toEqual([data.item['shown'], data.item['poster']])
    expect(shown.imagePc).not.toBe(film.poster)
    expect(shown.tags.has(`media:${nameIn(film.poster)}`)).toBe(true)
    expect((await bytesAt(shown.link)).equals(filmOf(2))).toBe(true)
    const wrong = await send(
      'replaceFilm',
      { file: film.file, version: 2, replacement: Buffer.from('no film'), width: 2, height: 2 },
      'a.mp4',
    )
    expect(wrong.status).toBe(415)
    await app.post('/adm/media/version', { file: film.file, version: 2, number: 1 }, admin)
    expect(await ask()).toMatchObject({ link: film.src, imagePc: film.poster })
  }, 60_000)
})
