import { createHash } from 'node:crypto'
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { PICTURE_SEGMENTS } from '@/schemas/rules/base/picture-sizes'
import { settings } from '@/services/base/settings'
import { media } from '@/services/db/tables/media'
import { ONE_DATABASE } from '@/tests/support/test-database'
import { openTestApp, PEOPLE, type TestRequest, type TestApp } from '@/tests/support/test-app'
import { deriveImage } from './derive-image'
import { answerUpload } from './answer-upload'

const photo = () => sharp({ create: { width: 60, height: 40, channels: 3, background: '#804020' } })
const script = '<script>alert(document.domain)</script>'
let jpeg: Buffer
beforeAll(async () => {
  jpeg = await photo().jpeg().toBuffer()
})

describe.each(ONE_DATABASE)('pictures on the %s database', (kind) => {
  let app: TestApp
  beforeAll(async () => void (app = await openTestApp(kind)))
  afterAll(() => app.drop())
  beforeEach(() => app.open.db.delete(media))

  function upload(bytes: Buffer | string, name: string, asked: TestRequest & { alt?: string } = {}) {
    const form = new FormData()
    form.append('file', new File([typeof bytes === 'string' ? bytes : new Uint8Array(bytes)], name, { type: 'image/jpeg' }))
    if (asked.alt !== undefined) form.append('alt', asked.alt)
    return app.post('/adm/media/upload', form, { as: PEOPLE.admin, ...asked })
  }
  const readUpload = async (file: string) => {
    const response = await answerUpload(file, new Headers())
    return response.ok ? { body: Buffer.from(await response.arrayBuffer()), type: response.headers.get('content-type') } : undefined
  }
  const fileOf = (src: unknown) => String(src).replace('/media/uploads/', '')
  const folder = () => join(app.place.dataDir, 'media')

  test('a picture is stored with its size, its mean colour and an ASCII name', async () => {
    const { status, data } = await upload(jpeg, '거실 사진.jpg'.normalize('NFD'), { alt: ' 갈색 벽 ' })
    expect(status).toBe(200)
    expect(data.item).toMatchObject({ name: '거실 사진.jpg', alt: '갈색 벽', width: 60, height: 40, shipped: false })
    expect(data.item['src']).toMatch(/^\/media\/uploads\/[0-9a-f]{64}\.jpg$/)
    expect(data.item['color']).toMatch(/^#[78][0-9a-f][34][0-9a-f][12][0-9a-f]$/)
    const found = await readUpload(fileOf(data.item['src']))
    expect(found?.type).toBe('image/jpeg')
    expect(found?.body.length).toBe(data.item['bytes'])
  })

  test.each([
    ['png', 'png', 'png'],
    ['webp', 'webp', 'webp'],
    ['gif', 'png', 'png'],
    ['avif', 'webp', 'webp'],
  ] as const)('%s is taken for what it is, whatever its name says', async (given, ending, format) => {
    const { status, data } = await upload(await photo()[given]().toBuffer(), '사진.jpg')
    expect(status).toBe(200)
    expect(data.item['src']).toMatch(new RegExp(`\\.${ending}$`))
    const { body } = (await readUpload(fileOf(data.item['src'])))!
    expect((await sharp(body).metadata()).format).toBe(format)
  })

  test('only the pixels are stored: no place, no time, no camera, and upright', async () => {
    const exif = { IFD0: { Make: 'SecretCamera' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '37/1 33/1 0/1' } }
    const taken = await photo().withExif(exif).withMetadata({ orientation: 6 }).jpeg().toBuffer()
    expect((await sharp(taken).metadata()).exif).toBeDefined()
    const { data } = await upload(taken, 'a.jpg')
    expect(data.item).toMatchObject({ width: 40, height: 60 })
    const { body } = (await readUpload(fileOf(data.item['src'])))!
    const facts = await sharp(body).metadata()
    expect([facts.exif, facts.xmp, facts.iptc, facts.orientation]).toEqual([undefined, undefined, undefined, undefined])
    expect(body.includes('SecretCamera')).toBe(false)
  })

  test('a script after a valid picture is dropped', async () => {
    const { status, data } = await upload(Buffer.concat([jpeg, Buffer.from(script)]), 'a.jpg')
    expect(status).toBe(200)
    expect((await readUpload(fileOf(data.item['src'])))!.body.includes('<script')).toBe(false)
  })

  test.each([
    ['a GIF that is a script', 'GIF89a/*\x00\x00\x01\x00*/=1;alert(document.domain)//', 'a.gif'],
    ['a drawing that can run', `<svg xmlns="http://www.w3.org/2000/svg">${script}</svg>`, '그림.jpg'],
    ['a page named like a photograph', `<!doctype html>${script}`, '사진.jpg'],
    ['nothing', '', 'a.jpg'],
    ['words', '안녕하세요', 'a.png'],
    ['a TIFF', Buffer.from('49492a00080000000000', 'hex'), 'a.jpg'],
  ])('%s is no picture', async (_, bytes, name) => {
    const { status, data } = await upload(bytes, name)
    expect(status).toBe(415)
    expect(data.resultMessage).toBe(
      name === '그림.jpg'
        ? 'SVG 파일은 올릴 수 없습니다. 그림을 PNG로 내보내 올려 주세요.'
        : '사진 파일이 아닙니다. JPG, PNG, GIF, WebP, AVIF, HEIC 파일을 올려 주세요.',
    )
    expect(existsSync(folder()) ? readdirSync(folder()).filter((file) => !/^[0-9a-f]{64}\.\w+$/.test(file)) : []).toEqual([])
    expect(await app.open.db.select().from(media)).toEqual([])
  })

  test('an incomplete picture is refused', async () => {
    const whole = await sharp({
      create: { width: 900, height: 900, channels: 3, background: '#123456', noise: { type: 'gaussian', mean: 99, sigma: 30 } },
    })
      .jpeg()
      .toBuffer()
    expect((await upload(whole.subarray(0, whole.length / 2), 'a.jpg')).status).toBe(415)
  })

  test('a damaged HEIC is said to be unreadable, and not to be no picture', async () => {
    const damaged = Buffer.concat([Buffer.from('\0\0\0\x18ftypheic\0\0\0\0heicmif1', 'latin1'), Buffer.alloc(400, 7)])
    const { status, data } = await upload(damaged, 'IMG_0001.heic')
    expect(status).toBe(415)
    expect(data.resultMessage).toBe('사진을 읽을 수 없습니다. 파일이 손상되었을 수 있으니 JPG로 다시 저장해 올려 주세요.')
  })

  test('text instead of a file is refused', async () => {
    const form = new FormData()
    form.append('file', 'GIF89a')
    expect((await app.post('/adm/media/upload', form, { as: PEOPLE.admin })).status).toBe(415)
    expect((await app.post('/adm/media/upload', { file: [{ name: 'a' }] }, { as: PEOPLE.admin })).status).toBe(415)
    expect((await app.post('/adm/media/upload', {}, { as: PEOPLE.admin })).status).toBe(400)
  })

  test('20 MB is the limit', async () => {
    const most = 20 * 1024 * 1024
    const padded = Buffer.concat([jpeg, Buffer.alloc(most - jpeg.length)])
    expect((await upload(padded, 'a.jpg')).status).toBe(200)
    const { status, data } = await upload(Buffer.concat([padded, Buffer.alloc(1)]), 'a.jpg')
    expect(status).toBe(413)
    expect(data.resultMessage).toBe('20MB까지 올릴 수 있습니다.')
    expect((await upload(Buffer.concat([padded, Buffer.alloc(3 * 1024 * 1024)]), 'a.jpg')).status).toBe(413)
  })

  test('few bytes that would be very many pixels are refused', async () => {
    const { status, data } = await upload(
      await sharp({ create: { width: 9000, height: 9000, channels: 3, background: '#fff' } })
        .png({ compressionLevel: 9 })
        .toBuffer(),
      'a.png',
    )
    expect(status).toBe(400)
    expect(data.resultMessage).toContain('사진이 너무 큽니다.')
  })

  test('the same picture twice is one file and one row, with the newer words', async () => {
    const first = await upload(jpeg, '하나.jpg', { alt: '처음' })
    const again = await upload(jpeg, '둘.jpg')
    const words = await upload(jpeg, '셋.jpg', { alt: '다시' })
    expect(again.data.item).toEqual({ ...first.data.item, known: true })
    expect(words.data.item).toEqual({ ...first.data.item, alt: '다시', known: true })
    expect(await app.open.db.select().from(media)).toHaveLength(1)
    const hash = createHash('sha256').update(jpeg).digest('hex')
    expect(readdirSync(folder()).filter((file) => file.startsWith(hash))).toEqual([`${hash}.jpg`])
  })

  test.each([
    ['visitor', 403],
    ['member', 403],
    ['manager', 403],
  ] as const)('a %s uploads nothing', async (who, status) => {
    expect((await upload(jpeg, 'a.jpg', { as: PEOPLE[who] })).status).toBe(status)
    expect(await app.open.db.select().from(media)).toEqual([])
  })

  test('a visitor cannot list the pictures, a manager can', async () => {
    expect((await app.get('/adm/media/list', { as: PEOPLE.visitor })).status).toBe(403)
    expect((await app.get('/adm/media/list', { as: PEOPLE.manager })).status).toBe(200)
  })

  test('what the site ships is listed by itself, for the library', async () => {
    await upload(jpeg, '거실 올린.jpg')
    const { items, totalCount } = (await app.get('/adm/media/list?origin=shipped&search=거실&size=100', { as: PEOPLE.manager })).data
    expect(items.length).toBeGreaterThan(3)
    expect(totalCount).toBe(items.length)
    expect(items.every(({ shipped, name, alt }) => shipped === true && `${String(name)}${String(alt)}`.includes('거실'))).toBe(true)
  })

  test('the list shows uploads, the newest first, then shipped pictures', async () => {
    // Within the uploader's sign-in, which began just now.
    const at = (minute: number) => new Date(Date.now() + minute * 60_000)
    await upload(jpeg, '먼저.jpg', { now: at(1) })
    await upload(await photo().png().toBuffer(), '나중.png', { now: at(2) })
    const read = async (page: number) => (await app.get(`/adm/media/list?size=100&page=${page}`, { as: PEOPLE.manager })).data
    const all = await read(1)
    for (let page = 2; all.items.length < Number(all.totalCount); page++) all.items.push(...(await read(page)).items)
    expect(all.items.slice(0, 3).map(({ name, shipped }) => [name, shipped])).toEqual([
      ['나중.png', false],
      ['먼저.jpg', false],
      [expect.any(String), true],
    ])
    expect(all.totalCount).toBe(all.items.length)
    for (const { src, alt, shipped } of all.items.slice(2)) {
      expect(shipped).toBe(true)
      expect(alt).not.toBe('')
      expect(existsSync(join('public', String(src))), String(src)).toBe(true)
    }
    const pages = await Promise.all([1, 2].map((page) => app.get(`/adm/media/list?size=3&page=${page}`, { as: PEOPLE.manager })))
    expect(pages.flatMap(({ data }) => data.items)).toEqual(all.items.slice(0, 6))
  })

  test('the list finds words in names and descriptions, of both kinds of picture', async () => {
    await upload(jpeg, '거실 100%.jpg', { alt: '갈색 벽' })
    const search = async (word: string) =>
      (await app.get(`/adm/media/list?size=100&search=${encodeURIComponent(word)}`, { as: PEOPLE.manager })).data
    expect((await search('100%')).items).toHaveLength(1)
    expect((await search('갈색 벽')).items[0]).toMatchObject({ name: '거실 100%.jpg' })
    const shipped = await search('living-sand')
    expect(shipped.items.length).toBeGreaterThan(0)
    expect(shipped.totalCount).toBe(shipped.items.length)
    expect((await search('그런 사진은 없음')).items).toEqual([])
  })

  test('derivatives are made of uploads and of shipped pictures, and of no other file', async () => {
    const { data } = await upload(jpeg, 'a.jpg')
    const { body, type } = await deriveImage('160x0', `uploads/${fileOf(data.item['src'])}`, '')
    expect(type).toBe('image/webp')
    expect(await sharp(body).metadata()).toMatchObject({ format: 'webp', width: 60 })
    expect((await deriveImage('160x0', 'rooms/living-sand.webp', '')).type).toBe('image/webp')
    const others = ['uploads/../../secrets.json', '../../package.json', 'uploads/none.jpg', 'rooms/../../favicon.svg', 'rooms/a\0.webp', '']
    for (const key of others) await expect(deriveImage('160x0', key, ''), key).rejects.toMatchObject({ status: 404 })
  })

  test('C-IMGEXT: only sizes that pages use are made; any other is refused with a message, and nothing is written', async () => {
    for (const size of PICTURE_SEGMENTS) expect((await deriveImage(size, 'rooms/living-sand.webp', '')).type).toBe('image/webp')
    const made = readdirSync(join(app.place.dataDir, 'images')).length
    for (const size of ['161x0', '481x0', '801x0', '960x1', '960x540', '0960x0', '960x00', '800x401', '0x0', '99999x0', '960', ''])
      await expect(deriveImage(size, 'rooms/living-sand.webp', ''), size).rejects.toMatchObject({
        status: 400,
        message: expect.stringContaining('지원하지 않는 이미지 크기입니다.') as string,
      })
    // The same picture by another spelling of its path is the same file.
    await deriveImage('160x0', 'swatches/../rooms/./living-sand.webp', '')
    expect(readdirSync(join(app.place.dataDir, 'images'))).toHaveLength(made)
  })

  test('browsers that take AVIF get it once it is made, and WebP for good where AVIF is not smaller', async () => {
    const accept = 'image/avif,image/webp'
    const settled = async (key: string) => {
      expect(await deriveImage('160x0', key, accept)).toMatchObject({ type: 'image/webp', final: false })
      return vi.waitFor(
        async () => {
          const derived = await deriveImage('160x0', key, accept)
          expect(derived.final).toBe(true)
          return derived
        },
        { timeout: 10_000, interval: 50 },
      )
    }
    expect((await settled('rooms/kitchen-oak.webp')).type).toBe('image/avif')
    const flat = await sharp({ create: { width: 160, height: 160, channels: 3, background: '#c0a080' } })
      .png()
      .toBuffer()
    const { data } = await upload(flat, 'flat.png')
    const webp = await settled(`uploads/${fileOf(data.item['src'])}`)
    expect([webp.type, webp.body.toString('latin1', 8, 12)]).toEqual(['image/webp', 'WEBP'])
  })

  test('where AVIF is switched off, WebP is the answer for good', async () => {
    const found = settings()
    found.avif = false
    onTestFinished(() => void (found.avif = true))
    for (let asked = 0; asked < 2; asked += 1)
      expect(await deriveImage('160x0', 'rooms/kitchen-oak.webp', 'image/avif,image/webp')).toMatchObject({
        type: 'image/webp',
        final: true,
      })
  })

  test('only valid upload names are read', async () => {
    for (const file of ['../secrets.json', '..%2fsecrets.json', '/etc/passwd', `${'0'.repeat(64)}.svg`, `${'0'.repeat(64)}.jpg`, ''])
      expect(await readUpload(file)).toBeUndefined()
  })

  test('players get the part that they ask for', async () => {
    const { data } = await upload(jpeg, 'a.jpg')
    const name = fileOf(data.item['src'])
    const whole = (await readUpload(name))!.body
    const part = await answerUpload(name, new Headers({ range: 'bytes=5-9' }))
    expect([part.status, part.headers.get('content-range'), part.headers.get('content-length')]).toEqual([
      206,
      `bytes 5-9/${whole.length}`,
      '5',
    ])
    expect(Buffer.from(await part.arrayBuffer())).toEqual(whole.subarray(5, 10))
    const etag = part.headers.get('etag')!
    expect((await answerUpload(name, new Headers({ 'if-none-match': etag }))).status).toBe(304)
    expect((await answerUpload(name, new Headers({ range: 'bytes=5-9', 'if-range': '"another"' }))).status).toBe(200)
    expect((await answerUpload(name, new Headers({ range: `bytes=${whole.length}-` }))).status).toBe(416)
  })

  test('a page of another site cannot upload', async () => {
    const form = new FormData()
    form.append('file', new File([new Uint8Array(jpeg)], 'a.jpg'))
    const init = { method: 'POST', body: form, headers: { origin: 'https://elsewhere.example' } }
    expect((await app.raw('/adm/media/upload', init, { as: PEOPLE.admin })).status).toBe(403)
  })
})
