import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Session } from '@/schemas/api/auth/session'
import { charges } from '@/services/simulators/toss/charges'
import { move } from '@/services/simulators/toss/pay'
import { GUEST, GIVEN, member, minutesAfter, Shop, type Prepared } from '@/tests/support/store-orders'
import { openTestApp, type TestApp } from '@/tests/support/test-app'
import { expireOrders } from './expire-orders'

const ORDERS = 3
let app: TestApp
let shop: Shop
beforeAll(async () => {
  app = await openTestApp('postgres')
  // As an installation has it that sets nothing.
  shop = await Shop.open(app, {})
})
afterAll(async () => {
  await shop.close()
  await app.drop()
})
beforeEach(() => shop.reset())

const lamps = (qty: number) => [{ variantId: 'lamp-1', qty }]
const person = (number: number) => ({ buyer: { name: `손님 ${number}`, phoneNo: `010-2000-${String(4_000 + number)}` } })
const told = async (...given: Parameters<Shop['prepare']>) => {
  const { status, data } = await shop.prepare(...given)
  return [status, data.resultMessage]
}
/** The bank has the deposit, and the provider tells it. */
const pay = async ({ paymentKey }: { paymentKey: string }) => {
  const now = () => shop.now
  await move(charges.get(paymentKey)!, 'deposit', { base: '', now, receive: () => undefined, outcome: async () => 'webhookNever' })
  await shop.webhook(paymentKey)
}

test('one number has a few unpaid orders without an account, under whatever names; paying or waiting frees it, and members order on', async () => {
  const unpaid = []
  for (let i = 0; i < ORDERS; i++)
    unpaid.push(await shop.prepared(lamps(1), { buyer: { name: `이름 ${i}`, phoneNo: i === 1 ? '01020001011' : '010-2000-1011' } }))
  const fourth = [
    409,
    '결제하지 않은 비회원 주문이 3건 있습니다. 먼저 하신 주문을 결제하시거나 15분 뒤에 다시 주문해 주세요. 입금을 기다리는 주문은 입금하시거나 취소해 주세요. 로그인하시면 바로 주문하실 수 있습니다.',
  ]
  expect(await told(lamps(1))).toEqual(fourth)
  expect((await told(lamps(1), person(1)))[0]).toBe(200)
  expect((await told(lamps(1), {}, member(await shop.join())))[0]).toBe(200)
  expect((await shop.confirm(unpaid[0]!, shop.authenticate(unpaid[0]!))).status).toBe(200)
  expect((await told(lamps(1)))[0]).toBe(200)
  expect(await told(lamps(1))).toEqual(fourth)
  shop.now = minutesAfter(16)
  await expireOrders(app.open, shop.where)
  expect((await told(lamps(1)))[0]).toBe(200)
  await shop.audit()
})

test('visitors who do not pay never take an option out of sale: what is over their share is refused in words, and stays for members', async () => {
  const half = GIVEN / 2
  expect(await told(lamps(GIVEN), person(1))).toEqual([
    409,
    `지금은 비회원으로 ${half}개까지 주문하실 수 있는 상품이 있습니다. 수량을 줄이거나 로그인한 뒤 주문해 주세요.`,
  ])
  expect(await shop.stockOf('lamp-1')).toEqual({ reserved: 0, sold: 0 })
  const all = await Promise.all(Array.from({ length: 8 }, (_, at) => told(lamps(3), person(at + 10))))
  expect(all.filter(([status]) => status === 200)).toHaveLength(3)
  expect((await shop.stockOf('lamp-1')).reserved).toBe(9)
  expect((await told(lamps(1), person(30)))[0]).toBe(200)
  expect(await told(lamps(1), person(31))).toEqual([
    409,
    '지금 다른 분들이 결제하고 있는 상품이 있습니다. 몇 분 뒤에 다시 주문하시거나 로그인한 뒤 주문해 주세요.',
  ])
  expect((await told(lamps(half), {}, member(await shop.join())))[0]).toBe(200)
  await shop.audit()
})

test('a deposit that is awaited is not paid: with a few of them one number is told to pay or to cancel, and so is a member', async () => {
  const deposit = { method: 'VBANK' }
  for (let i = 0; i < ORDERS; i++) await shop.bought(lamps(1), deposit)
  expect((await told(lamps(1), deposit))[0]).toBe(409)
  const buyer = member(await shop.join())
  const waiting = []
  for (let i = 0; i < 5; i++) waiting.push(await shop.bought(lamps(1), deposit, buyer))
  const sixth = [
    409,
    '결제하거나 입금하지 않은 주문이 5건 있습니다. 먼저 하신 주문에 입금하시거나 주문 내역에서 취소한 뒤 다시 주문해 주세요.',
  ]
  expect(await told(lamps(1), {}, buyer)).toEqual(sixth)
  const [first] = waiting
  await pay(first!)
  expect((await shop.orderOf(first!.orderId)).state).toBe('paid')
  expect((await told(lamps(1), {}, buyer))[0]).toBe(200)
  await shop.audit()
})

test('a member who begins many orders at once ends with five that wait for a deposit, however the calls cross', async () => {
  const buyer = member(await shop.join())
  const one = async () => {
    const { status, data } = await shop.prepare(lamps(1), { method: 'VBANK' }, buyer)
    if (status !== 200) return
    const order = data.item as unknown as Prepared
    await shop.confirm(order, shop.authenticate(order), buyer)
  }
  for (let round = 0; round < 8; round++) await Promise.all(Array.from({ length: 3 }, one))
  expect((await shop.stockOf('lamp-1')).reserved).toBe(5)
  await shop.audit()
})

test('a member’s unpaid orders hold a share of an option and no more; what is paid is not counted', async () => {
  const half = GIVEN / 2
  const buyer = member(await shop.join())
  expect(await told(lamps(half + 1), { method: 'VBANK' }, buyer)).toEqual([
    409,
    `결제하기 전에는 ${half}개까지 주문하실 수 있는 상품이 있습니다. 수량을 줄여 주문해 주세요. 결제하신 뒤에는 더 주문하실 수 있습니다.`,
  ])
  const held = await shop.bought(lamps(half), { method: 'VBANK' }, buyer)
  expect(await told(lamps(1), {}, buyer)).toEqual([
    409,
    '아직 입금하지 않은 주문에 담긴 상품이 있습니다. 먼저 하신 주문에 입금하시거나 주문 내역에서 취소한 뒤 다시 주문해 주세요.',
  ])
  expect((await told(lamps(2), {}, member(await shop.join())))[0]).toBe(200)
  await pay(held)
  expect((await told(lamps((GIVEN - half) / 2), {}, buyer))[0]).toBe(200)
  await shop.audit()
})

test('a visitor’s goods wait for a quarter of an hour, a member’s for half an hour', async () => {
  const minutesOf = async (as: Session) => {
    const { item } = (await shop.prepare(lamps(1), {}, as)).data
    return (new Date(String(item['heldUntil'])).getTime() - shop.now.getTime()) / 60_000
  }
  expect([await minutesOf(GUEST), await minutesOf(member(await shop.join()))]).toEqual([15, 30])
})

test('whoever has paid is never stopped: a confirmation may come as often as it has to', async () => {
  const buyer = member(await shop.join())
  const order = await shop.bought(lamps(1), {}, buyer)
  for (let time = 0; time < 40; time++) expect((await shop.confirm(order, order.paymentKey, buyer)).status).toBe(200)
})

test('forged keys of one order come to an end, and ask the provider no more', async () => {
  const order = await shop.prepared(lamps(1))
  for (let time = 0; time < 20; time++) expect((await shop.confirm(order, `forged-${time}`)).status).toBe(402)
  const last = await shop.confirm(order, 'forged-20')
  expect([last.status, last.data.resultMessage]).toEqual([
    409,
    '주문 시간이 지났거나 다른 창에서 새로 주문하여, 이 주문은 결제하지 않았습니다. 다시 주문해 주세요.',
  ])
})
