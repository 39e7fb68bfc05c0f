// The desk of samples: steps of several, numbers of parcels, what is masked and opened, and when it is erased.
import { asc, eq, inArray } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { audits } from '@/services/db/tables/base'
import { sampleRequests } from '@/services/db/tables/samples'
import { GUEST, NOW, addSampleProducts, daysAfter, resetSamples, sampleCalls } from '@/tests/support/sample-calls'
import { openTestApp, PEOPLE, type TestApp } from '@/tests/support/test-app'
import { ONE_DATABASE } from '@/tests/support/test-database'
import { eraseSamples } from '../domain/samples/erase-samples'
import { deliverSampleMessages } from '../samples/start-samples'

const siteId = 'site'
const ports = vi.hoisted(() => ({ sendText: vi.fn() }))
vi.mock('@/services/outside/send-text', async (original) => ({ ...(await original<object>()), sendText: ports.sendText }))

describe.each(ONE_DATABASE)('on %s', (kind) => {
  let app: TestApp
  const { asked, staff, rows, faults } = sampleCalls(() => app)
  beforeAll(async () => {
    app = await openTestApp(kind)
    await addSampleProducts(app)
  })
  afterAll(() => app.drop())
  beforeEach(async () => {
    await resetSamples(app)
    ports.sendText.mockReset().mockResolvedValue({ state: 'sent' })
  })

  const texts = () => ports.sendText.mock.calls.map(([{ text }]) => text as string)

  test('staff prepare several, send each with its number, and its person hears of each step once', async () => {
    const first = await asked()
    const second = await asked({ address: '서울 마포구 결로 3', zipCode: '04001' }, GUEST)
    const several = [first, second].map(({ sampleSeq, version }) => ({ sampleSeq, version }))
    expect((await staff('prepare', { samples: several })).data.item).toEqual({ changed: 2, left: [] })
    expect((await staff('prepare', { samples: [several[0]] })).data.item).toEqual({
      changed: 0,
      left: [{ id: String(first.sampleSeq), words: '이미 ‘준비’ 상태입니다.' }],
    })
    await deliverSampleMessages(app.open, NOW)
    // What was overtaken is not told.
    expect(texts().map((text) => text.split('\n')[0])).toEqual(Array(2).fill(expect.stringContaining('샘플을 준비하고 있습니다.')))
    const parcel = { sampleSeq: first.sampleSeq, version: 1, carrier: 'cj', trackingNo: '1234-5678-9012' }
    expect(faults((await staff('send', { ...parcel, trackingNo: '12' })).data)).toEqual([
      '/trackingNo CJ대한통운 송장 번호는 숫자 10자리나 12자리입니다.',
    ])
    expect((await staff('send', { ...parcel, version: 0 })).status).toBe(409)
    const both = await Promise.all([
      staff('send', parcel),
      staff('cancel', { sampleSeq: first.sampleSeq, version: 1, reason: '재고가 없습니다.' }),
    ])
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
    await app.open.db.update(sampleRequests).set({ state: 'preparing', version: 1 }).where(eq(sampleRequests.sampleSeq, first.sampleSeq))
    await staff('send', parcel)
    await staff('send', { ...parcel, version: 2, trackingNo: '123456789013' })
    await deliverSampleMessages(app.open, NOW)
    expect(texts().slice(2)).toEqual([expect.stringMatching(/샘플을 보냈습니다\.\nCJ대한통운 123456789013\n/)])
    expect((await app.get(`/svc/sampleSvcApi/read?key=${first.key}`)).data.item).toMatchObject({
      state: 'sent',
      carrier: 'cj',
      trackingNo: '123456789013',
    })
    expect((await staff('cancel', { sampleSeq: first.sampleSeq, version: 3, reason: '재고가 없습니다.' })).data.resultMessage).toBe(
      '이미 보낸 샘플은 취소할 수 없습니다.',
    )
    await staff('cancel', { sampleSeq: second.sampleSeq, version: 1, reason: '재고가 떨어졌습니다.' })
    expect((await app.get(`/svc/sampleSvcApi/read?key=${second.key}`)).data.item).toMatchObject({
      state: 'cancelled',
      cancelReason: '재고가 떨어졌습니다.',
    })
  })

  test('lists are masked; who receives it is opened for a reason, and a file by who may', async () => {
    const { sampleSeq } = await asked()
    const list = await app.get('/adm/sample/browse?show=open', { as: PEOPLE.admin, now: NOW })
    expect(list.data.items).toMatchObject([{ sampleSeq, name: '이*늘', phoneNo: '010-****-1001', region: '서울 강남구', isMember: true }])
    const read = await app.get(`/adm/sample/read?sampleSeq=${sampleSeq}`, { as: PEOPLE.admin, now: NOW })
    expect(read.data.item).toMatchObject({ isErased: false, hasTracking: false, messages: [{ news: 'requested', state: 'waiting' }] })
    expect(JSON.stringify([list.data, read.data])).not.toMatch(/이하늘|라움로|1203/)
    expect((await app.get('/adm/sample/browse', { as: PEOPLE.manager, now: NOW })).status).toBe(403)
    const reason = '샘플을 보내기 위해'
    expect((await staff('open', { sampleSeq, reason })).data.item).toMatchObject({ name: '이하늘', addressDetail: '101동 1203호' })
    const plain = String((await staff('export', { reason, personalYn: 'N' })).data.item['csv'])
    expect(plain).toContain('이*늘,010-****-1001,서울 강남구,회원')
    expect(plain).not.toMatch(/이하늘|라움로/)
    const opened = String((await staff('export', { reason, personalYn: 'Y' })).data.item['csv'])
    expect(opened).toContain('06236,서울 강남구 라움로 12 (역삼동),101동 1203호')
    const isOpening = inArray(audits.action, ['sample.read', 'sample.export'])
    const lines = await app.open.db.select().from(audits).where(isOpening).orderBy(asc(audits.id))
    expect(lines.map(({ action, detail }) => [action, (detail as { reason: string }).reason])).toEqual([
      ['sample.read', reason],
      ['sample.export', reason],
      ['sample.export', reason],
    ])
  })

  test('once its days are over since it was sent or cancelled, who received it is erased, and what was sent stays', async () => {
    const { sampleSeq, key } = await asked()
    await staff('send', { sampleSeq, version: 0, carrier: 'cj', trackingNo: '123456789012' })
    const erase = (now: Date) => eraseSamples(app.open, { siteId, now })
    expect(await erase(daysAfter(89.9))).toBe(0)
    expect(await erase(daysAfter(90))).toBe(1)
    expect(await rows()).toMatchObject([
      { recipient: null, phoneIndex: '', houseIndex: '', trackingNo: null, state: 'sent', memberNo: 's-1' },
    ])
    expect((await app.get(`/svc/sampleSvcApi/read?key=${key}`)).data.item).toMatchObject({
      name: '',
      address: '',
      lines: [{ name: '마루 oak' }, {}],
    })
    expect((await staff('open', { sampleSeq, reason: '확인하기 위해' })).data.resultMessage).toBe(
      '보관 기간이 지나 받는 분의 정보를 지운 신청입니다.',
    )
    // What waits is erased by nobody.
    await asked({}, GUEST, daysAfter(100))
    expect(await erase(daysAfter(900))).toBe(0)
  })
})
