// Those who pay the link of a telephone order: at once, late, with another secret, or after it was taken back.
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { PAY_LINK_HOURS } from '@/schemas/rules/store/order-drafts'
import { payments } from '@/services/db/tables/payments'
import { charges } from '@/services/simulators/toss/charges'
import { itemOf, PhoneOrders, said, VISITOR } from '@/tests/support/phone-orders'
import { minutesAfter, Shop, type Prepared } from '@/tests/support/store-orders'
import { openTestApp, type TestApp } from '@/tests/support/test-app'
import { expireOrders } from '../payments/expire-orders'
import { reconcilePayments } from '../payments/reconcile-payments'

const ports = vi.hoisted(() => ({ sendMail: vi.fn(), sendText: vi.fn() }))
vi.mock('@/services/outside/send-mail', async (original) => ({ ...(await original<object>()), sendMail: ports.sendMail }))
vi.mock('@/services/outside/send-text', async (original) => ({ ...(await original<object>()), sendText: ports.sendText }))

let app: TestApp
let shop: Shop
let phone: PhoneOrders
beforeAll(async () => {
  app = await openTestApp('postgres')
  shop = await Shop.open(app)
  phone = new PhoneOrders(app, shop)
  await phone.hire()
})
afterAll(async () => {
  await shop.close()
  await app.drop()
})
beforeEach(async () => {
  await phone.reset()
  ports.sendMail.mockReset().mockResolvedValue(true)
  ports.sendText.mockReset().mockResolvedValue({ state: 'sent' })
})

test('S-PAYLINK: 20 who pay one link at once make one order, and it is paid once', async () => {
  const draft = await phone.written()
  const { token } = await phone.sent(draft)
  const answers = await Promise.all(
    Array.from({ length: 20 }, async () => {
      const prepared = await phone.pay(token, draft.amounts.paid)
      if (prepared.status !== 200) return prepared.status
      return (await phone.confirm(prepared.data.item as unknown as Prepared)).status
    }),
  )
  expect(answers.filter((status) => status === 200)).toHaveLength(1)
  expect(answers.every((status) => status === 200 || status === 409)).toBe(true)
  const made = await phone.ordersOf(draft.draftSeq)
  expect(made.map(({ state }) => state)).toEqual(['paid'])
  expect(await shop.stockOf('lamp-1')).toEqual({ reserved: 0, sold: 2 })
  await shop.audit()
})

test('S-PAYLINK: another way of paying makes a new order once nobody pays the old one', async () => {
  const draft = await phone.written()
  const { token } = await phone.sent(draft)
  const first = await phone.begun(token, draft.amounts.paid)
  const second = await phone.begun(token, draft.amounts.paid, { method: 'TRANSFER' })
  expect(second.orderId).not.toBe(first.orderId)
  expect(said(await phone.confirm(first))[0]).toBe(409)
  expect((await phone.confirm(second)).status).toBe(200)
  expect((await phone.ordersOf(draft.draftSeq)).map(({ state }) => state).toSorted()).toEqual(['expired', 'paid'])
  await shop.audit()
})

/** A charge whose answer was lost, of an order that ended as if nothing had been begun. @returns the key of the charge. */
async function lostCharge(order: Prepared): Promise<string> {
  const paymentKey = shop.authenticate(order)
  await shop.order('lose')
  await shop.order('readError', 2)
  expect((await shop.confirm(order, paymentKey, VISITOR)).status).toBe(409)
  await app.open.db.update(payments).set({ state: 'failed' }).where(eq(payments.paymentKey, paymentKey))
  await shop.forget()
  shop.now = minutesAfter(31)
  expect(await expireOrders(app.open, shop.where)).toBe(1)
  await phone.atWork()
  return paymentKey
}

test.each(['paid by another', 'taken back', 'cancelled', 'sent anew'])(
  'S-PAYLINK: a charge that is found late is given back where the link was %s',
  async (how) => {
    const { draft, token } = await phone.sent(await phone.written())
    const key = await lostCharge(await phone.begun(token, draft.amounts.paid))
    const one = { draftSeq: draft.draftSeq, version: draft.version }
    if (how === 'paid by another') expect((await phone.confirm(await phone.begun(token, draft.amounts.paid))).status).toBe(200)
    if (how === 'taken back') itemOf(await phone.post('withdraw', one))
    if (how === 'cancelled') itemOf(await phone.post('cancel', { ...one, reason: '고객이 그만두심' }))
    if (how === 'sent anew') await phone.sent(await phone.read(draft.draftSeq))
    await reconcilePayments(app.open, shop.where, minutesAfter(-60))
    expect(charges.get(key)).toMatchObject({ status: 'CANCELED', balanceAmount: 0 })
    const standing = (await phone.ordersOf(draft.draftSeq)).filter(({ state }) => state !== 'expired')
    expect(standing.map(({ state }) => state)).toEqual(how === 'paid by another' ? ['paid'] : [])
    await shop.audit()
  },
)

test('a charge that is found late pays a link that still stands', async () => {
  const { draft, token } = await phone.sent(await phone.written())
  await lostCharge(await phone.begun(token, draft.amounts.paid))
  await reconcilePayments(app.open, shop.where, minutesAfter(-60))
  expect(await phone.read(draft.draftSeq)).toMatchObject({ state: 'paid' })
  await shop.audit()
})

test('C-PAYLINK: a link is paid within its term, also where it was opened before; after it, it says so', async () => {
  const draft = await phone.written()
  const { token } = await phone.sent(draft)
  shop.now = new Date(minutesAfter(PAY_LINK_HOURS * 60).getTime() - 60_000)
  const begun = await phone.begun(token, draft.amounts.paid)
  shop.now = minutesAfter(PAY_LINK_HOURS * 60)
  expect(said(await phone.open(token))).toEqual([409, expect.stringContaining('결제 기한이 지난 링크')])
  expect(said(await phone.pay(token, draft.amounts.paid))[0]).toBe(409)
  expect(said(await phone.confirm(begun))[0]).toBe(409)
  await expireOrders(app.open, shop.where)
  await phone.atWork()
  expect(await phone.read(draft.draftSeq)).toMatchObject({ state: 'lapsed', order: null })
  const again = await phone.sent(await phone.read(draft.draftSeq))
  expect((await phone.open(again.token)).status).toBe(200)
  expect(said(await phone.open(token))).toEqual([404, expect.stringContaining('가장 나중에 받으신 링크')])
  await shop.audit()
})

test('a secret that was changed, none, or of another draft opens nothing', async () => {
  const { token } = await phone.sent(await phone.written())
  const changed = `${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}`
  for (const wrong of [changed, token.slice(1), 'x', `${token}' or '1'='1`]) {
    expect((await phone.open(wrong)).status).toBe(404)
    expect((await phone.pay(wrong, 1)).status).toBe(404)
  }
  expect((await phone.open('')).status).toBe(400)
  expect((await phone.open(token)).headers.get('cache-control')).toContain('no-store')
})

test('what is being paid is not taken back, and a deposit that is awaited is neither paid twice nor cancelled here', async () => {
  const draft = await phone.written()
  const { token, draft: out } = await phone.sent(draft)
  const order = await phone.begun(token, draft.amounts.paid, { method: 'VBANK' })
  expect((await phone.confirm(order)).status).toBe(200)
  expect(await phone.read(draft.draftSeq)).toMatchObject({ state: 'waiting', order: { state: 'waiting' } })
  expect(said(await phone.open(token))).toEqual([409, expect.stringContaining('입금을 기다리고')])
  expect(said(await phone.pay(token, draft.amounts.paid))[0]).toBe(409)
  expect(said(await phone.post('cancel', { draftSeq: out.draftSeq, version: out.version, reason: '고객이 그만두심' }))).toEqual([
    409,
    expect.stringContaining('입금을 기다리고'),
  ])
})

test('what the order form asks is asked: consents of a visitor, the goods made to order, the sum that was shown', async () => {
  const draft = await phone.written()
  const { token } = await phone.sent(draft)
  const { paid } = draft.amounts
  expect(said(await phone.pay(token, paid, { agreed: false }))[0]).toBe(400)
  expect(said(await phone.pay(token, paid, { consents: ['terms'] }))).toEqual([400, expect.stringContaining('필수 항목')])
  expect(said(await phone.pay(token, paid - 1))).toEqual([409, expect.stringContaining('결제 금액이 바뀌었습니다')])
  expect(await phone.ordersOf(draft.draftSeq)).toEqual([])
})
