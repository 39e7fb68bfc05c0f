// Refunds above a sum: one person asks, another one gives them back, once.
import { eq, like, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import type { Session } from '@/schemas/api/auth/session'
import { settings } from '@/services/base/settings'
import { roles, staff, staffSessions } from '@/services/db/tables/auth'
import { audits } from '@/services/db/tables/base'
import { refundRequests } from '@/services/db/tables/refund-requests'
import { auditSubjects } from '@/services/db/tables/trail'
import { charges } from '@/services/simulators/toss/charges'
import { move } from '@/services/simulators/toss/pay'
import { clearAudits } from '@/tests/support/clear-audits'
import { member, NOW, Shop } from '@/tests/support/store-orders'
import { Returns } from '@/tests/support/store-returns'
import { openTestApp, PEOPLE, type TestApp, type TestResponse } from '@/tests/support/test-app'
import { ONE_DATABASE } from '@/tests/support/test-database'
import { endStaleRequests } from '../domain/money/end-stale-requests'

const MOST = 60_000
const CHAIRS = [{ variantId: 'chair-red', qty: 2 }]
const WHY = '색이 다르게 도착했습니다'
const RIGHTS = { orders: { acts: ['write'] as const }, returns: { acts: ['write'] as const }, refunds: { acts: ['write'] as const } }
const SECOND: Session = { staff: { id: 'second', role: 'adm', sid: 'second-session' } }
const ACCOUNT = { bank: '라움은행', accountNo: '1101234567', holder: '송다온' }

type Asked = Record<string, unknown> & { requestSeq: number }

describe.each(ONE_DATABASE)('on %s', (kind) => {
  let app: TestApp
  let shop: Shop
  let returns: Returns
  beforeAll(async () => {
    app = await openTestApp(kind)
    shop = await Shop.open(app)
    returns = new Returns(shop)
    const { db } = app.open
    await db.insert(roles).values([
      { id: 'cashier', siteId: 'site', name: '환불', rights: RIGHTS },
      { id: 'packer', siteId: 'site', name: '포장', rights: { orders: { acts: ['write'] }, returns: { acts: ['write'] } } },
    ])
    await db.insert(staff).values({ id: 'second', loginId: 'second', name: '이확인', role: 'adm', passwordHash: '-' })
    await db.insert(staffSessions).values({ id: 'second-session', staffId: 'second', expiresAt: NOW })
    await db.update(staff).set({ name: '박요청' }).where(eq(staff.id, 'manager'))
    settings().refundAloneMost = MOST
  })
  afterAll(async () => {
    await shop.close()
    await app.drop()
  })
  beforeEach(async () => {
    const { db } = app.open
    await shop.reset()
    await clearAudits(db)
    await db.update(staff).set({ blockedAt: null })
    await db.update(staffSessions).set({ expiresAt: new Date(NOW.getTime() + 86_400_000), confirmedAt: sql`clock_timestamp()` })
    await beManager('cashier')
  })
  const beManager = (roleId: string) => app.open.db.update(staff).set({ roleId }).where(eq(staff.id, 'manager'))

  const read = async (orderId: string, as: Session = PEOPLE.admin) =>
    (await app.get(`/adm/order/read?orderId=${orderId}`, { as, now: shop.now })).data.item
  const act = async (call: string, orderId: string, more: object, as: Session = PEOPLE.manager): Promise<TestResponse> => {
    const { version } = await shop.orderOf(orderId)
    return app.post(`/adm/order/${call}`, { orderId, version, reason: WHY, ...more }, { as, now: shop.now })
  }
  const decide = (call: string, requestSeq: number, as: Session = PEOPLE.admin, more: object = {}): Promise<TestResponse> =>
    app.post(`/adm/refund/${call}`, { requestSeq, ...more }, { as, now: shop.now })
  const requestsOf = (item: Record<string, unknown>) => item['refundRequests'] as Asked[]
  /** Asked by the manager. */
  async function asked(call: string, orderId: string, more: object = {}): Promise<Asked> {
    const { status, data } = await act(call, orderId, more)
    expect(status, data.resultMessage).toBe(200)
    const [request] = requestsOf(data.item)
    expect(request).toMatchObject({ state: 'waiting', by: '박요청', isMine: true, hasOther: true })
    return request!
  }
  const waiting = (as: Session) => returns.queued('refunds-to-confirm', as)
  const words = ({ status, data }: TestResponse) => [status, data.resultMessage]
  test('up to the sum one person gives back alone; above it nothing goes back before another has confirmed', async () => {
    const memberNo = await shop.join()
    const { orderId, amount, paymentKey } = await shop.bought(CHAIRS, {}, member(memberNo))
    expect((await act('give', orderId, { amount: 1_000 })).data.item).toMatchObject({
      refundAmount: 1_000,
      refundRequests: [],
      refundAloneMost: MOST,
    })
    const request = await asked('give', orderId, { amount: MOST + 1 })
    expect(request).toMatchObject({ act: 'give', amount: MOST + 1, reason: WHY, pieces: '' })
    expect(charges.get(paymentKey)!.balanceAmount).toBe(amount - 1_000)
    expect([await waiting(PEOPLE.admin), await waiting(PEOPLE.manager)]).toEqual([
      expect.objectContaining({ words: '확인할 환불', count: 1, path: '/ice_builder/orders?trouble=refund' }),
      undefined,
    ])
    expect([await returns.ordersToConfirm(PEOPLE.admin), await returns.ordersToConfirm(PEOPLE.manager)]).toEqual([[orderId], []])
    // Nothing else of the same money goes back meanwhile.
    expect(words(await act('give', orderId, { amount: 1_000 }, PEOPLE.admin))).toEqual([
      409,
      '이 주문에는 다른 분의 확인을 기다리는 환불이 있습니다. 그 환불을 먼저 확인하거나 거두어 주세요.',
    ])
    expect((await decide('confirm', request.requestSeq)).data.item).toEqual({ fate: 'done' })
    const item = await read(orderId)
    expect(item).toMatchObject({ refundAmount: MOST + 1_001, state: 'paid' })
    expect(requestsOf(item)).toMatchObject([{ state: 'confirmed', decidedBy: '관리자', isMine: false }])
    expect(await waiting(PEOPLE.admin)).toBeUndefined()
    const lines = await app.open.db.select().from(audits).where(like(audits.action, 'refund.%')).orderBy(audits.id)
    expect(lines.map(({ action, actor, target }) => [action, actor, target])).toEqual([
      ['refund.ask', 'staff:manager', `order:${orderId}`],
      ['refund.confirm', 'staff:admin', `order:${orderId}`],
    ])
    expect(lines.map(({ detail }) => detail)).toEqual([
      { act: 'give', amount: MOST + 1, reason: WHY },
      { act: 'give', amount: MOST + 1, reason: WHY, askedBy: 'staff:manager' },
    ])
    for (const { id } of lines) expect(await app.open.db.$count(auditSubjects, eq(auditSubjects.auditId, id))).toBeGreaterThan(0)
    await shop.audit()
  })

  test('without a sum nobody is asked, and of two who ask at once one is told that it waits', async () => {
    const { orderId } = await shop.bought(CHAIRS)
    const answers = await Promise.all([act('cancel', orderId, {}), act('cancel', orderId, {}, PEOPLE.admin)])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect(answers.find(({ status }) => status === 409)!.data.resultMessage).toContain('다른 분의 확인을 기다리는 환불이 있습니다')
    expect(requestsOf(await read(orderId))).toHaveLength(1)
    settings().refundAloneMost = 0
    onTestFinished(() => void (settings().refundAloneMost = MOST))
    const { orderId: other, amount } = await shop.bought(CHAIRS)
    expect((await act('cancel', other, {})).data.item).toMatchObject({ state: 'cancelled', refundAmount: amount, refundRequests: [] })
    await shop.audit()
  })

  test('a cancellation of some pieces is confirmed as it was entered', async () => {
    const { orderId } = await shop.bought([...CHAIRS, { variantId: 'sofa-1', qty: 1 }])
    const sofa = (await shop.linesOf(orderId)).find(({ variantId }) => variantId === 'sofa-1')!
    const request = await asked('cancel', orderId, { items: [{ lineSeq: sofa.lineSeq, qty: 1 }] })
    expect(request).toMatchObject({ act: 'cancel', amount: 940_000, pieces: '소파 1개' })
    expect(await shop.stockOf('sofa-1')).toEqual({ reserved: 0, sold: 1 })
    expect((await decide('confirm', request.requestSeq)).status).toBe(200)
    expect(await shop.stockOf('sofa-1')).toEqual({ reserved: 0, sold: 0 })
    expect(await read(orderId)).toMatchObject({
      state: 'paid',
      refundAmount: 940_000,
      refunds: [{ by: '박요청', reason: WHY, items: [{ name: '소파', qty: 1 }] }],
    })
    await shop.audit()
  })

  test('a return above the sum is settled by two', async () => {
    const as = member(await shop.join())
    const { orderId } = await shop.bought(CHAIRS, {}, as)
    await returns.deliver(orderId)
    const { lines } = await returns.offer(orderId, as)
    const returnSeq = await returns.asked('refund', orderId, [{ lineSeq: lines[0]!.lineSeq, qty: 2 }], as)
    for (const step of ['accept', 'receive']) await returns.done(step, returnSeq)
    expect(await returns.toRefund(SECOND)).toEqual([1, [returnSeq]])
    // Who packs is not told of money that others send back.
    await beManager('packer')
    expect(await returns.queued('returns-to-refund', PEOPLE.manager)).toBeUndefined()
    await beManager('cashier')
    const item = await returns.done('settle', returnSeq, {}, PEOPLE.manager)
    // From here it waits for the confirmation.
    expect(await returns.toRefund(SECOND)).toEqual([undefined, []])
    const [request] = requestsOf(item)
    expect([item['state'], request]).toEqual(['received', expect.objectContaining({ act: 'settle', state: 'waiting', isMine: true })])
    expect((await app.get('/adm/return/browse?show=confirm', { as: SECOND, now: shop.now })).data.items).toMatchObject([{ returnSeq }])
    expect((await decide('confirm', request!.requestSeq, SECOND)).data.item).toEqual({ fate: 'done' })
    const settled = (await returns.read(`/adm/return/read?returnSeq=${returnSeq}`, PEOPLE.admin)).data.item
    expect([settled['state'], requestsOf(settled)[0]]).toEqual([
      'settled',
      expect.objectContaining({ state: 'confirmed', decidedBy: '이확인', by: '박요청' }),
    ])
    const [line] = await app.open.db.select().from(audits).where(eq(audits.action, 'refund.confirm'))
    expect(line).toMatchObject({ target: `return:${returnSeq}`, actor: 'staff:second' })
    await shop.audit()
  })

  test('sums of one day that come to more together are asked for as well, and count anew after it', async () => {
    const { orderId } = await shop.bought(CHAIRS)
    expect((await act('give', orderId, { amount: 30_000 })).data.item).toMatchObject({ refundAmount: 30_000 })
    const request = await asked('give', orderId, { amount: 30_001 })
    expect((await decide('confirm', request.requestSeq)).status).toBe(200)
    // What another has confirmed is in nobody's sum.
    expect((await act('give', orderId, { amount: 5_000 }, PEOPLE.admin)).data.item).toMatchObject({ refundAmount: 65_001 })
    expect(requestsOf((await act('give', orderId, { amount: 25_001 }, SECOND)).data.item)[0]).toMatchObject({ state: 'waiting' })
    const [last] = requestsOf(await read(orderId, SECOND))
    expect((await decide('withdraw', last!.requestSeq, SECOND)).status).toBe(200)
    shop.now = new Date(NOW.getTime() + 24 * 3_600_000 + 1_000)
    await app.open.db.update(staffSessions).set({ expiresAt: new Date(shop.now.getTime() + 3_600_000) })
    expect((await act('give', orderId, { amount: 25_001 }, SECOND)).data.item).toMatchObject({ refundAmount: 90_002 })
    await shop.audit()
  })

  test('nobody confirms their own, also no administrator; and it says so where nobody else may', async () => {
    const { orderId } = await shop.bought(CHAIRS)
    const { data } = await act('cancel', orderId, {}, PEOPLE.admin)
    const [request] = requestsOf(data.item)
    expect(words(await decide('confirm', request!.requestSeq))).toEqual([403, expect.stringContaining('다른 분이 확인해야 합니다')])
    expect((await decide('sendBack', request!.requestSeq, PEOPLE.admin, { reason: WHY })).status).toBe(403)
    await app.open.db.update(staff).set({ blockedAt: NOW }).where(eq(staff.id, 'second'))
    expect(requestsOf(await read(orderId))[0]).toMatchObject({ isMine: true, hasOther: true })
    await beManager('packer')
    expect(requestsOf(await read(orderId))[0]).toMatchObject({ isMine: true, hasOther: false })
    expect(words(await decide('confirm', request!.requestSeq, PEOPLE.manager))).toEqual([403, expect.stringContaining('‘취소와 환불’')])
    expect(await waiting(PEOPLE.manager)).toBeUndefined()
    expect((await read(orderId))['refundAmount']).toBe(0)
  })

  test('who confirms gives the password again first', async () => {
    const { orderId } = await shop.bought(CHAIRS)
    const { requestSeq } = await asked('cancel', orderId)
    await app.open.db.update(staffSessions).set({ confirmedAt: new Date(Date.now() - 3_600_000) })
    expect((await decide('confirm', requestSeq)).status).toBe(403)
    expect(await read(orderId)).toMatchObject({ state: 'paid', refundAmount: 0 })
    await app.open.db.update(staffSessions).set({ confirmedAt: sql`clock_timestamp()` })
    expect((await decide('confirm', requestSeq)).status).toBe(200)
  })

  test('of two who confirm at once, and of two presses, one gives it back', async () => {
    const { orderId, amount, paymentKey } = await shop.bought(CHAIRS)
    const { requestSeq } = await asked('cancel', orderId)
    const answers = await Promise.all([decide('confirm', requestSeq), decide('confirm', requestSeq, SECOND), decide('confirm', requestSeq)])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409])
    expect(answers.find(({ status }) => status === 409)!.data.resultMessage).toMatch(
      /^(관리자|이확인)님이 이미 이 요청을 확인하고 환불했습니다\./,
    )
    expect(charges.get(paymentKey)!.balanceAmount).toBe(0)
    expect(await read(orderId)).toMatchObject({ state: 'cancelled', refundAmount: amount, refunds: [{ amount }] })
    // A press whose answer was lost is answered, and gives nothing back.
    const other = await shop.bought(CHAIRS)
    const again = await asked('cancel', other.orderId)
    const key = { as: PEOPLE.admin, now: shop.now, headers: { 'idempotency-key': 'confirm-refund-0001' } }
    for (const _ of [1, 2])
      expect((await app.post('/adm/refund/confirm', { requestSeq: again.requestSeq }, key)).data.item).toEqual({ fate: 'done' })
    expect(await read(other.orderId)).toMatchObject({ refunds: [{ amount }] })
    await shop.audit()
  })

  test('after another change the request is over, and what was entered can still be read', async () => {
    const { orderId } = await shop.bought(CHAIRS)
    const { requestSeq } = await asked('cancel', orderId)
    expect((await act('move', orderId, { to: 'preparing' })).status).toBe(200)
    expect(words(await decide('confirm', requestSeq))).toEqual([409, expect.stringContaining('이 요청으로는 환불할 수 없습니다')])
    expect(requestsOf(await read(orderId))).toMatchObject([{ state: 'moved', reason: WHY, by: '박요청' }])
    expect([await waiting(PEOPLE.admin), await returns.ordersToConfirm(PEOPLE.admin)]).toEqual([undefined, []])
    const anew = await asked('cancel', orderId)
    expect((await decide('confirm', anew.requestSeq)).status).toBe(200)
    expect(requestsOf(await read(orderId)).map(({ state }) => state)).toEqual(['confirmed', 'moved'])
    await shop.audit()
  })

  test('a request lapses after two weeks, with the account that was entered', async () => {
    const { orderId, paymentKey } = await shop.bought(CHAIRS, { method: 'VBANK' })
    const context = { base: '', now: () => shop.now, receive: () => undefined, outcome: async () => 'webhookNever' }
    await move(charges.get(paymentKey)!, 'deposit', context)
    await shop.webhook(paymentKey)
    const { requestSeq } = await asked('cancel', orderId, { refundAccount: ACCOUNT })
    const opened = await app.post('/adm/order/open', { orderId, reason: WHY }, { as: PEOPLE.admin, now: shop.now })
    expect(opened.data.items).toContainEqual({ words: '확인할 환불의 계좌', value: '라움은행 1101234567 송다온' })
    shop.now = new Date(NOW.getTime() + 14 * 86_400_000)
    await app.open.db.update(staffSessions).set({ expiresAt: new Date(shop.now.getTime() + 3_600_000) })
    expect(words(await decide('confirm', requestSeq))).toEqual([409, expect.stringContaining('기한이 지난 환불 요청입니다')])
    expect(requestsOf(await read(orderId))).toMatchObject([{ state: 'lapsed', hasAccount: true }])
    await endStaleRequests(app.open.db, shop.where)
    const [row] = await app.open.db.select().from(refundRequests).where(eq(refundRequests.requestSeq, requestSeq))
    expect(row).toMatchObject({ state: 'lapsed', account: null, decidedBy: null })
  })

  test('a request is sent back with a reason, or taken back by who asked, and then gives nothing back', async () => {
    const { orderId } = await shop.bought(CHAIRS)
    const first = await asked('cancel', orderId)
    expect((await decide('withdraw', first.requestSeq)).status).toBe(403)
    expect((await decide('sendBack', first.requestSeq, SECOND, { reason: '사진을 먼저 받아 주세요' })).status).toBe(200)
    expect(requestsOf(await read(orderId, PEOPLE.manager))[0]).toMatchObject({
      ...{ state: 'sentBack', decidedBy: '이확인', sentBackFor: '사진을 먼저 받아 주세요', isMine: true },
    })
    expect(words(await decide('confirm', first.requestSeq))).toEqual([
      409,
      expect.stringMatching(/^이확인님이 이미 이 요청을 돌려보냈습니다\./),
    ])
    const next = await asked('give', orderId, { amount: MOST + 1 })
    expect((await decide('withdraw', next.requestSeq, PEOPLE.manager)).status).toBe(200)
    expect((await decide('confirm', next.requestSeq)).data.resultMessage).toMatch(/^박요청님이 이미 이 요청을 거두었습니다\./)
    expect(await read(orderId)).toMatchObject({ refundAmount: 0, state: 'paid' })
    const lines = await app.open.db.select().from(audits).where(like(audits.action, 'refund.%')).orderBy(audits.id)
    expect(lines.map(({ action }) => action)).toEqual(['refund.ask', 'refund.sendBack', 'refund.ask', 'refund.withdraw'])
    await shop.audit()
  })

  test('what the provider refuses is told, and can be asked for anew', async () => {
    const { orderId, paymentKey, amount } = await shop.bought(CHAIRS)
    const { requestSeq } = await asked('cancel', orderId)
    const charge = charges.get(paymentKey)!
    charge.balanceAmount = 1
    expect((await decide('confirm', requestSeq)).data.item).toEqual({ fate: 'refused' })
    expect(await read(orderId)).toMatchObject({ state: 'paid', refundAmount: 0, refunds: [{ state: 'failed' }] })
    charge.balanceAmount = amount
    const anew = await asked('cancel', orderId)
    expect((await decide('confirm', anew.requestSeq)).data.item).toEqual({ fate: 'done' })
    await shop.audit()
  })
})
