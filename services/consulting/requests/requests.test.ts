import { eq, sql } from 'drizzle-orm'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Session } from '@/schemas/api/auth/session'
import { daysLater, PERIOD_TOO_LONG } from '@/schemas/rules/consulting/consultation-form'
import { seoulDay } from '@/schemas/words/seoul-day'
import { alarms } from '@/services/db/tables/alarms'
import { throttles } from '@/services/db/tables/base'
import { consultationFiles, consultations, consultationStages } from '@/services/db/tables/consulting'
import { shops } from '@/services/db/tables/places'
import { uploadedFiles } from '@/services/storage/files/uploaded-files'
import { addCategories, addMembers } from '@/tests/support/parent-rows'
import { openTestApp, PEOPLE, SITE, type TestApp } from '@/tests/support/test-app'
import { ONE_DATABASE } from '@/tests/support/test-database'
import { incomingPictures } from './incoming-pictures'

const sent = vi.hoisted(() => [] as { to: string; text: string }[])
vi.mock('@/services/outside/send-text', () => ({
  canSendText: () => true,
  sendText: (text: (typeof sent)[number]) => (sent.push(text), Promise.resolve({ state: 'sent' })),
}))

const GUEST = { identified: { memberName: '송다온', mobileNo: '01020001011' } } satisfies Session
const MEMBER = { ...PEOPLE.member, identified: { memberName: '홍길동', mobileNo: '01020001001' } } satisfies Session
const today = seoulDay(new Date())
const FORM = {
  eventId: '7',
  checkValue: 'window,floor',
  name: '홍길동',
  phoneNo: '010-2000-1001',
  address: '(04524) 서울특별시 중구 세종대로 110 203호',
  period: [daysLater(today, 10), daysLater(today, 16)],
  contents: '거실 마루를 바꾸고 싶습니다.',
  agreed: true,
}
const photo = () =>
  sharp({ create: { width: 60, height: 40, channels: 3, background: '#804020' } })
    .jpeg()
    .toBuffer()

describe.each(ONE_DATABASE)('on %s', (kind) => {
  let app: TestApp
  beforeAll(async () => {
    app = await openTestApp(kind)
    await addMembers(app.open.db, PEOPLE.member.user.memberNo)
    await addCategories(app.open.db, 'window', 'floor')
    const shop = { siteId: 'site', type: 'showroom' as const, typeName: '전시장', region: '서울', address: '서울', lat: 37, lng: 127 }
    await app.open.db.insert(shops).values([
      { ...shop, shopId: 'open', shopName: '논현', phoneNumber: '02-0000-0001', orderNo: 1 },
      { ...shop, shopId: 'closed', shopName: '닫은 곳', phoneNumber: '02-0000-0002', orderNo: 2, publishedYn: 'N' },
      { ...shop, shopId: 'mart', type: 'mart', shopName: '마트', phoneNumber: '02-0000-0003', orderNo: 3 },
    ])
  })
  afterAll(() => app.drop())
  beforeEach(async () => {
    await app.open.db.delete(consultationFiles)
    await app.open.db.delete(consultations)
    await app.open.db.delete(throttles)
  })
  test('a stored request is confirmed by text to its number, once, to a member and to a visitor', async () => {
    const text =
      '상담 신청을 받았습니다. 담당자가 영업일 기준 2일 안에 연락드립니다. 신청하신 내용은 마이페이지의 상담 내역에서 보실 수 있습니다.'
    for (const [as, to] of [
      [GUEST, '01020001011'],
      [MEMBER, '01020001001'],
    ] as const) {
      sent.length = 0
      expect((await send({}, as)).status).toBe(200)
      await vi.waitFor(() => expect(sent).toEqual([{ to, text: expect.stringMatching(/^\[.+\] /) }]))
      expect(sent[0]!.text.replace(/^\[.+?\] /, '')).toBe(text)
    }
    sent.length = 0
    expect((await send({ contents: '', agreed: false })).status).toBe(400)
    expect(sent).toEqual([])
  })

  const send = (change: object = {}, as: Session = GUEST) => app.post('/svc/consultingSvcApi/save', { ...FORM, ...change }, { as })
  const upload = async (bytes: Uint8Array, name = 'room.jpg', as: Session = GUEST) => {
    const [begun, arrived] = await arrive(bytes, name, as)
    if (!begun.ok) return { status: begun.status, data: ((await begun.json()) as { data: { item: Record<string, unknown> } }).data }
    expect(arrived.status).toBe(204)
    return save(begun.headers.get('location')!.split('/').at(-1)!, as)
  }
  const save = (uploadId: string, as: Session = GUEST) => app.post('/svc/consultingSvcApi/saveFile', { uploadId }, { as })
  /** Its bytes, or as many as are said; not stored yet. */
  const arrive = async (bytes: Uint8Array, name = 'room.jpg', as: Session = GUEST, many = bytes.length) => {
    const headers = { origin: SITE, 'tus-resumable': '1.0.0' }
    const metadata = { 'upload-length': String(bytes.length), 'upload-metadata': `filename ${Buffer.from(name).toString('base64')}` }
    const begun = await app.raw('/svc/consultingSvcApi/upload', { method: 'POST', headers: { ...headers, ...metadata } }, { as })
    if (!begun.ok) return [begun]
    const piece = {
      method: 'PATCH',
      body: new Uint8Array(bytes.subarray(0, many)),
      headers: { ...headers, 'upload-offset': '0', 'content-type': 'application/offset+octet-stream' },
      duplex: 'half',
    }
    return [begun, await app.raw(begun.headers.get('location')!, piece, { as })] as const
  }
  /** Bytes of an original; null when it is gone. */
  const arrived = async (uploadId: string): Promise<number | null> => {
    const { headers } = await app.raw(`/svc/consultingSvcApi/upload/${uploadId}`, { headers: { 'tus-resumable': '1.0.0' } }, { as: GUEST })
    const offset = headers.get('upload-offset')
    return offset === null ? null : Number(offset)
  }
  const rows = () => app.open.db.select().from(consultations)

  test("SYS-31, S-CONSREQ-1: a visitor's request is stored under the identified name and number, with its first stage", async () => {
    const { status, data, headers } = await send({ name: '다른 사람', phoneNo: '01099999999' })
    expect(status, data.resultMessage).toBe(200)
    expect(await rows()).toMatchObject([
      {
        counselSeq: data.item['counselSeq'],
        memberNo: null,
        type: 'interior',
        eventId: '7',
        categories: ['window', 'floor'],
        applicant: { name: '송다온', phoneNo: '01020001011', address: FORM.address },
        startDt: FORM.period[0],
        endDt: FORM.period[1],
        stage: 'discussion',
      },
    ])
    expect(await app.open.db.select().from(consultationStages)).toMatchObject([{ stage: 'discussion' }])
    // G-CONSDONE: the completion page opens once.
    expect(headers.get('set-cookie')).toMatch(/^maru-done=[^;]{20}/)
    const { rows: stored } = await app.open.pool.query('select applicant, contents from consultation')
    expect(JSON.stringify(stored)).not.toMatch(/송다온|01020001011|세종대로|마루/)
  })

  test('a member may leave another number, and is told of the request', async () => {
    const seq = (await send({ singleYn: 'Y', checkValue: 'floor', phoneNo: '010 2000 7777', shopId: 'open' }, MEMBER)).data.item[
      'counselSeq'
    ]
    const { memberNo } = PEOPLE.member.user
    expect(await rows()).toMatchObject([{ memberNo, type: 'qna', shopId: 'open', applicant: { phoneNo: '01020007777' } }])
    expect(
      await app.open.db
        .select()
        .from(alarms)
        .where(eq(alarms.key, `consultation:${String(seq)}:asked`)),
    ).toMatchObject([{ memberNo, kind: 'consultation', link: `/mypage/consulting/smart/detail?counselSeq=${String(seq)}` }])
  })

  test('nobody asks without an identification', async () => {
    expect(await send({}, PEOPLE.visitor)).toMatchObject({
      status: 401,
      data: { resultMessage: '본인인증을 마친 뒤 상담을 신청할 수 있습니다.' },
    })
    expect((await upload(await photo(), 'a.jpg', PEOPLE.visitor)).status).toBe(401)
    expect(await rows()).toEqual([])
  })

  test('E-LOGIN-3: a member whose sign-in ended signs in again, and is never stored as a stranger', async () => {
    const identified = { memberName: '송다온', mobileNo: '01020001011' }
    for (const over of [{ lapsed: true }, { ended: true }] as const)
      for (const session of [over, { ...over, identified }])
        expect(await send({}, session)).toMatchObject({
          status: 401,
          data: { resultMessage: '로그인 시간이 만료되었습니다. 다시 로그인해 주세요.' },
        })
    expect(await rows()).toEqual([])
  })

  test.each([
    ['V-CP-2: seven days', { period: [daysLater(today, 1), daysLater(today, 8)] }, '/period/startDt', PERIOD_TOO_LONG],
    ['V-CP-1: one day missing', { period: [daysLater(today, 1), ''] }, '/period/startDt', '시공 예정 기간을 입력해 주세요.'],
    ['a past day', { period: ['2020-01-01', '2020-01-02'] }, '/period/startDt', '시공 예정 기간은 오늘부터 선택할 수 있습니다.'],
    ['no category', { checkValue: ',' }, '/checkValue/categories', '상담받을 품목을 선택해 주세요.'],
    ['no consent', { agreed: false }, '/agreed', '개인정보 수집·이용에 동의해 주세요.'],
  ])('%s is refused at its field, and nothing is stored', async (_, change, pointer, message) => {
    const { status, data } = await send(change)
    expect(status).toBe(400)
    expect((data as { problems?: object[] }).problems).toMatchObject([{ pointer, message }])
    expect(await rows()).toEqual([])
  })

  test('a number with letters is refused for a member', async () => {
    expect((await send({ phoneNo: '0102000abcd' }, MEMBER)).data.resultMessage).toMatch(/^휴대전화 번호를 정확히/)
  })

  test('a shop that closed meanwhile or takes none, and a category that is gone are said', async () => {
    for (const shopId of ['closed', 'mart', 'nowhere'])
      expect(await send({ shopId })).toMatchObject({ status: 409, data: { resultMessage: /지금 상담을 받지 않습니다/ } })
    expect(await send({ checkValue: 'window,carpet' })).toMatchObject({ status: 409, data: { resultMessage: /품목을 다시 선택/ } })
    expect(await rows()).toEqual([])
  })

  test('V-FILE-2: pictures are stored in private and taken by one request', async () => {
    const first = await upload(await photo(), '우리 집 도면.JPG')
    expect(first.data.item).toMatchObject({ name: '우리 집 도면.JPG' })
    const { fileKey } = first.data.item as { fileKey: string }
    // A stranger who saw the key attaches no other person's plan.
    expect(await send({ fileKeys: [fileKey] }, MEMBER)).toMatchObject({ status: 409, data: { resultMessage: /사진을 다시 올려 주세요/ } })
    expect(await app.open.db.select().from(consultationFiles)).toMatchObject([{ counselSeq: null }])
    const { counselSeq } = (await send({ fileKeys: [fileKey] })).data.item
    const [file] = await app.open.db.select().from(consultationFiles)
    expect(file).toMatchObject({ counselSeq, fileKey })
    expect(await uploadedFiles().sizeOf(file!.file)).toBe(file!.bytes)
    expect(await send({ fileKeys: [fileKey] })).toMatchObject({ status: 409, data: { resultMessage: /사진을 다시 올려 주세요/ } })
    expect(await rows()).toHaveLength(1)
  })

  test('V-FILE-2: a file that lies about itself is refused', async () => {
    expect((await upload(Buffer.from('%PDF-1.7'), 'plan.jpg')).status).toBe(415)
    expect((await upload(await photo(), 'plan.pdf')).status).toBe(415)
    expect(await app.open.db.select().from(consultationFiles)).toEqual([])
  })

  test('a picture whose answer was lost is the same one again, and two calls at once store one', async () => {
    const [begun] = await arrive(await photo())
    const uploadId = begun.headers.get('location')!.split('/').at(-1)!
    const all = await Promise.all([save(uploadId), save(uploadId)])
    all.push(await save(uploadId))
    expect(all.map(({ status, data }) => [status, data.item['fileKey']])).toEqual(Array(3).fill([200, uploadId]))
    expect(await app.open.db.select().from(consultationFiles)).toHaveLength(1)
    // What arrived is gone once it is stored: no original stays behind.
    await expect.poll(() => arrived(uploadId)).toBeNull()
  })

  test('a picture that another call stored and whose original it removed in the meantime is answered, not missed', async () => {
    const [begun] = await arrive(await photo())
    const uploadId = begun.headers.get('location')!.split('/').at(-1)!
    const take = incomingPictures.take.bind(incomingPictures)
    vi.spyOn(incomingPictures, 'take').mockImplementationOnce(async (...input) => {
      expect((await save(uploadId)).status).toBe(200)
      await expect.poll(() => arrived(uploadId)).toBeNull()
      return take(...input)
    })
    expect(await save(uploadId)).toMatchObject({ status: 200, data: { item: { fileKey: uploadId } } })
    expect(await app.open.db.select().from(consultationFiles)).toHaveLength(1)
  })

  test('a picture is not stored before all of it is there, nor by another person, nor when it is gone', async () => {
    const whole = await photo()
    const [begun] = await arrive(whole, 'a.jpg', GUEST, whole.length - 1)
    const uploadId = begun.headers.get('location')!.split('/').at(-1)!
    expect(await save(uploadId)).toMatchObject({ status: 409, data: { resultMessage: /이어서 올려 주세요/ } })
    expect(await arrived(uploadId)).toBe(whole.length - 1)
    expect((await save(uploadId, MEMBER)).status).toBe(404)
    expect((await save('0123456789012345678901')).status).toBe(404)
    expect(await app.open.db.select().from(consultationFiles)).toEqual([])
  })

  test('a request whose answer was lost is stored once with its pictures, and opens its completion page again', async () => {
    const { data } = await upload(await photo())
    const ask = () =>
      app.post(
        '/svc/consultingSvcApi/save',
        { ...FORM, fileKeys: [data.item['fileKey']] },
        { as: GUEST, headers: { 'idempotency-key': 'of-this-request-0001' } },
      )
    const [first, again] = [await ask(), await ask()]
    expect([first.status, again.status], again.data.resultMessage).toEqual([200, 200])
    expect(again.data.item).toEqual(first.data.item)
    expect(again.headers.get('set-cookie')).toContain('=')
    expect(await rows()).toHaveLength(1)
  })

  test('pictures may come along with the request, as the specification sends them', async () => {
    const form = new FormData()
    for (const [name, value] of Object.entries(FORM)) form.append(name, Array.isArray(value) ? JSON.stringify(value) : String(value))
    form.append('files[0].file', new File([new Uint8Array(await photo())], 'a.jpg'))
    const { status, data } = await app.post('/svc/consultingSvcApi/save', form, { as: GUEST })
    expect(status, data.resultMessage).toBe(200)
    expect(await app.open.db.select().from(consultationFiles)).toMatchObject([{ counselSeq: data.item['counselSeq'], name: 'a.jpg' }])
  })

  test('a picture that no request took is gone after a day, and its file with it', async () => {
    const { fileKey } = (await upload(await photo())).data.item as { fileKey: string }
    const [old] = await app.open.db
      .update(consultationFiles)
      .set({ createdAt: sql`${consultationFiles.createdAt} - interval '2 days'` })
      .where(eq(consultationFiles.fileKey, fileKey))
      .returning()
    expect((await send({ fileKeys: [fileKey] })).status).toBe(409)
    await upload(await photo())
    expect(await app.open.db.select().from(consultationFiles).where(eq(consultationFiles.fileKey, fileKey))).toEqual([])
    await expect.poll(() => uploadedFiles().sizeOf(old!.file)).toBeUndefined()
  })

  test('the form reads who would ask: nobody before an identification', async () => {
    const read = async (as: Session) => (await app.get('/svc/consultingSvcApi/applicant', { as })).data.item
    expect(await read({})).toMatchObject({ identifiedYn: 'N', memberName: '' })
    expect(await read(GUEST)).toMatchObject({ identifiedYn: 'Y', memberName: '송다온', mobileNo: '01020001011' })
    expect(await read(MEMBER)).toMatchObject({ identifiedYn: 'Y', memberName: '홍길동' })
  })

  test('another site cannot ask in the name of its visitor', async () => {
    const answer = await app.post('/svc/consultingSvcApi/save', FORM, { as: GUEST, headers: { origin: 'https://elsewhere.example' } })
    expect(answer.status).toBe(403)
    expect(SITE).not.toContain('elsewhere')
  })
})
