import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { newRequestContext, runInRequestContext } from '@/lib/request-context'
import { listBanners } from '@/schemas/api/site/banners'
import { media, mediaFolders } from '@/services/db/tables/media'
import { banners, documents } from '@/services/db/tables/site'
import { inProcess } from '@/services/kit/in-process'
import { uploadedFiles } from '@/services/storage/files/uploaded-files'
import { openTestApp, PEOPLE, type TestApp } from '@/tests/support/test-app'
import { ONE_DATABASE } from '@/tests/support/test-database'
import { answerUpload } from './answer-upload'
import { deriveImage } from './derive-image'

const flat = (background: string, width = 60, height = 40) => sharp({ create: { width, height, channels: 3, background } })
const FILM = Buffer.concat([Buffer.from('\0\0\0\x18ftypmp42\0\0\0\0mp42isom', 'latin1'), Buffer.alloc(400, 7)])
type Item = Record<string, unknown> & { file: string; version: number; src: string; shown: string }

describe.each(ONE_DATABASE)('the media library on the %s database', (kind) => {
  let app: TestApp
  beforeAll(async () => void (app = await openTestApp(kind)))
  afterAll(() => app.drop())
  beforeEach(async () => {
    for (const table of [media, mediaFolders, documents, banners]) await app.open.db.delete(table)
  })

  const admin = { as: PEOPLE.admin }
  const form = (fields: Record<string, string | Buffer>, names: Record<string, string> = {}) => {
    const body = new FormData()
    for (const [name, value] of Object.entries(fields))
      body.append(name, typeof value === 'string' ? value : new File([new Uint8Array(value)], names[name] ?? 'a.jpg'))
    return body
  }
  const browse = async (query: Record<string, string> = {}) => {
    const { data } = await app.get(`/adm/media/browse?${new URLSearchParams(query)}`, admin)
    return data as typeof data & { items: Item[]; item: { counts: Record<string, number>; folders: { id: string; name: string }[] } }
  }
  const names = async (query: Record<string, string> = {}) => (await browse(query)).items.map(({ name }) => name)
  const detail = async (file: string) => (await app.get(`/adm/media/read?file=${file}`, admin)).data.item as Item
  async function upload(colour: string, name: string, more: Record<string, string> = {}): Promise<Item> {
    const picture = await flat(colour).png().toBuffer()
    const { data } = await app.post('/adm/media/upload', form({ file: picture, ...more }, { file: name }), admin)
    return detail(String(data.item['src']).split('/').at(-1)!)
  }
  const post = (path: string, input: object) => app.post(`/adm/media/${path}`, input, admin)
  async function replace({ file, version }: Item, colour: string) {
    const replacement = await flat(colour, 80, 20).png().toBuffer()
    return app.post('/adm/media/replace', form({ file, version: String(version), replacement }), admin)
  }
  const banner = (src: string) =>
    app.open.db.insert(banners).values({
      ...{ id: 'b', siteId: 'site', position: 'home', title: '봄 배너', link: '/', imagePc: src, imageMo: src, alt: '봄', orderNo: 1 },
      openFrom: new Date(Date.now() - 60_000),
      openUntil: new Date(Date.now() + 3_600_000),
    })
  const page = (src: string) =>
    app.open.db.insert(documents).values({
      ...{ id: 'd', siteId: 'site', kind: 'page', name: '/spring', title: '봄 페이지' },
      draft: JSON.stringify({ blocks: [{ props: { image: { src } } }] }),
    })

  test('a replaced picture keeps its path, and visitors get the URL of the present content and its cache tag', async () => {
    const before = await upload('#804020', '거실.jpg')
    await banner(before.src)
    const ask = async () => {
      const context = newRequestContext({ requestId: 'test-request' })
      const { items } = await runInRequestContext(context, () => inProcess(listBanners, { position: 'home' }))
      return { src: items[0]!.imagePc, tags: context.tags }
    }
    const first = await ask()
    expect(first.src).toBe(before.src)
    const tag = `media:${before.file}`
    expect(first.tags.has(tag)).toBe(true)

    const { data } = await replace(before, '#0000ff')
    expect(data.item).toMatchObject({ src: before.src, width: 80, height: 20, version: 2 })
    const second = await ask()
    expect(second.src).toBe(data.item['shown'])
    expect(second.src).not.toBe(before.src)
    expect(second.tags.get(tag)).toBe(first.tags.get(tag)! + 1)
    // A reader of the old path is led to the present content, and both contents are there.
    const kept = await answerUpload(before.file, new Headers())
    expect([kept.status, kept.headers.get('location')]).toEqual([302, data.item['shown']])
    expect((await answerUpload(String(data.item['shown']).split('/').at(-1)!, new Headers())).status).toBe(200)

    // Uploading the first content again makes a file of its own.
    const again = await upload('#804020', '다시.jpg')
    expect(again.src).not.toBe(before.src)
    expect((await answerUpload(again.file, new Headers())).status).toBe(200)

    const back = await post('version', { file: before.file, version: 2, number: 1 })
    expect(back.data.item).toMatchObject({ shown: before.src, width: 60 })
    expect((await ask()).src).toBe(before.src)
    expect((await answerUpload(before.file, new Headers())).status).toBe(200)
  })

  test('a crop is data: the original stays, and the whole comes back', async () => {
    const whole = await upload('#804020', '거실.jpg')
    const crop = { x: 0, y: 0, width: 50, height: 50 }
    const cut = await post('crop', { file: whole.file, version: 1, crop })
    expect(cut.data.item).toMatchObject({ width: 30, height: 20, src: whole.src })
    expect(await detail(whole.file)).toMatchObject({ crop, original: whole.src })
    const back = await post('crop', { file: whole.file, version: 2, crop: null })
    expect(back.data.item).toMatchObject({ width: 60, height: 40, shown: whole.src })
  })

  test('a change of an earlier version is refused, and nothing changes', async () => {
    const { file } = await upload('#804020', '거실.jpg')
    expect((await post('save', { file, version: 1, alt: '갈색 벽', decorativeYn: 'N', focal: '10% 90%' })).status).toBe(200)
    for (const [path, input] of [
      ['save', { alt: '다른 글' }],
      ['crop', { crop: null }],
      ['version', { number: 1 }],
    ] as const) {
      const { status, data } = await post(path, { file, version: 1, ...input })
      expect([status, data.resultMessage], path).toEqual([409, expect.stringContaining('그사이 다른 사람이')])
    }
    expect(await detail(file)).toMatchObject({ alt: '갈색 벽', focal: '10% 90%', version: 2 })
    expect((await post('save', { file, version: 2, focal: '101% 0%' })).status).toBe(400)
  })

  test('words are found half typed, colours by what the eye sees', async () => {
    await upload('#c03020', '빨간 거실.jpg')
    await upload('#2040c0', '부엌.jpg', { alt: '파란 타일' })
    expect(await names({ search: '거시' })).toEqual(['빨간 거실.jpg'])
    expect(await names({ search: '타일 파' })).toEqual(['부엌.jpg'])
    expect(await names({ color: '#b83528' })).toEqual(['빨간 거실.jpg'])
    expect(await names({ color: '#00ff00' })).toEqual([])
    const picked = await app.get(`/adm/media/list?color=${encodeURIComponent('#2040c0')}&folderId=none`, admin)
    expect(picked.data.items.map(({ name }) => name)).toEqual(['부엌.jpg'])
  })

  test('filters: unused, without alternative text, in the trash; counted as they find', async () => {
    const used = await upload('#c03020', '쓰는 사진.jpg')
    await upload('#2040c0', '안 쓰는 사진.jpg', { alt: '부엌' })
    const plain = await upload('#20c040', '꾸밈.jpg')
    await post('save', { file: plain.file, version: 1, decorativeYn: 'Y' })
    await page(used.src)
    expect(await names({ filter: 'unused', sort: 'name' })).toEqual(['꾸밈.jpg', '안 쓰는 사진.jpg'])
    expect(await names({ filter: 'noAlt' })).toEqual(['쓰는 사진.jpg'])
    await post('trash', { files: [plain.file] })
    expect(await names({ filter: 'trash' })).toEqual(['꾸밈.jpg'])
    expect((await browse()).item.counts).toEqual({ all: 2, unused: 1, noAlt: 1, film: 0, document: 0, trash: 1 })
  })

  test('a used file is not deleted, and says where it stands; the others go, and come back', async () => {
    const [used, free] = [await upload('#c03020', '가.jpg'), await upload('#2040c0', '나.jpg')]
    await page(used.src)
    await banner(used.src)
    expect((await detail(used.file))['usages']).toEqual([
      { source: 'page', name: '/spring', what: '', title: '봄 페이지', isDraft: true, isPublished: false },
      { source: 'row', name: '', what: '배너', title: '봄 배너', isDraft: false, isPublished: true },
    ])
    const { data } = await post('trash', { files: [used.file, free.file] })
    expect(data.items.map(({ ok }) => ok)).toEqual([false, true])
    expect(data.items[0]!['message']).toContain('‘봄 페이지’, ‘봄 배너’')
    expect(await names()).toEqual(['가.jpg'])
    await post('recover', { files: [free.file] })
    expect(await names({ sort: 'name' })).toEqual(['가.jpg', '나.jpg'])
  })

  test('what is removed for good leaves no file, and only from the trash', async () => {
    const one = await upload('#c03020', '가.jpg')
    const { data } = await replace(one, '#0000ff')
    const shown = String(data.item['shown']).split('/').at(-1)!
    expect((await post('purge', { files: [one.file] })).data.items[0]).toMatchObject({ ok: false })
    await post('trash', { files: [one.file] })
    expect((await post('purge', { files: [one.file] })).data.items[0]).toMatchObject({ ok: true })
    await expect.poll(() => Promise.all([one.file, shown].map((name) => uploadedFiles().sizeOf(name)))).toEqual([undefined, undefined])
    expect((await app.get(`/adm/media/read?file=${one.file}`, admin)).status).toBe(404)
  })

  test('folders are made, renamed, filled, and deleted when they are empty', async () => {
    const { data } = await post('folder/create', { name: ' 봄  행사 ' })
    const id = String(data.item['id'])
    expect((await post('folder/create', { name: '봄 행사' })).data.resultMessage).toContain('같은 이름의 폴더')
    const inner = await post('folder/create', { name: '거실', parentId: id })
    const picture = await upload('#c03020', '가.jpg', { folderId: id })
    await post('folder/rename', { id, name: '여름 행사' })
    expect((await browse()).item.folders).toMatchObject([
      { name: '거실', parentId: id, files: 0 },
      { name: '여름 행사', files: 1 },
    ])
    expect(await names({ folderId: id })).toEqual(['가.jpg'])
    expect((await post('folder/delete', { id })).status).toBe(400)
    await post('move', { files: [picture.file], folderId: null })
    expect((await post('folder/delete', { id })).data.resultMessage).toContain('비어 있지 않습니다')
    await post('folder/delete', { id: inner.data.item['id'] })
    expect((await post('folder/delete', { id })).status).toBe(200)
    expect(await names({ folderId: 'none' })).toEqual(['가.jpg'])
    expect((await post('move', { files: [picture.file], folderId: id })).status).toBe(400)
  })

  test('a film is stored as it is, with its poster and its captions', async () => {
    const poster = await flat('#c03020').jpeg().toBuffer()
    const sent = form({ file: FILM, poster, width: '1280', height: '720', seconds: '12' }, { file: '시공.mp4' })
    const { status, data } = await app.post('/adm/media/film', sent, admin)
    expect(status).toBe(200)
    expect(data.item).toMatchObject({ kind: 'film', name: '시공.mp4', width: 1280, seconds: 12, bytes: FILM.length })
    const file = String(data.item['src']).split('/').at(-1)!
    expect(await uploadedFiles().read(file)).toEqual(FILM)
    expect((await answerUpload(String(data.item['poster']).split('/').at(-1)!, new Headers())).status).toBe(200)
    const captions = (text: string, version: number) =>
      app.post('/adm/media/captions', form({ file, version: String(version), captions: Buffer.from(text) }), admin)
    expect((await captions('자막', 1)).status).toBe(415)
    const told = await captions('WEBVTT\r\n\r\n00:00.000 --> 00:02.000\r\n마루를 놓습니다.\r\n', 1)
    const vtt = await answerUpload(String(told.data.item['captions']).split('/').at(-1)!, new Headers())
    expect([vtt.headers.get('content-type'), (await vtt.text()).includes('\r')]).toEqual(['text/vtt; charset=utf-8', false])
    expect(await names({ filter: 'film' })).toEqual(['시공.mp4'])
    const wrong = form({ file: Buffer.from('<html>'), width: '1', height: '1' }, { file: 'a.mp4' })
    expect((await app.post('/adm/media/film', wrong, admin)).status).toBe(415)
    const phone = readFileSync(join(process.cwd(), 'tests/support/pictures/phone-hevc.mp4'))
    const black = await app.post('/adm/media/film', form({ file: phone, width: '1920', height: '1080' }, { file: 'a.mp4' }), admin)
    expect([black.status, black.data.resultMessage]).toEqual([415, expect.stringContaining('H.264 MP4로 바꾸어 올려 주세요.')])
  })

  test('what moves goes on moving in every width that pages ask for', async () => {
    const banner = readFileSync(join(process.cwd(), 'tests/support/pictures/banner-anim.gif'))
    const { data } = await app.post('/adm/media/upload', form({ file: banner }, { file: 'banner.gif' }), admin)
    const src = String(data.item['src'])
    for (const accept of ['image/webp', 'image/avif,image/webp']) {
      const { body, type } = await deriveImage('160x0', src.replace('/media/', ''), accept)
      expect([type, await sharp(body).metadata()]).toEqual(['image/webp', expect.objectContaining({ width: 160, pages: 4 })])
    }
  })

  test('every kind of picture that the picker offers can be shared', async () => {
    for (const ending of ['jpeg', 'png', 'webp', 'gif', 'avif'] as const) {
      const file = await flat('#804020').toFormat(ending).toBuffer()
      expect([ending, (await app.post('/adm/media/upload', form({ file }, { file: `공유.${ending}` }), admin)).status]).toEqual([
        ending,
        200,
      ])
    }
    const { data } = await app.get('/adm/media/list?size=100&kind=picture', { as: PEOPLE.manager })
    const seen = new Map((data.items as { src: string }[]).map(({ src }) => [`${src.includes('/uploads/')} ${src.split('.').at(-1)}`, src]))
    const shipped = [...readdirSync(join(process.cwd(), 'public/media/drawings'))].map((name) => `/media/drawings/${name}`)
    expect(seen.size).toBeGreaterThanOrEqual(4)
    for (const src of [...seen.values(), ...shipped])
      expect([src, (await deriveImage('800x400', src.replace('/media/', ''), '')).type]).toEqual([src, 'image/webp'])
    // Messengers show no drawing, and nothing through its holes.
    const drawing = await deriveImage('800x400', 'drawings/door-swing.svg', '')
    expect(await sharp(drawing.body).metadata()).toMatchObject({ format: 'webp', width: 800, height: 400, hasAlpha: false })
  })

  test('a covering size keeps the focal point', async () => {
    const right = await flat('#0000ff', 300, 400).png().toBuffer()
    const wide = await flat('#ff0000', 3000, 400)
      .composite([{ input: right, left: 2700, top: 0 }])
      .png()
      .toBuffer()
    const { data } = await app.post('/adm/media/upload', form({ file: wide }), admin)
    const file = String(data.item['src']).split('/').at(-1)!
    const blue = async () => {
      const derived = await deriveImage('800x400', `uploads/${file}`, '')
      expect(derived.final).toBe(false)
      const { data: pixels } = await sharp(derived.body)
        .extract({ left: 780, top: 200, width: 1, height: 1 })
        .raw()
        .toBuffer({ resolveWithObject: true })
      return pixels[2]! > 200
    }
    expect(await blue()).toBe(false)
    await post('save', { file, version: 1, focal: '100% 50%' })
    expect(await blue()).toBe(true)
  })

  test.each(['manager', 'member', 'visitor'] as const)('a %s changes nothing', async (who) => {
    const { file } = await upload('#c03020', '가.jpg')
    for (const [path, input] of [
      ['save', { file, version: 1, alt: '글' }],
      ['trash', { files: [file] }],
      ['folder/create', { name: '폴더' }],
    ] as const)
      expect((await app.post(`/adm/media/${path}`, input, { as: PEOPLE[who] })).status, path).toBe(403)
  })
})
