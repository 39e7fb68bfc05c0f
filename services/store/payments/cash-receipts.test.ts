import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Order } from '@/schemas/api/store/orders'
import { cashReceipts, paymentEvents, payments } from '@/services/db/tables/payments'
import { charges } from '@/services/simulators/toss/charges'
import { move } from '@/services/simulators/toss/pay'
import { receipts } from '@/services/simulators/toss/receipts'
import { GUEST, member, minutesAfter, Shop } from '@/tests/support/store-orders'
import { openTestApp, type TestApp } from '@/tests/support/test-app'
import { ONE_DATABASE } from '@/tests/support/test-database'
import { issueUnasked } from './issue-unasked'
import { settleUndecided } from './reconcile-payments'
import { settleReceipts } from './settle-receipts'

const LAMP = { variantId: 'lamp-1', qty: 1 }
const TWO_LAMPS = { variantId: 'lamp-1', qty: 2 }
const CHAIRS = { variantId: 'chair-red', qty: 3 }
const ASKED = { kind: 'income', number: '010-2000-1011' }
const ACCOUNT = { bank: '20', accountNo: '11012345678', holder: '송다온' }
const DAY = 24 * 60
const TRANSFER = { method: 'TRANSFER' }

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
  beforeEach(() => shop.reset())

  const tick = async (minutes: number) => {
    shop.now = minutesAfter(minutes)
    await settleUndecided(app.open, shop.where)
    await issueUnasked(app.open, shop.where)
    await settleReceipts(app.open, shop.where)
  }
  const bank = (paymentKey: string, chosen: string) =>
    move(charges.get(paymentKey)!, chosen, { base: '', now: () => shop.now, receive: () => undefined, outcome: async () => 'webhookNever' })
  const shown = async (orderId: string) => (await app.open.db.select().from(cashReceipts).where(eq(cashReceipts.orderId, orderId))).length
  const rows = async (orderId: string) =>
    (await shop.receiptsOf(orderId)).map(({ act, origin, amount, state }) => `${act} ${origin} ${amount} ${state}`)
  const read = async (orderId: string) =>
    (await app.get(`/svc/orderSvcApi/guestRead?id=${orderId}`, { as: GUEST, now: shop.now })).data.item as unknown as Order
  const faults = async (orderId: string) =>
    (await app.open.db.select().from(paymentEvents).where(eq(paymentEvents.orderId, orderId))).flatMap((one) =>
      one.kind === 'fault' ? one.detail : [],
    )

  test('SYS-40: a receipt of the window is one fact, however often its payment is told of, and is cancelled with what goes back', async () => {
    const { orderId, paymentKey } = await shop.bought([TWO_LAMPS], TRANSFER, GUEST, { receiptType: '지출증빙' })
    for (const at of ['1', '2', '2', '3']) await shop.webhook(paymentKey, at)
    expect(await rows(orderId)).toEqual(['confirm window 63000 progress'])
    expect((await read(orderId)).payment).toMatchObject({
      cashReceipt: { status: 'PROGRESS', kind: 'proof', amount: 63_000, unaskedYn: 'N' },
      cashReceiptUntil: null,
    })
    await tick(2)
    expect((await read(orderId)).payment!.cashReceipt).toMatchObject({ status: 'DONE', receiptUrl: expect.stringContaining('https://') })
    const [line] = await shop.linesOf(orderId)
    await shop.cancel(orderId, { items: [{ lineSeq: line!.lineSeq, qty: 1 }] })
    await shop.webhook(paymentKey, '4')
    expect(await rows(orderId)).toEqual(['confirm window 63000 done', 'cancel window 30000 progress'])
    await shop.cancel(orderId)
    await tick(8)
    expect((await read(orderId)).payment!.cashReceipt).toMatchObject({ status: 'CANCEL', amount: 0 })
    await shop.audit()
  })

  test('SYS-40: the receipt of a deposit is issued with the deposit; one that the bank takes back takes it along, and another brings another', async () => {
    const { orderId, paymentKey } = await shop.bought([LAMP], { method: 'VBANK' }, GUEST, { receiptType: '소득공제' })
    expect(await rows(orderId)).toEqual([])
    await bank(paymentKey, 'deposit')
    await shop.webhook(paymentKey, '1')
    expect(await rows(orderId)).toEqual(['confirm window 33000 progress'])
    shop.now = minutesAfter(5)
    await bank(paymentKey, 'reverse')
    await shop.webhook(paymentKey, '2')
    shop.now = minutesAfter(9)
    await bank(paymentKey, 'deposit')
    await shop.webhook(paymentKey, '3')
    await tick(30)
    expect(await rows(orderId)).toEqual(['confirm window 33000 done', 'cancel window 33000 done', 'confirm window 33000 done'])
    await shop.audit()
  })

  test('SYS-40: asked for later it is issued once; its number is sealed until then, and gone after', async () => {
    const buyer = await shop.join()
    const { orderId } = await shop.bought([LAMP], TRANSFER, member(buyer))
    expect((await shop.askReceipt(orderId, ASKED)).status).toBe(404)
    await shop.order('lose')
    const answer = await shop.askReceipt(orderId, ASKED, member(buyer))
    expect(answer.data.item).toMatchObject({ payment: { cashReceipt: { status: 'PROGRESS', kind: 'income', amount: 33_000 } } })
    const [row] = await shop.receiptsOf(orderId)
    expect(row).toMatchObject({ state: 'requested', number: '01020001011' })
    const raw = (await app.open.db.execute<{ number: string }>('select number from cash_receipt')).rows
    expect(raw[0]!.number).not.toContain('01020001011')
    // Nobody issues a second one meanwhile.
    expect((await shop.askReceipt(orderId, ASKED, member(buyer))).status).toBe(409)
    await tick(2)
    await tick(3)
    await tick(9)
    expect(receipts.map(({ customerIdentityNumber, amount }) => [customerIdentityNumber, amount])).toEqual([['01020001011', 33_000]])
    expect((await shop.receiptsOf(orderId))[0]).toMatchObject({ state: 'done', number: null })
    await shop.audit()
  })

  test('SYS-40: a wrong number is told by the rule; one that the tax office refuses can be asked for again; a card has none', async () => {
    const { orderId } = await shop.bought([LAMP], TRANSFER)
    const wrong = await shop.askReceipt(orderId, { kind: 'proof', number: '123-45-67890' })
    expect([wrong.status, wrong.data.resultMessage]).toEqual([
      400,
      '사업자등록번호 또는 현금영수증 카드 번호를 정확히 입력해 주세요. 예) 123-45-67891',
    ])
    await shop.order('receiptRefuse')
    expect((await shop.askReceipt(orderId, ASKED)).status).toBe(409)
    expect((await read(orderId)).payment).toMatchObject({ cashReceipt: { status: 'FAIL' }, cashReceiptUntil: expect.any(String) })
    await shop.order('receiptFail')
    expect((await shop.askReceipt(orderId, ASKED)).status).toBe(200)
    await tick(5)
    expect(await faults(orderId)).toEqual(['현금영수증 INVALID_REGISTRATION_NUMBER_TYPE', '현금영수증 FAILED_CASH_RECEIPT'])
    expect((await shop.askReceipt(orderId, { kind: 'proof', number: '123-45-67891' })).status).toBe(200)
    const card = await shop.bought([LAMP])
    expect((await shop.askReceipt(card.orderId, ASKED)).status).toBe(409)
    expect((await read(card.orderId)).payment).toMatchObject({ cashReceipt: null, cashReceiptUntil: null })
    const late = await shop.bought([LAMP], TRANSFER)
    shop.now = minutesAfter(31 * DAY)
    expect((await shop.askReceipt(late.orderId, ASKED)).data.resultMessage).toBe(
      '현금영수증을 신청하실 수 있는 기간이 지났습니다. 고객센터로 문의해 주세요.',
    )
  })

  test('SYS-40: from 100,000 won it is issued unasked after four days, once by any number of clocks, and follows each refund', async () => {
    const small = await shop.bought([LAMP], TRANSFER)
    const { orderId, amount } = await shop.bought([CHAIRS], TRANSFER)
    await tick(3 * DAY)
    expect(receipts).toEqual([])
    shop.now = minutesAfter(4 * DAY)
    await Promise.all([1, 2, 3].map(() => issueUnasked(app.open, shop.where)))
    await Promise.all([1, 2, 3].map(() => settleReceipts(app.open, shop.where)))
    await tick(4 * DAY + 2)
    expect(receipts.map(({ customerIdentityNumber, type }) => [customerIdentityNumber, type])).toEqual([['0100001234', '소득공제']])
    expect([await rows(orderId), await rows(small.orderId)]).toEqual([[`confirm unasked ${amount} done`], []])
    expect((await read(orderId)).payment!.cashReceipt).toMatchObject({ status: 'DONE', unaskedYn: 'Y', issueNumber: expect.any(String) })
    const [line] = await shop.linesOf(orderId)
    await shop.cancel(orderId, { items: [{ lineSeq: line!.lineSeq, qty: 1 }] })
    await shop.order('lose')
    await tick(4 * DAY + 3)
    await tick(4 * DAY + 5)
    await tick(4 * DAY + 9)
    expect(await rows(orderId)).toEqual([`confirm unasked ${amount} done`, 'cancel unasked 50001 done'])
    await shop.cancel(orderId)
    await tick(4 * DAY + 12)
    await tick(4 * DAY + 15)
    expect(await rows(orderId)).toHaveLength(3)
    await shop.audit()
  })

  test('SYS-40: a cancellation that is refused is asked for again, later and under another key', async () => {
    const { orderId, amount } = await shop.bought([CHAIRS], TRANSFER)
    await tick(4 * DAY)
    await tick(4 * DAY + 2)
    await shop.cancel(orderId)
    await shop.order('receiptRefuse')
    for (const minutes of [3, 4, 20, 61, 64, 130, 140]) await tick(4 * DAY + minutes)
    expect((await rows(orderId)).toSorted()).toEqual([
      `cancel unasked ${amount} done`,
      `cancel unasked ${amount} failed`,
      `confirm unasked ${amount} done`,
    ])
    await shop.audit()
  })

  test('SYS-40: money of before, whose receipt nobody noted, is looked up before a second one is issued', async () => {
    const { orderId } = await shop.bought([CHAIRS], TRANSFER, GUEST, { receiptType: '소득공제' })
    await app.open.db.delete(cashReceipts)
    await tick(4 * DAY)
    expect([receipts.length, await shown(orderId)]).toEqual([0, 1])
    await app.open.db.delete(cashReceipts)
    expect((await shop.askReceipt(orderId, ASKED)).status).toBe(409)
    expect([receipts.length, await shown(orderId)]).toEqual([0, 1])
  })

  test('SYS-40: what five days did not bring is written down once', async () => {
    const { orderId } = await shop.bought([CHAIRS], TRANSFER)
    await shop.order('apiError', 50)
    for (const days of [4, 5, 5.1, 5.2]) await tick(days * DAY)
    // Asked for and not known: it waits under its own key.
    expect(await rows(orderId)).toEqual(['confirm unasked 150003 requested'])
    await shop.forget()
    await tick(6 * DAY)
    await tick(6 * DAY + 5)
    expect(receipts).toHaveLength(1)
    const other = await shop.bought([CHAIRS], TRANSFER)
    await app.open.db
      .update(payments)
      .set({ paidAt: minutesAfter(0) })
      .where(eq(payments.orderId, other.orderId))
    await tick(6 * DAY + 6)
    await tick(6 * DAY + 9)
    expect(await faults(other.orderId)).toEqual(['현금영수증이 5일 안에 발급되지 않음'])
  })

  test('SYS-40: what the provider holds is said by the provider, cancelled as a whole, and no part of it', async () => {
    const chosen = await shop.prepared([LAMP, CHAIRS], { ...TRANSFER, escrow: true })
    expect(chosen).toMatchObject({ escrowProducts: [{ quantity: 3 }, { quantity: 1 }] })
    const paymentKey = shop.authenticate(chosen, { useEscrow: true })
    expect((await shop.confirm(chosen, paymentKey)).data.item).toMatchObject({ payment: { escrowYn: 'Y' } })
    const [line] = await shop.linesOf(chosen.orderId)
    const part = await shop.cancel(chosen.orderId, { items: [{ lineSeq: line!.lineSeq, qty: 1 }] })
    expect([part.status, part.data.resultMessage]).toEqual([
      400,
      '구매안전서비스(에스크로)로 결제하신 주문은 일부만 취소하실 수 없습니다. 주문 전체를 취소해 주세요.',
    ])
    expect((await shop.cancel(chosen.orderId)).data.item).toMatchObject({ status: 'CANCEL' })
    await shop.audit()
  })

  test('SYS-40: a card is never held, a buyer who chose it and is not protected is a fault, and the window may choose it alone', async () => {
    const card = await shop.prepared([LAMP], { escrow: true })
    expect(card).toMatchObject({ escrowProducts: [] })
    const without = await shop.bought([LAMP], { method: 'VBANK', escrow: true })
    await bank(without.paymentKey, 'deposit')
    await shop.webhook(without.paymentKey, '1')
    expect(await faults(without.orderId)).toEqual(['구매안전서비스가 적용되지 않음'])
    const alone = await shop.bought([TWO_LAMPS], { method: 'VBANK' }, GUEST, { useEscrow: true })
    await bank(alone.paymentKey, 'deposit')
    await shop.webhook(alone.paymentKey, '1')
    const [line] = await shop.linesOf(alone.orderId)
    const part = { items: [{ lineSeq: line!.lineSeq, qty: 1 }], refundAccount: ACCOUNT }
    expect((await shop.cancel(alone.orderId, part)).status).toBe(400)
  })
})
