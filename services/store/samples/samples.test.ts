// 우편 샘플: who may ask for which and how often, what becomes of a request, and when its data are erased.
import { asc, eq, inArray } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Session } from '@/schemas/api/auth/session'
import { alarmChoices, alarms } from '@/services/db/tables/alarms'
import { audits, throttles } from '@/services/db/tables/base'
import { products } from '@/services/db/tables/catalog'
import { staffSessions } from '@/services/db/tables/auth'
import { sampleMessages, sampleRequests } from '@/services/db/tables/samples'
import { productGoods } from '@/services/db/tables/product-goods'
import { goodsVariants, storeTerms } from '@/services/db/tables/store'
import { bumpTagNumbers } from '@/services/db/tag-numbers'
import { firstTerms } from '../domain/terms/store-terms'
import { eraseSamples } from '../domain/samples/erase-samples'
import { waitingNow } from '@/services/parts/queues'
import { rightsOf } from '@/schemas/rules/base/rights'
import type { Ctx } from '@/services/kit/service'
import { addStoreGoods } from '@/tests/support/add-store-goods'
import { addCategories, addMembers } from '@/tests/support/parent-rows'
import { openTestApp, PEOPLE, type TestApp } from '@/tests/support/test-app'
import { ONE_DATABASE } from '@/tests/support/test-database'
import { deliverSampleMessages } from './start-samples'

const ports = vi.hoisted(() => ({ sendText: vi.fn() }))
vi.mock('@/services/outside/send-text', async (original) => ({ ...(await original<object>()), sendText: ports.sendText }))

const siteId = 'site'
const NOW = new Date('2026-06-01T01:00:00Z')
const DAY = 86_400_000
const daysAfter = (days: number): Date => new Date(NOW.getTime() + days * DAY)
const member = (memberNo: string): Session => ({ user: { ...PEOPLE.member.user, memberNo } })
const guest = (memberName: string, mobileNo: string): Session => ({ identified: { memberName, mobileNo } }) as Session
const MEMBER = member('s-1')
const GUEST = guest('송다온', '01020001011')
const PLACE = {
  ...{
    name: '이하늘',
    phoneNo: '010-2000-1001',
    zipCode: '06236',
    address: '서울 강남구 라움로 12 (역삼동)',
    addressDetail: '101동 1203호',
  },
}

describe.each(ONE_DATABASE)('on %s', (kind) => {
  let app: TestApp
  beforeAll(async () => {
    app = await openTestApp(kind)
    const { db } = app.open
    await addStoreGoods(app, { releasedAt: NOW, given: 5 })
    await addCategories(db, 'floor')
    await addMembers(db, 's-1', 's-2', 's-3')
    const product = (id: string, sampleYn: 'Y' | 'N' = 'Y') => ({
      ...{ siteId, zinPrdId: id, zinPrdName: `마루 ${id}`, zinPrdNo: `FL-${id}`, cateId: 'floor', cateId1: 'floor', filePath: '/a.webp' },
      ...{ fileAlt: '마루', releasedAt: NOW, sampleYn },
    })
    await db
      .insert(products)
      .values([product('oak'), product('ash'), product('teak'), product('walnut'), product('maple'), product('red'), product('plain', 'N')])
    await db.insert(productGoods).values({ siteId, productId: 'red', goodsId: 'chair', choices: ['빨강'], orderNo: 1 })
  })
  afterAll(() => app.drop())
  beforeEach(async () => {
    const { db } = app.open
    for (const table of [sampleRequests, alarms, alarmChoices, throttles, storeTerms]) await db.delete(table)
    await stock(5)
    await db.update(staffSessions).set({ expiresAt: new Date(NOW.getTime() + 3_600_000) })
    await changed('store-terms')
    ports.sendText.mockReset().mockResolvedValue({ state: 'sent' })
  })

  const changed = async (...tags: string[]) => (await bumpTagNumbers(app.open.db, new Set(tags)))()
  async function stock(given: number): Promise<void> {
    await app.open.db.update(goodsVariants).set({ given }).where(eq(goodsVariants.variantId, 'chair-red'))
    await changed('goods')
  }
  const terms = async (more: object) => {
    await app.open.db.insert(storeTerms).values({ siteId, ...firstTerms(), ...more })
    await changed('store-terms')
  }
  const ask = (more: object = {}, as = MEMBER, now = NOW, key = crypto.randomUUID()) =>
    app.post(
      '/svc/sampleSvcApi/save',
      { productIds: ['oak', 'ash'], ...PLACE, agreed: true, ...more },
      { as, now, headers: { 'idempotency-key': key } },
    )
  const asked = async (more: object = {}, as = MEMBER, now = NOW) => {
    const { status, data } = await ask(more, as, now)
    expect(status, data.resultMessage).toBe(200)
    return data.item as { key: string; sampleSeq: number; version: number }
  }
  const staff = (act: string, body: object, as: Session = PEOPLE.admin, now = NOW) => app.post(`/adm/sample/${act}`, body, { as, now })
  const rows = () => app.open.db.select().from(sampleRequests).orderBy(asc(sampleRequests.sampleSeq))
  const texts = () => ports.sendText.mock.calls.map(([{ text }]) => text as string)
  const faults = (data: { problems?: readonly { pointer: string; message: string }[] }) =>
    (data.problems ?? []).map(({ pointer, message }) => `${pointer} ${message}`)

  test('a list says of each product whether its sample can be sent, and what the shop allows', async () => {
    await stock(0)
    const { item, items } = (await app.get('/svc/sampleSvcApi/productList?ids=oak,red,plain,nothing', { now: NOW })).data
    expect(item).toEqual({ openYn: 'Y', most: 5, times: 1, days: 30 })
    expect(items.map(({ productId, number, fit }) => [productId, number, fit])).toEqual([
      ['oak', 'FL-oak', 'open'],
      ['red', 'FL-red', 'soldOut'],
      ['plain', 'FL-plain', 'ended'],
      ['nothing', '', 'gone'],
    ])
  })

  test('a request is stored sealed with its products, and its person is told by text and on the site', async () => {
    const { key, sampleSeq } = await asked()
    const stored = JSON.stringify((await app.open.pool.query('select * from sample_request')).rows)
    expect(stored).not.toMatch(/이하늘|라움로|20001001|1203/)
    const { item } = (await app.get(`/svc/sampleSvcApi/read?key=${key}`, { now: NOW })).data
    expect(item).toMatchObject({
      state: 'requested',
      name: '이*늘',
      address: '서울 강남구 ***',
      lines: [{ name: '마루 oak' }, { name: '마루 ash' }],
    })
    expect(JSON.stringify(item)).not.toMatch(/이하늘|라움로|1001/)
    expect(await app.open.db.select().from(alarms)).toMatchObject([
      { memberNo: 's-1', link: `/zin/samples?key=${encodeURIComponent(key)}` },
    ])
    expect(await deliverSampleMessages(app.open, NOW)).toBe(1)
    expect(ports.sendText.mock.calls[0]![0]).toMatchObject({
      to: '01020001001',
      text: expect.stringContaining(`key=${encodeURIComponent(key)}`) as string,
    })
    // A key of another number is none.
    expect((await app.get(`/svc/sampleSvcApi/read?key=${sampleSeq + 1}.${key.split('.')[1]}`, { now: NOW })).status).toBe(404)
    const waiting = await waitingNow({
      db: app.open.db,
      siteId,
      now: NOW,
      session: {},
      rights: rightsOf({ role: 'adm' }),
    } as unknown as Ctx)
    expect(waiting.find(({ id }) => id === 'samples-open')).toMatchObject({ words: '보낼 샘플', count: 1 })
  })

  test('a member who gets alarms by text is not told twice', async () => {
    await app.open.db.insert(alarmChoices).values({ memberNo: 's-1', kind: 'consultation', channel: 'text', chosenAt: NOW })
    await asked()
    expect(await app.open.db.$count(sampleMessages)).toBe(0)
  })

  test('who is neither signed in nor identified is asked to be; a visitor’s number is the identified one, whatever is sent', async () => {
    expect((await ask({}, {})).status).toBe(401)
    await asked({ phoneNo: '010-9999-9999' }, GUEST)
    expect(await rows()).toMatchObject([{ memberNo: null, recipient: { name: '이하늘', phoneNo: '01020001011' } }])
  })

  test('what is wrong is said at its field', async () => {
    const { status, data } = await ask({ name: ' ', phoneNo: '02-123-4567', address: '', agreed: false })
    expect(status).toBe(400)
    expect(faults(data)).toEqual([
      '/name 받는 분을 입력해 주세요.',
      '/address 주소 검색으로 주소를 입력해 주세요.',
      '/phoneNo 문자로 안내를 받으실 휴대전화 번호를 입력해 주세요. 예) 01012345678',
      '/agreed 개인정보 수집·이용에 동의해 주세요.',
    ])
    expect((await ask({ productIds: ['oak', 'ash', 'teak', 'walnut', 'maple', 'red'] })).status).toBe(400)
    const gone = await ask({ productIds: ['oak', 'plain'] })
    expect([gone.status, gone.data.resultMessage]).toEqual([
      409,
      '지금 보내 드릴 수 없는 샘플이 있습니다. 목록에서 빼고 다시 신청해 주세요.',
    ])
    await stock(0)
    expect((await ask({ productIds: ['red'] })).status).toBe(409)
    expect(await rows()).toEqual([])
  })

  test('staff decide how many and how often; with 0 times no samples are sent', async () => {
    await terms({ sampleMost: 3, sampleTimes: 2 })
    expect((await ask({ productIds: ['oak', 'ash', 'teak', 'walnut'] })).data.resultMessage).toBe(
      '한 번에 신청하실 수 있는 샘플보다 많습니다. 목록에서 빼고 다시 신청해 주세요.',
    )
    await asked()
    await asked()
    expect((await ask()).status).toBe(409)
    await app.open.db.update(storeTerms).set({ sampleTimes: 0 })
    await changed('store-terms')
    expect((await ask({}, GUEST)).data.resultMessage).toBe('지금은 샘플 신청을 받지 않습니다.')
    expect((await app.get('/svc/sampleSvcApi/productList?ids=oak', { now: NOW })).data.item).toMatchObject({ openYn: 'N' })
  })

  test('a member, a number and a house each have one request in thirty days, told with the day from which they have another', async () => {
    await asked()
    const other = { phoneNo: '010-2000-1002', address: '서울 마포구 결로 3', zipCode: '04001', addressDetail: '2층' }
    expect((await ask(other)).data.resultMessage).toBe(
      '샘플은 30일에 1번까지 신청하실 수 있습니다. 회원님은 2026.07.01부터 다시 신청하실 수 있습니다.',
    )
    const { phoneNo, ...elsewhere } = other
    expect(faults((await ask(elsewhere, member('s-2'))).data)).toEqual([
      '/phoneNo 샘플은 30일에 1번까지 신청하실 수 있습니다. 이 번호로는 2026.07.01부터 다시 신청하실 수 있습니다.',
    ])
    const sameHouse = { phoneNo, address: '서울특별시 강남구 라움로12', addressDetail: '101-1203' }
    expect(faults((await ask(sameHouse, member('s-2'))).data)).toEqual([
      '/address 샘플은 30일에 1번까지 신청하실 수 있습니다. 이 주소로는 2026.07.01부터 다시 신청하실 수 있습니다.',
    ])
    expect((await ask(sameHouse, GUEST)).status).toBe(400)
    await asked(other, member('s-2'))
    await asked({}, MEMBER, daysAfter(30))
  })

  test('two presses at once are one request, under one key and under two, by two members of a house as well', async () => {
    const key = 'a-key-of-the-tests-0001'
    const same = await Promise.all([ask({}, MEMBER, NOW, key), ask({}, MEMBER, NOW, key)])
    expect(same.map(({ status }) => status)).toEqual([200, 200])
    expect(await rows()).toHaveLength(1)
    await app.open.db.delete(sampleRequests)
    const answers = await Promise.all([
      ask(),
      ask(),
      ask({ phoneNo: '010-2000-1002' }, member('s-2')),
      ask({ phoneNo: '010-2000-1003' }, member('s-3')),
    ])
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(await rows()).toHaveLength(1)
  })

  test('its person takes it back until it is prepared, and may then ask anew', async () => {
    const { key, version } = await asked()
    const cancel = () => app.post('/svc/sampleSvcApi/cancel', { key, version }, { now: NOW })
    const news = async () => (await app.get('/svc/myPageSvcApi/svcMyPageNews?kind=order', { as: MEMBER, now: daysAfter(1) })).data.items
    expect((await news())[0]).toMatchObject({ words: '샘플을 신청했습니다', detail: '마루 oak 외 1개', label: '보기·취소' })
    expect((await cancel()).data.item).toMatchObject({ state: 'cancelled', cancelReason: '' })
    expect((await cancel()).status).toBe(200)
    expect((await news())[0]).toMatchObject({ state: '취소', tone: 'over' })
    const again = await asked()
    await staff('prepare', { samples: [{ sampleSeq: again.sampleSeq, version: 0 }] })
    const late = await app.post('/svc/sampleSvcApi/cancel', { key: again.key, version: 1 }, { now: NOW })
    expect([late.status, late.data.resultMessage]).toEqual([
      409,
      '이미 준비를 시작하여 취소하실 수 없습니다. 받지 않으시려면 고객센터로 알려 주세요.',
    ])
  })

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
