// What a member reads on 내 소식 of money that came back, and staff of what a member bought.
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Session } from '@/schemas/api/auth/session'
import { staffSessions } from '@/services/db/tables/auth'
import { member, minutesAfter, Shop } from '@/tests/support/store-orders'
import { Returns } from '@/tests/support/store-returns'
import { openTestApp, PEOPLE, type TestApp } from '@/tests/support/test-app'
import { ONE_DATABASE } from '@/tests/support/test-database'
import { storeFigures } from '../timeline/store-figures'

const ITEMS = [
  { variantId: 'chair-red', qty: 1 },
  { variantId: 'lamp-1', qty: 2 },
]

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

  const news = async (as: Session) => {
    const { status, data } = await app.get('/svc/myPageSvcApi/svcMyPageNews', { as, now: shop.now })
    expect(status).toBe(200)
    return (data.items as { words: string; detail: string }[]).map(({ words, detail }) => [words, detail])
  }
  const bought = async (memberNo: string) => {
    const ctx = { db: app.open.db, siteId: 'site', now: shop.now } as Parameters<(typeof storeFigures)[number]['read']>[0]
    return (await storeFigures[0]!.read(ctx, memberNo)).find(({ id }) => id === 'amount')!.value
  }
  const lineOf = async (orderId: string, variantId: string) =>
    (await shop.linesOf(orderId)).find((line) => line.variantId === variantId)!.lineSeq

  test('a part that was cancelled and money without pieces are told with lines and sum; the order is named and summed by what is left', async () => {
    const who = await shop.join()
    const as = member(who)
    const { orderId, amount } = await shop.bought(ITEMS, {}, as)
    expect(await news(as)).toEqual([['결제를 마쳤습니다', `의자 외 1건, ${amount.toLocaleString('ko-KR')}원`]])
    shop.now = minutesAfter(1)
    const items = [{ lineSeq: await lineOf(orderId, 'chair-red'), qty: 1 }]
    const cancelled = await shop.cancel(orderId, { items }, as)
    const back = cancelled.data.item['refundAmount'] as number
    shop.now = minutesAfter(2)
    await app.open.db.update(staffSessions).set({ expiresAt: minutesAfter(60), confirmedAt: sql`clock_timestamp()` })
    const { version } = await shop.orderOf(orderId)
    const given = { orderId, version, amount: 1_000, reason: '늦게 도착하여 돌려드립니다' }
    expect((await app.post('/adm/order/give', given, { as: PEOPLE.admin, now: shop.now })).status).toBe(200)
    const left = amount - back - 1_000
    expect(await news(as)).toEqual([
      ['금액을 돌려드렸습니다', '1,000원 환불'],
      ['일부를 취소했습니다', `의자 빨강 1개, ${back.toLocaleString('ko-KR')}원 환불`],
      ['결제를 마쳤습니다', `조명, ${left.toLocaleString('ko-KR')}원`],
    ])
    expect(await bought(who)).toBe(`${left.toLocaleString('ko-KR')}원`)
    // The last part ends the order, which says so once.
    shop.now = minutesAfter(3)
    expect((await shop.cancel(orderId, {}, as)).data.item).toMatchObject({ status: 'CANCEL' })
    const told = await news(as)
    expect(told[0]).toEqual(['주문이 취소되었습니다', `조명, ${left.toLocaleString('ko-KR')}원`])
    expect(told).toHaveLength(4)
    expect(await bought(who)).toBe('0원')
  })

  test('a return is named after what comes back, and told with its sum once it is settled', async () => {
    const returns = new Returns(shop)
    const as = member(await shop.join())
    const { orderId } = await shop.bought(ITEMS, {}, as)
    await returns.deliver(orderId)
    shop.now = minutesAfter(1)
    const seq = await returns.asked('refund', orderId, [{ lineSeq: await lineOf(orderId, 'lamp-1'), qty: 1 }], as)
    expect((await news(as))[0]).toEqual(['반품을 신청했습니다', '조명 1개'])
    await returns.done('accept', seq)
    await returns.done('receive', seq)
    shop.now = minutesAfter(2)
    await app.open.db.update(staffSessions).set({ confirmedAt: sql`clock_timestamp()` })
    await returns.done('settle', seq)
    const told = await news(as)
    expect(told[0]).toEqual(['반품을 마쳤습니다', '조명 1개, 30,000원 환불'])
    expect(told.filter(([words]) => words === '일부를 취소했습니다')).toEqual([])
  })
})
