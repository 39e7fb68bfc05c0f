// A visitor opens an order with a code that is texted to its number; nobody learns from the answers which orders there are.
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Session } from '@/schemas/api/auth/session'
import { confirmMember } from '@/services/auth/domain/confirm-member'
import { staffSessions } from '@/services/db/tables/auth'
import { throttles } from '@/services/db/tables/base'
import { orderCodes } from '@/services/db/tables/order-desk'
import { member, minutesAfter, NOW, Shop } from '@/tests/support/store-orders'
import { openTestApp, type TestApp, type TestResponse } from '@/tests/support/test-app'
import { ONE_DATABASE } from '@/tests/support/test-database'

const ports = vi.hoisted(() => ({ sendText: vi.fn() }))
vi.mock('@/services/outside/send-text', async (original) => ({
  ...(await original<object>()),
  canSendText: () => true,
  sendText: ports.sendText,
}))

const PHONE = '010-2000-1011'
const NOBODY = '260601-7K2M9QX4T8WZ3'
const SENT = '입력하신 내용에 맞는 주문이 있으면 그 번호로 인증번호를 보냈습니다.'
const CHAIRS = [{ variantId: 'chair-red', qty: 2 }]

describe.each(ONE_DATABASE)('on %s', (kind) => {
  let app: TestApp
  let shop: Shop
  beforeAll(async () => {
    app = await openTestApp(kind)
    shop = await Shop.open(app)
  })
  afterAll(async () => {
    await shop.close()
    await app.drop()
  })
  beforeEach(async () => {
    await shop.reset()
    ports.sendText.mockReset().mockResolvedValue({ state: 'sent' })
    await app.open.db.update(staffSessions).set({ expiresAt: new Date(NOW.getTime() + 3_600_000) })
  })

  const said = ({ status, data }: TestResponse): [number, string] => [status, data.resultMessage]
  const send = (id: string, phoneNo = PHONE) => app.post('/svc/orderSvcApi/guestCode', { id, phoneNo }, { now: shop.now })
  const type = (id: string, code: string, as: Session = {}) => app.post('/svc/orderSvcApi/guestOpen', { id, code }, { as, now: shop.now })
  const textOf = () => String((ports.sendText.mock.calls.at(-1)?.[0] as { text: string } | undefined)?.text ?? '')
  const codeSent = async (id: string) => {
    const before = ports.sendText.mock.calls.length
    expect(said(await send(id))).toEqual([200, SENT])
    await vi.waitFor(() => expect(ports.sendText.mock.calls.length).toBe(before + 1))
    return /\d{6}/.exec(textOf().replace(/\[.*?\]/, ''))![0]
  }
  /** The session of the browser that typed the code, as the database confirms it. */
  const opened = async (id: string, code: string): Promise<Session> => {
    const answer = await type(id, code)
    expect(said(answer)[0], said(answer)[1]).toBe(200)
    const visit = /maru-visit=([^;]+)/.exec(answer.headers.getSetCookie().join('\n'))![1]!
    return confirmMember({ visit }, app.open.db, shop.now)
  }

  test('the code opens its order masked, for half an hour, and nothing else of the person', async () => {
    const { orderId } = await shop.bought(CHAIRS)
    const other = await shop.bought(CHAIRS)
    const code = await codeSent(orderId)
    const stored = await app.open.pool.query('select * from order_code')
    expect(JSON.stringify(stored.rows)).not.toContain(code)
    const as = await opened(orderId, code)
    expect(as).toMatchObject({ openedOrder: orderId })
    expect(as.identified).toBeUndefined()
    const read = (id: string) => app.get(`/svc/orderSvcApi/guestRead?id=${id}`, { as, now: shop.now })
    const { item } = (await read(orderId)).data
    expect(item).toMatchObject({
      orderId,
      maskedYn: 'Y',
      buyer: { name: '송*온', phoneNo: '010-****-1011' },
      delivery: { address: '서울 강남구 ***' },
    })
    expect(JSON.stringify(item)).not.toMatch(/송다온|20001011|테헤란로|101호/)
    expect((await read(other.orderId)).status).toBe(404)
    expect((await app.get('/svc/returnSvcApi/guestOffer?id=' + other.orderId, { as, now: shop.now })).status).toBe(404)
    // It is no identification: the consultations of that person stay closed.
    expect((await app.get('/svc/myPageSvcApi/svcMyPageMyCounsel', { as, now: shop.now })).status).toBe(401)
    // Once, and from no other browser.
    expect((await type(orderId, code)).status).toBe(400)
    const done = await shop.cancel(orderId, {}, as)
    expect(said(done)[0], said(done)[1]).toBe(200)
    expect(JSON.stringify(done.data.item)).not.toMatch(/송다온|테헤란로/)
    shop.now = minutesAfter(31)
    expect((await confirmMember({ visit: as.visit! }, app.open.db, shop.now)).openedOrder).toBeUndefined()
    await shop.audit()
  })

  test('unknown orders, other numbers and orders of members are answered alike, and get no text', async () => {
    const { orderId } = await shop.bought(CHAIRS)
    const ofMember = await shop.bought(CHAIRS, {}, member(await shop.join()))
    for (const [id, phoneNo] of [
      [NOBODY, PHONE],
      [orderId, '010-9999-9999'],
      [ofMember.orderId, PHONE],
    ] as const)
      expect(said(await send(id, phoneNo))).toEqual([200, SENT])
    await new Promise((done) => setTimeout(done, 200))
    expect(ports.sendText).not.toHaveBeenCalled()
    const wrong = await type(NOBODY, '123456')
    expect(said(wrong)).toEqual(said(await type(orderId, '123456')))
    expect(wrong.status).toBe(400)
  })

  test('a stranger’s five wrong ones or fifteen minutes end it for them, the newest code alone counts, and an hour has five', async () => {
    const { orderId } = await shop.bought(CHAIRS)
    const first = await codeSent(orderId)
    const wrong = first === '000000' ? '000001' : '000000'
    const tried = await Promise.all(Array.from({ length: 8 }, () => type(orderId, wrong)))
    expect(tried.map(({ status }) => status).sort()).toEqual([400, 400, 400, 400, 400, 429, 429, 429])
    expect((await type(orderId, first)).status).toBe(429)
    expect((await app.open.db.select({ tries: orderCodes.tries }).from(orderCodes).where(eq(orderCodes.orderId, orderId)))[0]).toEqual({
      tries: 5,
    })
    const second = await codeSent(orderId)
    shop.now = minutesAfter(15)
    expect((await type(orderId, second)).status).toBe(400)
    const third = await codeSent(orderId)
    const fourth = await codeSent(orderId)
    if (third !== fourth) expect((await type(orderId, third)).status).toBe(400)
    expect((await type(orderId, fourth)).status).toBe(200)
    await codeSent(orderId)
    expect(said(await send(orderId))).toEqual([429, expect.stringContaining('한 시간에 5번까지')])
    await app.open.db.delete(throttles)
    expect((await send(orderId)).status).toBe(200)
  })
})
