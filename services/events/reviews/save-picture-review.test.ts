import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Session } from '@/schemas/api/auth/session'
import { throttles } from '@/services/db/tables/base'
import { eventReviews, events } from '@/services/db/tables/events'
import { media } from '@/services/db/tables/media'
import { openTestApp, PEOPLE, type TestApp } from '@/tests/support/test-app'
import { addMembers } from '@/tests/support/parent-rows'
import { ONE_DATABASE } from '@/tests/support/test-database'
import { uploadedFiles } from '@/services/storage/files/uploaded-files'

const MB = 1_048_576
const photo = (background = '#804020') => sharp({ create: { width: 60, height: 40, channels: 3, background } })
const TYPES = 'JPG, JPEG, PNG, GIF, BMP 파일만 첨부할 수 있습니다.'
const UNREADABLE = '사진으로 읽을 수 없는 파일입니다. 파일이 깨졌거나 이름만 사진일 수 있습니다. JPG로 다시 저장해 올려 주세요.'

/** 2 × 1 pixels, red and green. */
function bitmap(): Buffer {
  const bytes = Buffer.alloc(62)
  bytes.write('BM', 0, 'latin1')
  bytes.writeUInt32LE(54, 10)
  bytes.writeUInt32LE(40, 14)
  bytes.writeInt32LE(2, 18)
  bytes.writeInt32LE(1, 22)
  bytes.writeUInt16LE(24, 28)
  bytes.set([0, 0, 255, 0, 255, 0], 54)
  return bytes
}

describe.each(ONE_DATABASE)('review.cReview on %s', (kind) => {
  let app: TestApp
  let jpeg: Buffer
  beforeAll(async () => {
    app = await openTestApp(kind)
    await addMembers(app.open.db, '7', '8')
    jpeg = await photo().jpeg().toBuffer()
    const at = (minutes: number) => new Date(Date.now() + minutes * 60_000)
    const event = { siteId: 'site', eventType: 'review', imgBannerPc: '/a.webp', imgBannerMo: '/a.webp', imgBannerAlt: '' }
    await app.open.db.insert(events).values([
      { ...event, eventSeq: 1, eventName: '후기', openStrDate: at(-60), openEndDate: at(60) },
      { ...event, eventSeq: 2, eventName: '끝난 후기', openStrDate: at(-60), openEndDate: at(-30) },
      { ...event, eventSeq: 3, eventName: '퀴즈', eventType: 'quizChoice', openStrDate: at(-60), openEndDate: at(60) },
    ])
  })
  afterAll(() => app.drop())
  beforeEach(async () => {
    await app.open.db.delete(eventReviews)
    await app.open.db.delete(media)
    await app.open.db.delete(throttles)
  })
  function send(
    files: [bytes: Buffer | string, name: string][],
    { eventId = '1', as = PEOPLE.member }: { eventId?: string; as?: Session } = {},
  ) {
    const form = new FormData()
    form.append('eventId', eventId)
    files.forEach(([bytes, name], i) =>
      form.append(`files[${i}].file`, new File([typeof bytes === 'string' ? bytes : new Uint8Array(bytes)], name, { type: 'image/jpeg' })),
    )
    return app.post('/svc/review/cReview', form, { as })
  }
  const rows = () => app.open.db.select().from(eventReviews)

  test('V-FILE-2: each kind is re-encoded, and the review shows the stored picture', async () => {
    const files: [Buffer, string][] = [
      [jpeg, 'a.jpg'],
      [await photo('#123456').png().toBuffer(), 'b.PNG'],
      [bitmap(), 'c.bmp'],
    ]
    expect((await send(files)).status).toBe(200)
    const [review] = await rows()
    expect(review).toMatchObject({ eventSeq: 1, memberNo: '7', shownName: '집꾸미기' })
    expect(review!.urls.map((url) => /^\/media\/uploads\/[0-9a-f]{64}\.(jpg|png)$/.exec(url)?.[1])).toEqual(['jpg', 'png', 'png'])
    const body = (await uploadedFiles().read(review!.urls[2]!.split('/').at(-1)!))!
    expect([...(await sharp(body).raw().toBuffer())].slice(0, 6)).toEqual([255, 0, 0, 0, 255, 0])
    const { data } = await app.get('/svc/review/rEventReview?eventId=1')
    expect(data.items[0]).toMatchObject({ urls: review!.urls })
  })

  test('only the pixels are stored, without metadata or a name', async () => {
    const taken = await photo('#222222')
      .withExif({ IFD0: { Make: 'SecretCamera' } })
      .jpeg()
      .toBuffer()
    await send([[Buffer.concat([taken, Buffer.from('<script>alert(1)</script>')]), '우리 집.jpg']])
    const body = (await uploadedFiles().read((await rows())[0]!.urls[0]!.split('/').at(-1)!))!
    expect([body.includes('SecretCamera'), body.includes('<script'), (await sharp(body).metadata()).exif]).toEqual([
      false,
      false,
      undefined,
    ])
    expect(await app.open.db.select().from(media)).toMatchObject([{ createdBy: 'member' }])
    const picker = await app.get('/adm/media/list?search=우리', { as: PEOPLE.manager })
    expect(picker.data.totalCount).toBe(0)
  })

  test('a picture that staff upload too is in the library from then on, whoever uploaded it first', async () => {
    const upload = (name: string) => {
      const form = new FormData()
      form.append('file', new File([new Uint8Array(jpeg)], name, { type: 'image/jpeg' }))
      return app.post('/adm/media/upload', form, { as: PEOPLE.admin })
    }
    const library = async (word: string) =>
      (await app.get(`/adm/media/list?search=${encodeURIComponent(word)}`, { as: PEOPLE.manager })).data.items
    await send([[jpeg, '우리 집.jpg']])
    expect(await library('우리 집')).toEqual([])
    const { data } = await upload('봄 사진첩.jpg')
    expect(data.item).toMatchObject({ name: '봄 사진첩.jpg', known: true })
    const { known: _, ...listed } = data.item
    expect(await library('사진첩')).toEqual([listed])
    // A later upload by a member or by staff does not remove it.
    await send([[jpeg, '우리 집.jpg']])
    await upload('다른 이름.jpg')
    expect(await library('사진첩')).toEqual([listed])
    expect(await library('우리 집')).toEqual([])
  })

  test.each([
    ['a page named like a photograph', '<!doctype html><script>alert(1)</script>', 'a.jpg', 415, UNREADABLE],
    ['a drawing that can run', '<svg xmlns="http://www.w3.org/2000/svg"/>', 'a.png', 415, UNREADABLE],
    ['half a bitmap', bitmap().subarray(0, 55), 'a.bmp', 415, UNREADABLE],
    ['nothing', '', 'a.gif', 415, UNREADABLE],
    ['an ending of another kind', 'x', 'a.jpg.exe', 415, TYPES],
    ['V-FILE-1: one byte more than 20 MB', Buffer.alloc(20 * MB + 1), 'a.jpg', 413, '파일은 개당 최대 20MB까지 첨부할 수 있습니다.'],
  ] as const)('%s is refused, and nothing is stored', async (_, bytes, name, status, sentence) => {
    const heard = await send([[bytes, name]])
    expect([heard.status, heard.data.resultMessage]).toEqual([status, sentence])
    expect(await rows()).toEqual([])
  })

  test('V-FILE-1: exactly 20 MB is accepted; V-FILE-2: WebP is not, whatever its file name', async () => {
    expect((await send([[Buffer.concat([jpeg, Buffer.alloc(20 * MB - jpeg.length)]), 'a.jpg']])).status).toBe(200)
    expect((await send([[await photo().webp().toBuffer(), 'a.jpg']])).status).toBe(415)
  })

  test('only for open events that collect pictures, and only from members', async () => {
    const file: [Buffer, string][] = [[jpeg, 'a.jpg']]
    expect((await send(file, { eventId: '2' })).data['resultMessage']).toBe('이벤트 기간이 아닙니다.')
    expect((await send(file, { eventId: '3' })).status).toBe(400)
    expect((await send(file, { eventId: '9' })).status).toBe(404)
    expect((await send(file, { as: PEOPLE.visitor })).status).toBe(401)
    expect((await send([])).status).toBe(400)
    expect((await send([1, 2, 3, 4].map(() => file[0]!))).status).toBe(400)
    expect(await rows()).toEqual([])
  })

  test('five per member, however many arrive at once', async () => {
    const heard = await Promise.all(Array.from({ length: 8 }, () => send([[jpeg, 'a.jpg']])))
    expect(heard.filter(({ status }) => status === 200)).toHaveLength(5)
    expect(heard.find(({ status }) => status === 409)?.data.resultMessage).toBe('이 이벤트에는 사진 후기를 더 등록할 수 없습니다.')
    expect(await rows()).toHaveLength(5)
  })
})
