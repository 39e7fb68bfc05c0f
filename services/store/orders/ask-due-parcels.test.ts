// SYS-40: parcels are asked for by a clock, and bring their orders to their end.
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { staffSessions } from '@/services/db/tables/auth'
import { orderMessages, orderMoves, shipments } from '@/services/db/tables/orders'
import { parcelTracks } from '@/services/db/tables/parcels'
import { runAsSystem } from '@/services/kit/run-as-system'
import { minutesAfter, Shop, member } from '@/tests/support/store-orders'
import { Returns } from '@/tests/support/store-returns'
import { openTestApp, PEOPLE, type TestApp, type TestResponse } from '@/tests/support/test-app'
import { ONE_DATABASE } from '@/tests/support/test-database'
import { waitingNow } from '@/services/parts/queues'
import { askParcel } from '../domain/parcels/ask-parcel'
import { askDueParcels, nextParcel } from './ask-due-parcels'
import '@/services/areas'

const WHY = '주문을 확인했습니다'
interface Shown {
  state: string
  status: string | null
  steps: { status: string }[]
  todayYn: string
}

describe.each(ONE_DATABASE)('on %s', (kind) => {
  let app: TestApp
  let shop: Shop
  let numbers = 0
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
  })

  /** A session of staff ends hours after its beginning, and the parcels take days. */
  const signStaffIn = () => app.open.db.update(staffSessions).set({ expiresAt: new Date(shop.now.getTime() + 3_600_000) })
  const desk = async (call: string, body: object): Promise<TestResponse> => {
    await signStaffIn()
    return app.post(`/adm/order/${call}`, body, { as: PEOPLE.admin, now: shop.now })
  }
  const readDesk = async (path: string) => {
    await signStaffIn()
    return (await app.get(`/adm/order/${path}`, { as: PEOPLE.admin, now: shop.now })).data
  }
  const at = async (orderId: string) => ({ orderId, version: (await shop.orderOf(orderId)).version })
  /** A number that no other test has; its day, if any, decides when the parcel left. */
  const number = (day: string, end = '1') => `${day}${String(++numbers).padStart(5, '0')}${end}`
  async function sent(parcels: { carrier: string; trackingNo: string }[]): Promise<{ orderId: string; memberNo: string }> {
    const memberNo = await shop.join()
    const { orderId } = await shop.bought([{ variantId: 'chair-red', qty: 2 }], {}, member(memberNo))
    await desk('move', { ...(await at(orderId)), to: 'preparing', reason: WHY })
    for (const parcel of parcels) {
      const { status, data } = await desk('ship', { ...(await at(orderId)), ...parcel })
      expect(status, data.resultMessage).toBe(200)
    }
    return { orderId, memberNo }
  }
  const ask = () => askDueParcels(app.open, shop.where)
  const stateOf = async (orderId: string) => (await shop.orderOf(orderId)).state
  const read = async ({ orderId, memberNo }: { orderId: string; memberNo: string }) =>
    (await app.get(`/svc/orderSvcApi/svcRead?id=${orderId}`, { as: member(memberNo), now: shop.now })).data.item as unknown as {
      status: string
      wayWords: string
      shipments: { tracking: Shown }[]
    }
  const trackOf = async (orderId: string) => {
    const [row] = await app.open.db
      .select({ track: parcelTracks })
      .from(parcelTracks)
      .innerJoin(shipments, eq(shipments.shipmentSeq, parcelTracks.shipmentSeq))
      .where(eq(shipments.orderId, orderId))
    return row!.track
  }
  const news = async (orderId: string) =>
    (await app.open.db.select().from(orderMessages).where(eq(orderMessages.orderId, orderId))).filter((one) => one.news === 'delivered')
      .length

  test('a parcel is asked for when it is sent, shows its way, and arrives: the order is delivered once, and the buyer is told', async () => {
    const of = await sent([{ carrier: 'cj', trackingNo: number('260601') }])
    expect(await read(of)).toMatchObject({ status: 'SHIP', wayWords: '', shipments: [{ tracking: { state: 'waiting', steps: [] } }] })
    shop.now = new Date('2026-06-02T07:30:00Z')
    expect(await ask()).toBe(true)
    expect(await read(of)).toMatchObject({
      wayWords: '오늘 도착 예정',
      shipments: [
        {
          tracking: {
            state: 'known',
            status: 'OUT_FOR_DELIVERY',
            todayYn: 'Y',
            steps: [{ status: 'OUT_FOR_DELIVERY' }, {}, {}, {}, {}, {}],
          },
        },
      ],
    })
    // Nothing is due before the pause is over.
    const asks = (await trackOf(of.orderId)).asks
    await ask()
    expect((await trackOf(of.orderId)).asks).toBe(asks)
    expect(await nextParcel(app.open, 'site')).toBe(shop.now.getTime() + 30 * 60_000)
    shop.now = new Date('2026-06-02T13:00:00Z')
    await ask()
    await ask()
    expect(await read(of)).toMatchObject({ status: 'DONE', wayWords: '', shipments: [{ tracking: { status: 'DELIVERED' } }] })
    const moves = await app.open.db.select().from(orderMoves).where(eq(orderMoves.orderId, of.orderId)).orderBy(orderMoves.moveSeq)
    expect(moves.at(-1)).toMatchObject({ from: 'shipped', to: 'delivered', movedBy: 'carrier' })
    expect([await news(of.orderId), await nextParcel(app.open, 'site')]).toEqual([1, Infinity])
    const { item } = await readDesk(`read?orderId=${of.orderId}`)
    expect((item['moves'] as object[]).at(-1)).toMatchObject({ by: '택배사' })
    await shop.audit()
  })

  test('an order waits for all of its parcels, and for what our own people bring', async () => {
    const two = await sent([
      { carrier: 'cj', trackingNo: number('260601') },
      { carrier: 'hanjin', trackingNo: number('260601', '8') },
    ])
    const own = await sent([
      { carrier: 'cj', trackingNo: number('260601') },
      { carrier: 'own', trackingNo: `A${++numbers}000` },
    ])
    shop.now = new Date('2026-06-03T00:00:00Z')
    await ask()
    expect([await stateOf(two.orderId), await stateOf(own.orderId)]).toEqual(['shipped', 'shipped'])
    expect(await read(two)).toMatchObject({
      wayWords: '배송 확인 필요',
      shipments: [{ tracking: { status: 'DELIVERED' } }, { tracking: { status: 'EXCEPTION' } }],
    })
    expect(await read(own)).toMatchObject({ shipments: [{ tracking: { status: 'DELIVERED' } }, { tracking: { state: 'own' } }] })
    await desk('move', { ...(await at(own.orderId)), to: 'delivered', reason: WHY })
    expect([await stateOf(own.orderId), await news(own.orderId)]).toEqual(['delivered', 1])
  })

  test('answers that come at once move an order once', async () => {
    const of = await sent([
      { carrier: 'cj', trackingNo: number('260601') },
      { carrier: 'cj', trackingNo: number('260601') },
    ])
    shop.now = new Date('2026-06-03T00:00:00Z')
    const seqs = (await app.open.db.select({ seq: parcelTracks.trackSeq }).from(parcelTracks)).map(({ seq }) => seq)
    const asked = await Promise.all([...seqs, ...seqs, ...seqs].map((seq) => askParcel(app.open, shop.where, seq, 'clock')))
    // Each parcel is taken by one of the three.
    expect(asked.toSorted()).toEqual(['answered', 'answered', 'taken', 'taken', 'taken', 'taken'])
    expect([await stateOf(of.orderId), await news(of.orderId)]).toEqual(['delivered', 1])
    const moves = await app.open.db.select().from(orderMoves).where(eq(orderMoves.orderId, of.orderId))
    expect(moves.filter(({ to }) => to === 'delivered')).toHaveLength(1)
  })

  test('where the service is away, all wait, and nothing that was known is lost', async () => {
    const of = await sent([{ carrier: 'cj', trackingNo: number('260601') }])
    const other = await sent([{ carrier: 'cj', trackingNo: number('260601') }])
    shop.now = new Date('2026-06-01T15:00:00Z')
    await ask()
    const known = await read(of)
    expect(known.shipments[0]!.tracking.status).toBe('AT_PICKUP')
    shop.now = new Date('2026-06-01T18:00:00Z')
    await shop.order('down', 5, 'tracker')
    expect(await ask()).toBe(false)
    const [first, second] = [await trackOf(of.orderId), await trackOf(other.orderId)]
    expect([first.misses + second.misses, first.fault + second.fault]).toEqual([1, '503'])
    expect((await read(of)).shipments[0]!.tracking).toMatchObject({ status: 'AT_PICKUP', steps: [{}, {}] })
    // One carrier that does not answer stops nobody else.
    await shop.forget()
    shop.now = new Date('2026-06-01T19:00:00Z')
    await shop.order('failed', 1, 'tracker')
    expect(await ask()).toBe(true)
    expect([(await trackOf(of.orderId)).misses, (await trackOf(other.orderId)).misses].toSorted()).toEqual([0, 1])
  })

  test('a number that nobody has is said to be lost after three days, and staff find the order; a right number is asked at once', async () => {
    const of = await sent([{ carrier: 'cj', trackingNo: number('261231') }])
    const troubled = async () => {
      const { items } = await readDesk('browse?trouble=parcel')
      return (items as unknown as { orderId: string; trouble: string }[]).map(({ orderId, trouble }) => [orderId, trouble])
    }
    const waiting = async () => {
      const all = await runAsSystem(app.open, shop.where, (ctx) => waitingNow(ctx))
      return all.find(({ id }) => id === 'orders-troubled')
    }
    await shop.order('unknown', 9, 'tracker')
    await ask()
    expect([(await read(of)).shipments[0]!.tracking.state, await troubled(), await waiting()]).toEqual(['waiting', [], undefined])
    shop.now = minutesAfter(3 * 24 * 60 + 1)
    await ask()
    expect((await read(of)).shipments[0]!.tracking.state).toBe('lost')
    expect(await troubled()).toEqual([[of.orderId, '조회되지 않음']])
    expect(await waiting()).toMatchObject({ count: 1, path: '/ice_builder/orders?trouble=parcel' })
    await shop.forget()
    const { shipmentSeq } = await trackOf(of.orderId)
    await desk('ship', { ...(await at(of.orderId)), carrier: 'cj', trackingNo: number('260603', '8'), shipmentSeq })
    await ask()
    expect([(await read(of)).shipments[0]!.tracking.state, await troubled()]).toEqual(['known', []])
    shop.now = minutesAfter(4 * 24 * 60)
    await ask()
    expect(await troubled()).toEqual([[of.orderId, '배송 이상']])
    await desk('move', { ...(await at(of.orderId)), to: 'delivered', reason: WHY })
    expect([await troubled(), await nextParcel(app.open, 'site')]).toEqual([[], Infinity])
  })

  test('staff ask now, and again only after a minute', async () => {
    const of = await sent([{ carrier: 'cj', trackingNo: number('260601') }])
    const now = () => desk('track', { orderId: of.orderId })
    const first = await now()
    expect([first.status, first.data.resultMessage]).toEqual([200, '택배사에 조회했습니다.'])
    expect((await now()).status).toBe(429)
    shop.now = new Date('2026-06-01T15:00:00Z')
    await shop.order('failed', 1, 'tracker')
    expect((await now()).data.resultMessage).toMatch(/^택배사가 지금 답하지 않습니다/)
    shop.now = new Date('2026-06-03T00:00:00Z')
    expect((await now()).data.item).toMatchObject({ state: 'delivered', shipments: [{ tracking: { status: 'DELIVERED' } }] })
    expect((await now()).status).toBe(409)
    expect((await desk('track', { orderId: '260601-7K2M9QX4T8WZ3' })).status).toBe(404)
  })

  test('a parcel that comes back is asked for where its carrier is known, and moves nothing', async () => {
    const returns = new Returns(shop)
    const as = member(await shop.join())
    const { orderId } = await shop.bought([{ variantId: 'chair-red', qty: 1 }], {}, as)
    await returns.deliver(orderId)
    const [line] = await shop.linesOf(orderId)
    const pieces = [{ lineSeq: line!.lineSeq, qty: 1 }]
    const returnSeq = await returns.asked('refund', orderId, pieces, as, { way: 'send', pickup: undefined })
    await returns.done('accept', returnSeq)
    const say = async (carrier: string, trackingNo: string) => {
      const answer = await app.post('/svc/returnSvcApi/tracking', { returnSeq, carrier, trackingNo }, { as, now: shop.now })
      expect(answer.status, answer.data.resultMessage).toBe(200)
      return answer.data.item['tracking']
    }
    expect(await say('동네 택배', 'ABC-12345')).toBeNull()
    expect(await say('CJ대한통운', number('260601'))).toMatchObject({ state: 'waiting', steps: [] })
    shop.now = new Date('2026-06-03T00:00:00Z')
    await ask()
    const { item } = (await returns.read(`/svc/returnSvcApi/svcRead?returnSeq=${returnSeq}`, as)).data
    expect(item).toMatchObject({ state: 'collecting', tracking: { status: 'DELIVERED' } })
    expect((await returns.read(`/adm/return/read?returnSeq=${returnSeq}`, PEOPLE.admin)).data.item).toMatchObject({
      tracking: { state: 'known', steps: [{ status: 'DELIVERED' }, {}, {}, {}, {}, {}, {}] },
    })
  })
})
