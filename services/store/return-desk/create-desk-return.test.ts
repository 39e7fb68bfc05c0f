// Returns of orders that nobody could send back: a visitor's, those whose days have passed, and money that goes back without any pieces.
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { staffSessions } from '@/services/db/tables/auth'
import { audits } from '@/services/db/tables/base'
import { orderMessages, orders } from '@/services/db/tables/orders'
import { charges } from '@/services/simulators/toss/charges'
import { move } from '@/services/simulators/toss/pay'
import { GUEST, member, Shop } from '@/tests/support/store-orders'
import { Returns } from '@/tests/support/store-returns'
import { clearAudits } from '@/tests/support/clear-audits'
import { openTestApp, PEOPLE, type TestApp } from '@/tests/support/test-app'
import { ONE_DATABASE } from '@/tests/support/test-database'
import { orderNewsWords } from '../domain/orders/tell-buyer'

const CHAIRS = [{ variantId: 'chair-red', qty: 3 }]
const WHY = '전화로 말씀하셨습니다'
const STRANGER = { visit: 's'.repeat(43), identified: { memberName: '박도윤', mobileNo: '01020001011' } }
const DAY = 86_400_000

describe.each(ONE_DATABASE)('on %s', (kind) => {
  let app: TestApp
  let shop: Shop
  let returns: Returns
  beforeAll(async () => {
    app = await openTestApp(kind)
    shop = await Shop.open(app)
    returns = new Returns(shop)
  })
  afterAll(async () => {
    await shop.close()
    await app.drop()
  })
  beforeEach(async () => {
    await shop.reset()
    await clearAudits(app.open.db)
  })

  const desk = async (path: string, orderId: string, change: object) => {
    await app.open.db.update(staffSessions).set({ expiresAt: new Date(shop.now.getTime() + 3_600_000) })
    const { version } = await shop.orderOf(orderId)
    return app.post(path, { orderId, version, reason: WHY, ...change }, { as: PEOPLE.admin, now: shop.now })
  }
  const create = (orderId: string, change: object) =>
    desk('/adm/return/create', orderId, { kind: 'refund', cause: 'fault', way: 'pickup', fee: 0, ...change })
  const give = (orderId: string, change: object) => desk('/adm/order/give', orderId, change)
  const delivered = async (as: object = GUEST, change: object = {}) => {
    const order = await shop.bought(CHAIRS, change, as)
    await returns.deliver(order.orderId)
    const [line] = await shop.linesOf(order.orderId)
    return { ...order, lineSeq: line!.lineSeq }
  }
  const guest = (path: string, as: object = GUEST) => app.get(`/svc/returnSvcApi/${path}`, { as: as, now: shop.now })
  const newsOf = async (orderId: string) => {
    const rows = await app.open.db.select().from(orderMessages).where(eq(orderMessages.orderId, orderId))
    const [order] = await app.open.db.select().from(orders).where(eq(orders.orderId, orderId))
    return rows.map(({ news, amount }) => orderNewsWords(news, order!.orderName, amount, order!.memberNo === null))
  }

  test('a visitor who is identified sends pieces of a delivered order back, reads how far they are, and nobody else does', async () => {
    const { orderId, lineSeq, amount } = await delivered()
    const offer = await guest(`guestOffer?id=${orderId}`)
    expect(offer.data.item).toMatchObject({ orderId, mindUntil: '2026-06-08', lines: [{ left: 3 }] })
    expect((await guest(`guestOffer?id=${orderId}`, STRANGER)).status).toBe(404)
    const asking = { id: orderId, items: [{ lineSeq, qty: 1 }], cause: 'mind', reason: '색이 어울리지 않습니다.', way: 'send', fee: 0 }
    const ask = (as: object) => app.post('/svc/orderSvcApi/guestRefund', asking, { as: as, now: shop.now })
    expect((await ask(STRANGER)).status).toBe(404)
    const asked = await ask(GUEST)
    expect(asked.status, asked.data.resultMessage).toBe(200)
    const returnSeq = asked.data.item['returnSeq'] as number
    const list = async () => (await guest(`guestList?id=${orderId}`)).data.items as unknown as { state: string; amount: number }[]
    expect(await list()).toMatchObject([
      { returnSeq, kind: 'refund', state: 'requested', amount: amount / 3, reason: '색이 어울리지 않습니다.' },
    ])
    expect((await guest(`guestList?id=${orderId}`, STRANGER)).data.items).toEqual([])
    for (const act of ['accept', 'receive', 'settle']) await returns.done(act, returnSeq)
    expect(await list()).toMatchObject([{ state: 'settled' }])
    expect((await shop.orderOf(orderId)).state).toBe('delivered')
    expect([...charges.values()]).toMatchObject([{ balanceAmount: amount - amount / 3 }])
    await shop.audit()
  })

  test('a refusal tells a visitor where its reason stands', async () => {
    const { orderId, lineSeq } = await delivered()
    const made = await create(orderId, { items: [{ lineSeq, qty: 1 }] })
    await returns.done('refuse', made.data.item['returnSeq'] as number)
    expect((await newsOf(orderId)).at(-1)).toBe('의자 주문의 교환·반품을 받아들이지 못했습니다. 사유를 비회원 주문 조회에서 확인해 주세요.')
  })

  test('staff take in a return long after its days, with less money for what was used, and it goes its whole way', async () => {
    const buyer = await shop.join()
    const { orderId, lineSeq, amount } = await delivered(member(buyer))
    shop.now = new Date(shop.now.getTime() + 200 * DAY)
    const late = await returns.ask('refund', orderId, [{ lineSeq, qty: 3 }], member(buyer))
    expect(late.status).toBe(409)
    expect((await create(orderId, { items: [{ lineSeq, qty: 4 }] })).status).toBe(409)
    expect((await create(orderId, { items: [{ lineSeq, qty: 1 }], fee: amount })).data.resultMessage).toBe(
      '뺄 금액이 돌려드릴 금액보다 많습니다. 금액을 확인해 주세요.',
    )
    expect((await create(orderId, { items: [{ lineSeq, qty: 3 }], fee: 10_000 })).data.resultMessage).toBe(
      '우리 쪽 사정으로 돌아오는 상품입니다. 감액하는 사유를 입력해 주세요.',
    )
    const made = await create(orderId, { items: [{ lineSeq, qty: 3 }], fee: 10_000, feeReason: '반년 동안 쓰셨습니다' })
    expect(made.status, made.data.resultMessage).toBe(200)
    const returnSeq = made.data.item['returnSeq'] as number
    const own = await app.get(`/svc/returnSvcApi/svcRead?returnSeq=${returnSeq}`, { as: member(buyer), now: shop.now })
    expect(own.data.item).toMatchObject({ cause: 'fault', fee: 10_000, feeReason: '반년 동안 쓰셨습니다' })
    for (const act of ['accept', 'receive', 'settle']) await returns.done(act, returnSeq)
    const { data } = await app.get(`/svc/orderSvcApi/svcRead?id=${orderId}`, { as: member(buyer), now: shop.now })
    expect(data.item).toMatchObject({ refundAmount: amount - 10_000 })
    expect((await newsOf(orderId)).at(-1)).toBe(`의자 주문의 반품이 끝났습니다. 환불 금액 ${(amount - 10_000).toLocaleString('ko-KR')}원`)
    const [line] = await app.open.db.select().from(audits).where(eq(audits.action, 'return.create'))
    expect(line).toMatchObject({ detail: { orderId, kind: 'refund', fee: 10_000, feeReason: '반년 동안 쓰셨습니다', reason: WHY } })
  })

  test('staff exchange for another option of the same price, and for no other', async () => {
    const { orderId, lineSeq } = await delivered()
    const exchange = (variantId: string) => create(orderId, { kind: 'exchange', items: [{ lineSeq, qty: 1, variantId }] })
    expect((await exchange('chair-blue')).data.resultMessage).toBe(
      '같은 상품의 같은 가격 옵션으로만 교환할 수 있습니다. 옵션을 다시 골라 주세요.',
    )
    const made = await exchange('chair-red')
    const returnSeq = made.data.item['returnSeq'] as number
    await returns.done('accept', returnSeq)
    await returns.done('receive', returnSeq)
    await returns.done('settle', returnSeq, { carrier: 'own', trackingNo: 'R20260601' })
    await shop.audit()
  })

  test('money that goes back without pieces leaves the order as it is, and what is returned later is what is left', async () => {
    const buyer = await shop.join()
    const { orderId, lineSeq, amount } = await delivered(member(buyer))
    expect((await give(orderId, { amount: amount + 1 })).data.resultMessage).toBe('결제하고 남은 금액보다 많습니다. 금액을 확인해 주세요.')
    const given = await give(orderId, { amount: 7_000 })
    expect(given.status, given.data.resultMessage).toBe(200)
    expect(given.data.item).toMatchObject({ state: 'delivered', refundAmount: 7_000, pieces: 3 })
    expect((await newsOf(orderId)).at(-1)).toBe('의자 주문의 결제 금액 가운데 7,000원을 돌려드렸습니다.')
    await shop.audit()
    expect((await returns.offer(orderId, member(buyer))).most).toBe(amount - 7_000)
    const returnSeq = await returns.asked('refund', orderId, [{ lineSeq, qty: 3 }], member(buyer))
    for (const act of ['accept', 'receive', 'settle']) await returns.done(act, returnSeq)
    const { data } = await app.get(`/svc/orderSvcApi/svcRead?id=${orderId}`, { as: member(buyer), now: shop.now })
    expect(data.item).toMatchObject({ refundAmount: amount })
    await shop.audit()
  })

  test('what was paid into a virtual account goes back to an account that is named', async () => {
    const order = await shop.bought(CHAIRS, { method: 'VBANK' })
    const context = { base: '', now: () => shop.now, receive: () => undefined, outcome: async () => 'webhookNever' as const }
    await move(charges.get(order.paymentKey)!, 'deposit', context)
    await shop.webhook(order.paymentKey)
    await returns.deliver(order.orderId)
    expect((await give(order.orderId, { amount: 7_000 })).data.resultMessage).toBe(
      '가상계좌로 받은 돈입니다. 돌려드릴 계좌를 입력해 주세요.',
    )
    const refundAccount = { bank: '20', accountNo: '11012345678', holder: '송다온' }
    expect((await give(order.orderId, { amount: 7_000, refundAccount })).status).toBe(200)
    expect((await app.open.pool.query('select account from refund')).rows).toEqual([{ account: null }])
    await shop.audit()
  })
})
