// When an order arrives: said before paying, kept with the order when it is paid, and no longer so while a deposit is waited for.
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { staffSessions } from '@/services/db/tables/auth'
import { goods } from '@/services/db/tables/store'
import { member, NOW, Shop } from '@/tests/support/store-orders'
import { openTestApp, PEOPLE, type TestApp } from '@/tests/support/test-app'

const LAMP = { variantId: 'lamp-1', qty: 1 }
const SOFA = { variantId: 'sofa-1', qty: 1 }
const AT = { name: '송다온', phoneNo: '010-2000-1011', addressDetail: '101호' }
const JEJU = { ...AT, zipCode: '63001', address: '제주특별자치도 제주시 문연로 6' }

describe('도착 예정일', () => {
  let app: TestApp
  let shop: Shop
  beforeAll(async () => {
    app = await openTestApp('postgres')
    shop = await Shop.open(app)
    await app.open.db.update(staffSessions).set({ expiresAt: new Date(NOW.getTime() + 3_600_000) })
    await app.open.db.update(goods).set({ leadDays: 10 }).where(eq(goods.goodsId, 'sofa'))
  })
  afterAll(async () => {
    await shop.close()
    await app.drop()
  })
  beforeEach(() => shop.reset())

  const read = async (goodsIds: string) => (await app.get(`/svc/arrivalSvcApi/svcRead?goodsIds=${goodsIds}`, { now: NOW })).data.item
  const arrivalOf = async (orderId: string) => {
    const { arriveFrom, arriveUntil } = await shop.orderOf(orderId)
    return [arriveFrom, arriveUntil]
  }

  // 2026-06-01 is a Monday; 2026-06-03 is the day of the local elections.
  test('goods say when they come, each place for itself, and together from the first to the last', async () => {
    expect(await read('lamp')).toEqual({
      main: '6월 4일(목)~8일(월)',
      jeju: '6월 5일(금)~10일(수)',
      island: '6월 8일(월)~11일(목)',
    })
    expect((await read('lamp,sofa'))['main']).toBe('6월 4일(목)~22일(월)')
    expect(await read('nothing')).toEqual({ main: '', jeju: '', island: '' })
  })

  test('the cart says it of each line, and the order keeps it from its payment on', async () => {
    const buyer = await shop.join()
    const body = { items: [{ productId: 'lamp', optionId: 'lamp-1', qty: 1 }] }
    await app.post('/svc/orderCartSvcApi/save', body, { as: member(buyer), now: NOW })
    const cart = await app.get('/svc/orderCartSvcApi/cartList', { as: member(buyer), now: NOW })
    expect(cart.data.items).toMatchObject([{ items: [{ arrival: '6월 4일(목)~8일(월)' }] }])
    const both = await shop.bought([LAMP, SOFA], { delivery: JEJU }, member(buyer))
    expect(await arrivalOf(both.orderId)).toEqual(['2026-06-05', '2026-06-24'])
    const { data } = await app.get(`/svc/orderSvcApi/complete?id=${both.orderId}`, { as: member(buyer), now: NOW })
    expect(data.item).toMatchObject({ arrival: '6월 5일(금)~24일(수)' })
  })

  test('an order that waits for its deposit has no day yet', async () => {
    const waiting = await shop.bought([LAMP], { method: 'VBANK' })
    expect(await arrivalOf(waiting.orderId)).toEqual([null, null])
    const { data } = await app.get(`/svc/orderSvcApi/complete?id=${waiting.orderId}`, { now: NOW })
    expect(data.item).toMatchObject({ status: 'WAIT', arrival: '' })
  })

  test('staff who change the address to the mainland bring the day forward', async () => {
    const order = await shop.bought([LAMP], { delivery: JEJU })
    expect(await arrivalOf(order.orderId)).toEqual(['2026-06-05', '2026-06-10'])
    const { version } = await shop.orderOf(order.orderId)
    const to = { ...AT, zipCode: '06236', address: '서울 강남구 테헤란로 1', request: '' }
    const { status, data } = await app.post(
      '/adm/order/delivery',
      { orderId: order.orderId, version, reason: '이사하셨습니다', ...to },
      { as: PEOPLE.admin, now: NOW },
    )
    expect(status, data.resultMessage).toBe(200)
    expect(await arrivalOf(order.orderId)).toEqual(['2026-06-04', '2026-06-08'])
  })
})
