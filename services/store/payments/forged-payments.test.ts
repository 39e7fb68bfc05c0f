import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { charges } from '@/services/simulators/toss/charges'
import { GUEST, member, Shop } from '@/tests/support/store-orders'
import { openTestApp, type TestApp } from '@/tests/support/test-app'

const LAMP = { variantId: 'lamp-1', qty: 1 }
const [SOLD_OUT, GONE] = [
  '그사이 재고가 부족해졌습니다. 수량을 바꾸거나 상품을 빼고 다시 주문해 주세요.',
  '지금은 판매하지 않는 상품이 있습니다. 장바구니를 확인해 주세요.',
]
const MEMBERS_ONLY = '쿠폰과 포인트는 로그인한 뒤 사용하실 수 있습니다.'
let app: TestApp
let shop: Shop
beforeAll(async () => {
  app = await openTestApp('postgres')
  shop = await Shop.open(app)
})
afterAll(async () => {
  await shop.close()
  await app.drop()
})
beforeEach(() => shop.reset())

const items = (...some: { variantId?: string; qty?: number }[]) => ({ items: some.map((one) => ({ ...LAMP, ...one })) })

test.each([
  ['no pieces', items({ qty: 0 }), 400, '수량은 1 이상이어야 합니다.'],
  ['a negative number of pieces', items({ qty: -1 }), 400, '수량은 1 이상이어야 합니다.'],
  ['half a piece', items({ qty: 0.5 }), 400, '수량은 정수 형식이어야 합니다.'],
  ['a thousand million pieces', items({ qty: 1e9 }), 400, '수량은 99 이하여야 합니다.'],
  ['more pieces than there are', items({ qty: 21 }), 409, SOLD_OUT],
  ['more than there are, in two lines', items({ qty: 11 }, { qty: 10 }), 409, SOLD_OUT],
  ['nothing', items(), 400, '주문 상품을 1개 이상 선택해 주세요.'],
  ['goods that are withdrawn', items({ variantId: 'gone-1' }), 409, GONE],
  ['an option that is not there', items({ variantId: 'lamp-9' }), 409, GONE],
  ['a price of its own', { amount: 100 }, 409, '그사이 결제 금액이 바뀌었습니다. 바뀐 금액을 확인해 주세요.'],
  ['nothing to pay', { amount: 0 }, 409, '그사이 결제 금액이 바뀌었습니다. 바뀐 금액을 확인해 주세요.'],
  ['a negative amount', { amount: -1 }, 400, '결제 금액은 0 이상이어야 합니다.'],
  ['half a won', { amount: 33_000.5 }, 400, '결제 금액은 정수 형식이어야 합니다.'],
  ['a price for its goods', { items: [{ ...LAMP, price: 1, unitPrice: 1 }], amount: 1 }, 409, undefined],
  ['a coupon without a sign-in', { couponId: 10_000 }, 401, MEMBERS_ONLY],
  ['points without a sign-in', { points: 1 }, 401, MEMBERS_ONLY],
  ['negative points', { points: -5_000 }, 400, '포인트는 0 이상이어야 합니다.'],
  ['half a point', { points: 0.5 }, 400, '포인트는 정수 형식이어야 합니다.'],
  ['no consent', { agreed: false }, 400, '주문 내용과 약관에 동의해 주세요.'],
  [
    'goods made to order without their consent',
    { ...items({ variantId: 'sofa-1' }), customAgreed: false },
    400,
    '주문 제작 상품의 반품 제한을 확인하고 동의해 주세요.',
  ],
])('%s is refused in words, and nothing is held', async (_, change, status, words) => {
  const answer = await shop.prepare([LAMP], change)
  expect(answer.status, answer.data.resultMessage).toBe(status)
  if (words !== undefined) expect(answer.data.resultMessage).toBe(words)
  for (const variantId of ['lamp-1', 'sofa-1']) expect(await shop.stockOf(variantId)).toEqual({ reserved: 0, sold: 0 })
  await shop.audit()
})

test('what a member sends of coupon and points is refused in words, and nothing of theirs is held', async () => {
  const buyer = await shop.join()
  await shop.give(buyer, 5_000, `event:${buyer}`)
  const couponId = await shop.issue(buyer)
  const told = async (change: object) => {
    const { status, data } = await shop.prepare([LAMP], change, member(buyer))
    return [status, data.resultMessage]
  }
  expect(await told({ couponId: 0 })).toEqual([400, '쿠폰은 1 이상이어야 합니다.'])
  expect(await told({ couponId: couponId + 1_000 })).toEqual([409, '사용할 수 없는 쿠폰입니다. 쿠폰을 다시 골라 주세요.'])
  expect(await told({ couponId, discount: 30_000, amount: 3_000 })).toEqual([
    409,
    '그사이 결제 금액이 바뀌었습니다. 바뀐 금액을 확인해 주세요.',
  ])
  expect(await told({ points: 1e9 })).toEqual([409, '사용할 수 있는 포인트가 부족합니다. 포인트를 다시 입력해 주세요.'])
  expect([await shop.balance(buyer, 'point'), await shop.balance(buyer, 'coupon')]).toEqual([5_000, 1])
  await shop.audit()
})

test.each([
  ['no amount', { amount: 0 }, 400, '결제 금액이 주문 금액과 달라 결제하지 않았습니다.'],
  ['a negative amount', { amount: -1 }, 400, '결제 금액은 0 이상이어야 합니다.'],
  ['half a won', { amount: 0.5 }, 400, '결제 금액은 정수 형식이어야 합니다.'],
  ['all the money there is', { amount: 1e9 }, 400, '결제 금액이 주문 금액과 달라 결제하지 않았습니다.'],
  ['the number of an order that is not there', { orderId: '260601-7K2M9QX4T8WZ3' }, 404, '주문을 찾을 수 없습니다.'],
  ['a key that the provider does not know', { paymentKey: 'tdemo_forged' }, 402, undefined],
])('a confirmation with %s charges nothing, and the real one is charged after it', async (_, change, status, words) => {
  const order = await shop.prepared([LAMP])
  const paymentKey = shop.authenticate(order)
  const body = { orderId: order.orderId, amount: order.amount, paymentKey, ...change }
  const answer = await app.post('/svc/paymentSvcApi/confirm', body, { as: GUEST, now: shop.now })
  expect(answer.status, answer.data.resultMessage).toBe(status)
  if (words !== undefined) expect(answer.data.resultMessage).toBe(words)
  expect(charges.get(paymentKey)).toMatchObject({ status: 'IN_PROGRESS' })
  expect((await shop.confirm(order, paymentKey)).status).toBe(200)
  expect(await shop.stockOf('lamp-1')).toEqual({ reserved: 0, sold: 1 })
})

test('a confirmation sent again from another browser tells nobody’s name, number or home', async () => {
  const order = await shop.prepared([LAMP])
  const paymentKey = shop.authenticate(order)
  for (const as of [GUEST, {}, member(await shop.join())]) {
    const { status, data } = await shop.confirm(order, paymentKey, as)
    expect([status, data.item]).toMatchObject([200, { orderId: order.orderId, status: 'PAID', guestYn: 'Y' }])
    expect(JSON.stringify(data)).not.toMatch(/송다온|20001011|2000-1011|테헤란로|101호|"buyer"|"delivery"/)
  }
  expect(await shop.stockOf('lamp-1')).toEqual({ reserved: 0, sold: 1 })
})

test('a payment of one order confirms no other one', async () => {
  const [first, second] = [await shop.prepared([LAMP]), await shop.prepared([LAMP])]
  const paymentKey = shop.authenticate(first)
  expect((await shop.confirm(second, paymentKey)).status).toBe(402)
  expect(charges.get(paymentKey)).toMatchObject({ status: 'IN_PROGRESS' })
  expect(await shop.orderOf(second.orderId)).toMatchObject({ state: 'pending' })
})
