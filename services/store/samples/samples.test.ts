// 우편 샘플: who may ask for which and how often, and how a request is taken back.
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { rightsOf } from '@/schemas/rules/base/rights'
import { alarmChoices, alarms } from '@/services/db/tables/alarms'
import { sampleMessages, sampleRequests } from '@/services/db/tables/samples'
import type { Ctx } from '@/services/kit/service'
import { waitingNow } from '@/services/parts/queues'
import { GUEST, MEMBER, NOW, addSampleProducts, askingMember, daysAfter, resetSamples, sampleCalls } from '@/tests/support/sample-calls'
import { openTestApp, type TestApp } from '@/tests/support/test-app'
import { ONE_DATABASE } from '@/tests/support/test-database'
import { deliverSampleMessages } from './start-samples'

const siteId = 'site'
const ports = vi.hoisted(() => ({ sendText: vi.fn() }))
vi.mock('@/services/outside/send-text', async (original) => ({ ...(await original<object>()), sendText: ports.sendText }))

describe.each(ONE_DATABASE)('on %s', (kind) => {
  let app: TestApp
  const { ask, asked, staff, rows, soldOut, terms, faults } = sampleCalls(() => app)
  beforeAll(async () => {
    app = await openTestApp(kind)
    await addSampleProducts(app)
  })
  afterAll(() => app.drop())
  beforeEach(async () => {
    await resetSamples(app)
    ports.sendText.mockReset().mockResolvedValue({ state: 'sent' })
  })

  test('a list says of each product whether its sample can be sent, and what the shop allows', async () => {
    await soldOut()
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
    await soldOut()
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
    await terms({ sampleTimes: 0 })
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
    expect(faults((await ask(elsewhere, askingMember('s-2'))).data)).toEqual([
      '/phoneNo 샘플은 30일에 1번까지 신청하실 수 있습니다. 이 번호로는 2026.07.01부터 다시 신청하실 수 있습니다.',
    ])
    const sameHouse = { phoneNo, address: '서울특별시 강남구 라움로12', addressDetail: '101-1203' }
    expect(faults((await ask(sameHouse, askingMember('s-2'))).data)).toEqual([
      '/address 샘플은 30일에 1번까지 신청하실 수 있습니다. 이 주소로는 2026.07.01부터 다시 신청하실 수 있습니다.',
    ])
    expect((await ask(sameHouse, GUEST)).status).toBe(400)
    await asked(other, askingMember('s-2'))
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
      ask({ phoneNo: '010-2000-1002' }, askingMember('s-2')),
      ask({ phoneNo: '010-2000-1003' }, askingMember('s-3')),
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
})
