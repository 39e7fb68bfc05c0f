import { and, eq, inArray } from 'drizzle-orm'
import type { Item } from '@/schemas/api/base/contract'
import { CallFailure } from '@/schemas/api/base/failure'
import type { PaymentMethod } from '@/schemas/api/store/orders'
import type { preparePayment as Prepare } from '@/schemas/api/store/payments'
import type { OrderState } from '@/schemas/rules/store/order-states'
import { myOrderPath } from '@/schemas/rules/store/order-pages'
import { demoMemberNo, demoPeople } from '@/services/db/seeds/demo-people'
import { isFirstTime } from '@/services/db/seeds/is-first-time'
import type { Database, OpenDatabase } from '@/services/db/database'
import { coupons, issuedCoupons } from '@/services/db/tables/coupons'
import { orderMessages, shipments } from '@/services/db/tables/orders'
import { goodsVariants } from '@/services/db/tables/store'
import { parcelTracks } from '@/services/db/tables/parcels'
import { paymentProvider, type Charge } from '@/services/outside/payment-provider'
import { takeBackAlarms } from '@/services/alarms/alarms'
import { runAsSystem } from '@/services/kit/run-as-system'
import { demoParcel } from '@/services/db/seeds/demo-parcel'
import { demoPaymentKey } from '@/services/base/demo-payment-key'
import { installDaysOf } from '../domain/goods/install-days-of'
import { lockOrder, moveOrder } from '../domain/orders/move-order'
import { balanceOf } from '../domain/benefits/post-ledger'
import { settleCharge } from '../domain/money/settle-charge'
import { preparePayment } from './prepare-payment'
import { USED_COUPON } from './seed-benefits'

interface DemoOrder {
  days: number
  items: readonly { variantId: string; qty: number }[]
  method: PaymentMethod
  /** Where it stands today. */
  state: Extract<OrderState, 'waiting' | 'paid' | 'preparing' | 'shipped' | 'delivered' | 'cancelled'>
  trackingNo?: string
  /** The name of a coupon that the member was given, and points. */
  coupon?: string
  points?: number
  /** On the first day on which it can be installed. */
  wishesDay?: true
}

const DAY = 24 * 3_600_000
/** How long a virtual account of the provider waits for its deposit. */
const DUE = 7 * DAY
const ADDRESS = { zipCode: '06236', address: '서울특별시 강남구 테헤란로 152', addressDetail: '101동 1203호' }
const CARRIER = 'cj'
const ORDERS: readonly DemoOrder[] = [
  { days: 34, items: [{ variantId: 'rug-kids-1', qty: 1 }], method: 'CARD', state: 'cancelled' },
  {
    ...{ days: 12, method: 'CARD', state: 'delivered', trackingNo: '680012340001' },
    items: [
      { variantId: 'bedding-linen-1', qty: 1 },
      { variantId: 'handle-door-brass-2', qty: 2 },
    ],
  },
  {
    ...{ days: 4, method: 'TRANSFER', state: 'shipped', trackingNo: '680012340009', coupon: USED_COUPON, points: 1_500 },
    items: [{ variantId: 'sconce-brass-1', qty: 2 }],
  },
  { days: 3, items: [{ variantId: 'table-walnut-1', qty: 1 }], method: 'CARD', state: 'preparing', wishesDay: true },
  {
    ...{ days: 2.2, method: 'CARD', state: 'paid' },
    items: [
      { variantId: 'sconce-brass-2', qty: 2 },
      { variantId: 'handle-door-brass-1', qty: 3 },
    ],
  },
  { days: 2, items: [{ variantId: 'shelf-open-oak-2', qty: 1 }], method: 'VBANK', state: 'waiting' },
]
/** In the order of the way there. */
const AFTER_PAYMENT: readonly OrderState[] = ['preparing', 'shipped', 'delivered']

/**
 * Orders of one member of the demonstration, by the functions that every order goes through, so that amounts, stock and books agree. They are
 * older than what is compared with the provider's list. Written once; nobody is told of them.
 */
export async function seedOrders(tx: Database, siteId: string, now: Date): Promise<void> {
  if (!paymentProvider()) return
  if (!(await isFirstTime(tx, siteId, 'demo-orders'))) return
  const ids: string[] = []
  for (const order of ORDERS) {
    // Goods that staff have taken from the shelves meanwhile cannot be ordered.
    const id = await tx
      .transaction((inner) => place(inner, siteId, now, order))
      .catch((error: unknown) => {
        if (error instanceof CallFailure) return undefined
        throw error
      })
    if (id) ids.push(id)
  }
  if (ids.length === 0) return
  await tx.delete(orderMessages).where(inArray(orderMessages.orderId, ids))
  await takeBackAlarms(tx, demoMemberNo('haneul'), myOrderPath(''))
}

async function place(tx: Database, siteId: string, now: Date, demo: DemoOrder): Promise<string> {
  const at = new Date(now.getTime() - demo.days * DAY)
  const open = { db: tx } as OpenDatabase
  const where = { siteId, now: at }
  const { orderId, amount } = await prepare(open, where, demo)
  const paymentKey = demoPaymentKey({ orderId, amount, method: demo.method })
  const charge = {
    ...{ paymentKey, orderId, amount, balance: amount, isApproved: true, method: demo.method, failure: '', receiptUrl: '', cancels: [] },
    ...{ account: undefined, isEscrow: false, receipts: [] },
  }
  const settle = (change: Partial<Charge> & Pick<Charge, 'state'>) => settleCharge(open, where, { ...charge, ...change }, 'confirm')
  if (demo.state === 'waiting') {
    await settle({
      state: 'WAITING_FOR_DEPOSIT',
      account: { bank: '20', accountNo: '26600123456789', dueAt: new Date(at.getTime() + DUE) },
    })
    return orderId
  }
  await settle({ state: 'DONE' })
  if (demo.state === 'cancelled') {
    await settle({ state: 'CANCELED', balance: 0, cancels: [{ key: `demo-${orderId}`, amount }] })
    return orderId
  }
  for (const to of AFTER_PAYMENT.slice(0, AFTER_PAYMENT.indexOf(demo.state) + 1))
    await move(open, where, { orderId, to, trackingNo: demo.trackingNo, today: now })
  return orderId
}

/** The amount is the server's: the first try only asks for it. */
async function prepare(open: OpenDatabase, where: { siteId: string; now: Date }, demo: DemoOrder): Promise<Item<typeof Prepare>> {
  const person = demoPeople(where.now).find(({ key }) => key === 'haneul')!
  const party = { name: person.name, phoneNo: person.mobileNo }
  const sent = {
    ...{ items: [...demo.items], method: demo.method, agreed: true, customAgreed: true },
    buyer: { ...party, email: 'haneul@maru.example' },
    delivery: { ...party, ...ADDRESS, request: '문 앞에 놓아 주세요.' },
    ...(await benefitsOf(open.db, demo)),
    ...(await dayOf(open.db, where, demo)),
  }
  const ask = (amount: number) =>
    runAsSystem(open, where, async (ctx) => {
      const session = { user: { memberNo: demoMemberNo('haneul') } } as typeof ctx.session
      return (await preparePayment.handle({ ...sent, amount }, { ...ctx, session })).item as Item<typeof Prepare>
    })
  try {
    return await ask(1)
  } catch (error) {
    const said = error instanceof CallFailure ? (error.item as { amount?: unknown } | undefined)?.amount : undefined
    if (typeof said !== 'number') throw error
    return ask(said)
  }
}

async function dayOf(
  db: Database,
  { siteId, now }: { siteId: string; now: Date },
  { items, wishesDay }: DemoOrder,
): Promise<{ wishedDay?: string }> {
  if (!wishesDay) return {}
  const ids = items.map(({ variantId }) => variantId)
  const rows = await db.select({ goodsId: goodsVariants.goodsId }).from(goodsVariants).where(inArray(goodsVariants.variantId, ids))
  const found = await installDaysOf(
    { db, siteId },
    now,
    rows.map(({ goodsId }) => goodsId),
  )
  return found ? { wishedDay: found.first('main') } : {}
}

/** As far as the member was given them. */
async function benefitsOf(db: Database, { coupon, points }: DemoOrder): Promise<{ couponId?: number; points?: number }> {
  const memberNo = demoMemberNo('haneul')
  const [issued] = coupon
    ? await db
        .select({ couponId: issuedCoupons.issuedSeq })
        .from(issuedCoupons)
        .innerJoin(coupons, eq(coupons.couponSeq, issuedCoupons.couponSeq))
        .where(and(eq(issuedCoupons.memberNo, memberNo), eq(coupons.name, coupon)))
    : []
  const some = points && points <= (await balanceOf(db, memberNo, 'point')) ? { points } : {}
  return { ...issued, ...some }
}

/** Days after the order: the parcel takes one. */
const MOVED: Readonly<Partial<Record<OrderState, number>>> = { preparing: 0.5, shipped: 1, delivered: 2 }

async function move(
  open: OpenDatabase,
  where: { siteId: string; now: Date },
  { orderId, to, trackingNo = '', today }: { orderId: string; to: OrderState; trackingNo?: string | undefined; today: Date },
): Promise<void> {
  const at = new Date(where.now.getTime() + MOVED[to]! * DAY)
  await runAsSystem(open, { ...where, now: at }, async (ctx) => {
    await moveOrder(ctx, (await lockOrder(ctx, orderId))!, { to, movedBy: 'staff:demo' })
    if (to !== 'shipped') return
    const parcel = { carrier: CARRIER, trackingNo }
    const [sent] = await ctx.db
      .insert(shipments)
      .values({ ...parcel, orderId, shippedAt: at })
      .returning()
    const steps = demoParcel(trackingNo, at, today)
    const last = steps.at(-1)!
    await ctx.db.insert(parcelTracks).values({
      ...{ ...parcel, siteId: where.siteId, shipmentSeq: sent!.shipmentSeq, startedAt: at, asks: 1 },
      ...{ status: last.status, stepAt: last.at, askedAt: today, answeredAt: today },
      steps: steps.map((step) => ({ ...step, at: step.at.toISOString() })),
      nextAskAt: last.status === 'DELIVERED' ? null : today,
    })
  })
}
