import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { countText, TEXTS_OF_DAY } from '@/services/alarms/texts-of-day'
import { openSimulators, type OpenSimulators } from '@/services/simulators/open-simulators'
import { solapi } from '@/services/simulators/solapi'
import { charges } from '@/services/simulators/toss/charges'
import { member, Shop } from '@/tests/support/store-orders'
import { openTestApp, useSettings, type TestApp } from '@/tests/support/test-app'
import { deliverOrderMessages } from './deliver-order-messages'

const ports = vi.hoisted(() => ({ sendMail: vi.fn(async (_: { subject: string; text: string }) => true) }))
vi.mock('@/services/outside/send-mail', async (original) => ({ ...(await original<object>()), sendMail: ports.sendMail }))

const LAMP = { variantId: 'lamp-1', qty: 1 }
let app: TestApp
let shop: Shop
let phones: OpenSimulators
beforeAll(async () => {
  app = await openTestApp('postgres')
  shop = await Shop.open(app)
  phones = await openSimulators({ simulators: [solapi] })
})
afterAll(async () => {
  await phones.close()
  await shop.close()
  await app.drop()
})

test('Q-095: a text names the account of the deposit, and leads to the order: the page after the payment opens once', async () => {
  const deposit = await shop.bought([LAMP], { method: 'VBANK' })
  const buyer = await shop.join()
  const card = await shop.bought([LAMP], {}, member(buyer))
  useSettings(app.place.dataDir, { DEVSIM_PORT: String(phones.port), SITE_URL: 'http://localhost:3000' })
  expect(await deliverOrderMessages(app.open, shop.now)).toBe(2)
  const { items } = (await (await fetch(`${phones.url}/_ctl/inbox?service=solapi`)).json()) as { items: { to: string; text: string }[] }
  const { accountNumber } = charges.get(deposit.paymentKey)!.virtualAccount!
  expect(items).toMatchObject([
    {
      to: '01020001011',
      text: [
        '[라움결] 조명 주문의 결제가 완료되었습니다. 결제 금액 33,000원',
        `주문 번호: ${card.orderId}`,
        `주문 보기: http://localhost:3000/mypage/shop/order/detail/${card.orderId}`,
      ].join('\n'),
    },
    {
      to: '01020001011',
      text: [
        '[라움결] 조명 주문을 받았습니다. 안내된 계좌로 33,000원을 입금해 주세요.',
        `입금 계좌: 우리은행 ${accountNumber}`,
        '입금 기한: 2026.06.04 10:00까지',
        `주문 번호: ${deposit.orderId}`,
        `주문 보기: http://localhost:3000/store/order/guest?id=${deposit.orderId}`,
      ].join('\n'),
    },
  ])
})

test('a mail has the terms of the contract from the order on, and of a part that was cancelled all that leads to its sum', async () => {
  useSettings(app.place.dataDir, shop.settings)
  const buyer = { name: '송다온', phoneNo: '010-2000-1011', email: 'daon@example.com' }
  await shop.bought([LAMP], { method: 'VBANK', buyer })
  const items = [
    { variantId: 'chair-red', qty: 1 },
    { ...LAMP, qty: 2 },
  ]
  const { orderId } = await shop.bought(items, { buyer })
  const chair = (await shop.linesOf(orderId)).find(({ variantId }) => variantId === 'chair-red')!
  await shop.cancel(orderId, { items: [{ lineSeq: chair.lineSeq, qty: 1 }] })
  useSettings(app.place.dataDir, { DEVSIM_PORT: String(phones.port), SITE_URL: 'http://localhost:3000' })
  ports.sendMail.mockClear()
  await deliverOrderMessages(app.open, shop.now)
  const mails = ports.sendMail.mock.calls.map(([mail]) => mail)
  const deposit = mails.find(({ subject }) => subject.includes('주문을 받았습니다'))!.text
  for (const words of ['[계약 내용]', '입금할 금액: 33,000원 (가상계좌', '[청약철회와 반품]', '[판매자]']) expect(deposit).toContain(words)
  const part = mails.find(({ subject }) => subject.includes('일부가 취소'))!
  // The order is called by what stays.
  expect(part.subject).toBe('[라움결] 조명 주문의 일부가 취소되었습니다. 환불 금액 47,001원')
  expect(part.text).toContain(
    ['취소한 상품: 의자 빨강 1개', '상품 금액: 50,001원', '남는 상품의 배송비: −3,000원', '환불 금액: 47,001원'].join('\n'),
  )
})

test('a number that has its texts of the day gets no more of them from orders, whoever orders', async () => {
  useSettings(app.place.dataDir, shop.settings)
  for (let sent = 0; sent < TEXTS_OF_DAY; sent++) await countText(app.open.db, '01020008888', shop.now)
  const strange = { buyer: { name: '모르는 사람', phoneNo: '010-2000-8888' } }
  for (let at = 0; at < 3; at++) await shop.bought([LAMP], { ...strange, method: 'VBANK' }, member(await shop.join()))
  useSettings(app.place.dataDir, { DEVSIM_PORT: String(phones.port), SITE_URL: 'http://localhost:3000' })
  expect(await deliverOrderMessages(app.open, shop.now)).toBe(0)
  const { items } = (await (await fetch(`${phones.url}/_ctl/inbox?service=solapi`)).json()) as { items: { to: string }[] }
  expect(items.filter(({ to }) => to === '01020008888')).toEqual([])
})
