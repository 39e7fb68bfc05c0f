// A shop with a few goods, its buyers, and the simulated payment provider: the calls of those who buy, and the sums that must always be true.
import { asc, eq } from 'drizzle-orm'
import { expect } from 'vitest'
import type { Session } from '@/schemas/api/auth/session'
import { visitHashOf } from '@/services/auth/domain/visit'
import { coupons } from '@/services/db/tables/coupons'
import { visits } from '@/services/db/tables/auth'
import { throttles } from '@/services/db/tables/base'
import { orderLines, orderMoves, orders } from '@/services/db/tables/orders'
import { cashReceipts, paymentEvents, payments, refunds } from '@/services/db/tables/payments'
import { goodsVariants } from '@/services/db/tables/store'
import { mayMove } from '@/schemas/rules/store/order-states'
import { runAsSystem } from '@/services/kit/run-as-system'
import { openSimulators, type OpenSimulators } from '@/services/simulators/open-simulators'
import { authenticate, charges, type SimulatedCharge } from '@/services/simulators/toss/charges'
import { receipts } from '@/services/simulators/toss/receipts'
import { toss } from '@/services/simulators/toss'
import { tracker } from '@/services/simulators/tracker'
import { givePoints } from '@/services/store/domain/benefits/give-points'
import { issueCoupons } from '@/services/store/domain/benefits/issue-coupons'
import { addStoreGoods } from './add-store-goods'
import { addMembers } from './parent-rows'
import { auditLedger, balanceIn } from './audit-ledger'
import { auditReceipts } from './audit-receipts'
import { auditReturns, heldByExchanges } from './audit-returns'
import { PEOPLE, useSettings, type TestApp, type TestResponse } from './test-app'

export const NOW = new Date('2026-06-01T01:00:00Z')
export const minutesAfter = (minutes: number): Date => new Date(NOW.getTime() + minutes * 60_000)
const GUEST_VISIT = 'g'.repeat(43)
/** A visitor who agreed to the terms of an order without an account. */
export const GUEST = { visit: GUEST_VISIT, identified: { memberName: '송다온', mobileNo: '01020001011' } } satisfies Session
export const member = (memberNo: string): Session => ({ user: { ...PEOPLE.member.user, memberNo } })
export const GIVEN = 20

const PARTY = { name: '송다온', phoneNo: '010-2000-1011' }
const FORM = {
  buyer: PARTY,
  delivery: { ...PARTY, zipCode: '06236', address: '서울 강남구 테헤란로 1', addressDetail: '101호' },
  method: 'CARD' as string,
  agreed: true,
}
const PERIOD = { startsAt: NOW, endsAt: new Date(NOW.getTime() + 30 * 86_400_000) }
const COUPON = { ...PERIOD, siteId: 'site', name: '5,000원 할인', unit: 'WON' as const, discount: 5_000, minAmount: 30_000 }
const METHODS: Record<string, SimulatedCharge['method']> = { CARD: '카드', TRANSFER: '계좌이체', VBANK: '가상계좌' }

export interface Prepared {
  orderId: string
  amount: number
  orderName: string
  method: string
}
interface Item {
  variantId: string
  qty: number
}

/** What the buyer chooses in the provider's window. */
type Window = Partial<Pick<SimulatedCharge, 'willDecline' | 'useEscrow' | 'receiptType'>>

const UNLIMITED = {
  ...{ GUEST_UNPAID_ORDERS: '1000', GUEST_STOCK_SHARE: '100', GUEST_HOLD_MINUTES: '30' },
  ...{ MEMBER_UNPAID_ORDERS: '1000', MEMBER_STOCK_SHARE: '100' },
}

export class Shop {
  now = NOW
  /** Since the last reset. */
  private readonly members: string[] = []
  /** Points and coupons by member. */
  private readonly given = new Map<string, number>()
  private joined = 0
  readonly app: TestApp
  private readonly simulators: OpenSimulators
  private readonly env: Record<string, string>

  private constructor(app: TestApp, simulators: OpenSimulators, env: Record<string, string>) {
    this.app = app
    this.simulators = simulators
    this.env = env
  }

  /** @param env settings of what visitors may hold; without them as much as a test wants, for as long as a member. */
  static async open(app: TestApp, env: Record<string, string> = UNLIMITED): Promise<Shop> {
    const clock = { now: () => NOW }
    const simulators = await openSimulators({ simulators: [toss, tracker], now: () => clock.now() })
    const shop = new Shop(app, simulators, env)
    useSettings(app.place.dataDir, shop.settings)
    clock.now = () => shop.now
    await addStoreGoods(app, { releasedAt: NOW, given: GIVEN })
    await app.open.db.insert(coupons).values([
      { ...COUPON, couponSeq: 1 },
      { ...COUPON, couponSeq: 2, name: '7% 할인', unit: 'PERCENT', discount: 7, most: 30_000 },
    ])
    return shop
  }

  get settings(): Record<string, string> {
    return { DEVSIM_PORT: String(this.simulators.port), SITE_URL: 'http://localhost:3000', ...this.env }
  }

  async close(): Promise<void> {
    await this.simulators.close()
  }

  /** What the provider does at its next call. */
  async order(outcome: string, times = 1, service: 'toss' | 'tracker' = 'toss'): Promise<void> {
    const body = JSON.stringify({ service, outcome, times })
    expect((await fetch(`${this.simulators.url}/_ctl/next`, { method: 'POST', body })).status).toBe(200)
  }
  async forget(): Promise<void> {
    for (const service of ['toss', 'tracker'])
      await fetch(`${this.simulators.url}/_ctl/reset`, { method: 'POST', body: JSON.stringify({ service }) })
    await this.app.open.db.delete(throttles)
  }

  /** A member without points and coupons: what the ledger booked of others cannot be taken away. */
  async join(): Promise<string> {
    const memberNo = `buyer-${++this.joined}`
    this.members.push(memberNo)
    await addMembers(this.app.open.db, memberNo)
    return memberNo
  }

  get where() {
    return { siteId: 'site', now: this.now }
  }
  async give(memberNo: string, points: number, key: string): Promise<void> {
    this.count(memberNo, 'point', points)
    await runAsSystem(this.app.open, this.where, (ctx) => givePoints(ctx, memberNo, points, key, '이벤트 적립'))
  }
  async issue(memberNo: string, couponSeq = 1): Promise<number> {
    const [issued] = await runAsSystem(this.app.open, this.where, (ctx) =>
      issueCoupons(ctx, { couponSeq, name: '쿠폰', endsAt: COUPON.endsAt }, [memberNo]),
    )
    this.count(memberNo, 'coupon', 1)
    return issued!.issuedSeq
  }
  private count(memberNo: string, unit: string, amount: number): void {
    const of = `${memberNo} ${unit}`
    this.given.set(of, (this.given.get(of) ?? 0) + amount)
  }

  private async agreeAsGuest(): Promise<void> {
    const kept = { draft: { guestOrder: { at: this.now.getTime() } }, expiresAt: new Date(this.now.getTime() + 30 * 60_000) }
    await this.app.open.db
      .insert(visits)
      .values({ idHash: visitHashOf(GUEST_VISIT), siteId: 'site', ...kept })
      .onConflictDoUpdate({ target: visits.idHash, set: kept })
  }

  /** Orders as a page would: it learns the amount from the refusal, and sends it with the second try. */
  async prepare(items: Item[], change: object = {}, as: Session = GUEST): Promise<TestResponse> {
    const send = (amount: number) => {
      const body = { ...FORM, items, amount, customAgreed: true, ...change }
      return this.app.post('/svc/paymentSvcApi/prepare', body, { as, now: this.now })
    }
    if (as.visit === GUEST_VISIT) await this.agreeAsGuest()
    const first = await send(1)
    const said = first.data.item?.['amount']
    return first.status === 409 && typeof said === 'number' && !('amount' in change) ? send(said) : first
  }
  async prepared(items: Item[], change: object = {}, as: Session = GUEST): Promise<Prepared> {
    const { status, data } = await this.prepare(items, change, as)
    expect(status, data.resultMessage).toBe(200)
    return data.item as unknown as Prepared
  }
  /** The buyer goes through the provider's window. @returns the payment key that it comes back with. */
  authenticate({ orderId, orderName, amount, method }: Prepared, window: Window = {}): string {
    return authenticate({ orderId, orderName, amount, method: METHODS[method]!, ...window }, this.now).paymentKey
  }
  confirm = (of: Prepared, paymentKey: string, as: Session = GUEST, amount = of.amount): Promise<TestResponse> =>
    this.app.post('/svc/paymentSvcApi/confirm', { orderId: of.orderId, amount, paymentKey }, { as, now: this.now })
  async bought(items: Item[], change: object = {}, as: Session = GUEST, window: Window = {}): Promise<Prepared & { paymentKey: string }> {
    const prepared = await this.prepared(items, change, as)
    const paymentKey = this.authenticate(prepared, window)
    const { status, data } = await this.confirm(prepared, paymentKey, as)
    expect(status, data.resultMessage).toBe(200)
    return { ...prepared, paymentKey }
  }
  webhook = (paymentKey: string, at = ''): Promise<TestResponse> => {
    const { orderId, status } = charges.get(paymentKey)!
    const body = { eventType: 'PAYMENT_STATUS_CHANGED', createdAt: at, data: { paymentKey, orderId, status } }
    return this.app.post('/svc/paymentSvcApi/tossWebhook', body, { now: this.now, headers: { origin: 'https://elsewhere.example' } })
  }
  cancel(orderId: string, change: object = {}, as: Session = GUEST): Promise<TestResponse> {
    const path = as.user ? 'cancel' : 'guestCancel'
    return this.app.post(`/svc/orderSvcApi/${path}`, { id: orderId, reason: '마음이 바뀌었습니다.', ...change }, { as, now: this.now })
  }
  askReceipt(orderId: string, sent: { kind: string; number: string }, as: Session = GUEST): Promise<TestResponse> {
    const path = as.user ? 'cashReceipt' : 'guestCashReceipt'
    return this.app.post(`/svc/orderSvcApi/${path}`, { id: orderId, ...sent }, { as, now: this.now })
  }
  receiptsOf = (orderId: string) =>
    this.app.open.db
      .select()
      .from(cashReceipts)
      .where(eq(cashReceipts.orderId, orderId))
      .orderBy(asc(cashReceipts.at), asc(cashReceipts.act))

  linesOf = (orderId: string) => this.app.open.db.select().from(orderLines).where(eq(orderLines.orderId, orderId))
  async orderOf(orderId: string) {
    const [order] = await this.app.open.db.select().from(orders).where(eq(orders.orderId, orderId))
    return order!
  }
  async stockOf(variantId: string) {
    const [row] = await this.app.open.db.select().from(goodsVariants).where(eq(goodsVariants.variantId, variantId))
    return { reserved: row!.reserved, sold: row!.sold }
  }
  balance = (memberNo: string, unit: 'point' | 'coupon', kind: 'member' | 'held' = 'member'): Promise<number> =>
    balanceIn(this.app.open.db, memberNo, unit, kind)

  /** What is true whatever happened: of the stock, of each order, of the ledger, and of the books of the provider. */
  async audit(): Promise<void> {
    const { db } = this.app.open
    const all = await db.select().from(orders)
    const lines = await db.select().from(orderLines)
    for (const variant of await db.select().from(goodsVariants)) {
      const of = (stock: 'held' | 'sold') =>
        lines
          .filter((line) => line.variantId === variant.variantId && all.find(({ orderId }) => orderId === line.orderId)!.stock === stock)
          .reduce((sum, line) => sum + line.qty - line.cancelledQty, 0)
      const exchanging = await heldByExchanges(db, variant.variantId)
      expect({ reserved: variant.reserved, sold: variant.sold }, variant.variantId).toEqual({
        reserved: of('held') + exchanging,
        sold: of('sold'),
      })
      expect(variant.given - variant.reserved - variant.sold).toBeGreaterThanOrEqual(0)
    }
    const events = await db.select().from(paymentEvents)
    const sumOf = (orderId: string, ...kinds: string[]) =>
      events.filter((one) => one.orderId === orderId && kinds.includes(one.kind)).reduce((sum, { amount }) => sum + amount, 0)
    const given = await db.select().from(refunds).where(eq(refunds.state, 'done'))
    for (const order of all) {
      const own = lines.filter(({ orderId }) => orderId === order.orderId)
      expect(own.every(({ cancellingQty }) => cancellingQty === 0)).toBe(true)
      const captured = sumOf(order.orderId, 'charge') - sumOf(order.orderId, 'reversal')
      const kept = captured - sumOf(order.orderId, 'refund')
      // Staff had begun when the bank took the deposit back: the order goes on until they decide.
      const isLost = captured === 0 && sumOf(order.orderId, 'reversal') > 0
      const isPaid = ['paid', 'preparing', 'shipped', 'delivered'].includes(order.state)
      const returned = given.filter((one) => one.orderId === order.orderId).reduce((sum, { amount }) => sum + amount, 0)
      expect(kept, `${order.state} ${order.orderId}`).toBe(isPaid && !isLost ? order.amount - returned : 0)
    }
    for (const memberNo of this.members) await auditLedger(db, memberNo, (unit) => this.given.get(`${memberNo} ${unit}`) ?? 0)
    await auditReturns(db)
    await auditReceipts(db)
    const moves = await db.select().from(orderMoves)
    expect(moves.filter(({ from, to }) => from !== null && !mayMove(from, to))).toEqual([])
    // The provider keeps exactly what the orders are paid with.
    const rows = await db.select().from(payments)
    for (const { paymentKey, state, orderId } of rows) {
      const charge = charges.get(paymentKey)!
      const there = charge.status === 'DONE' || charge.status === 'PARTIAL_CANCELED' ? charge.balanceAmount : 0
      const own = events.filter((one) => one.paymentKey === paymentKey)
      const sum = (kind: string) => own.filter((one) => one.kind === kind).reduce((total, { amount }) => total + amount, 0)
      expect(sum('charge') - sum('reversal') - sum('refund'), `${state} ${charge.status} ${orderId}`).toBe(there)
    }
  }

  /** Everything of earlier tests, but what the ledger has booked. */
  async reset(): Promise<void> {
    const { db } = this.app.open
    this.now = NOW
    charges.clear()
    receipts.length = 0
    await db.delete(orders)
    await db.update(goodsVariants).set({ reserved: 0, sold: 0, given: GIVEN })
    this.members.length = 0
    await this.forget()
  }
}
