// Not one won is lost or counted twice: whatever buyers, the provider, its webhooks and the clock do, and in whatever order, the sums hold.
import { min } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { seoulDay } from '@/schemas/words/seoul-day'
import { cashReceipts } from '@/services/db/tables/payments'
import { goodsVariants } from '@/services/db/tables/store'
import { isLong } from '@/tests/support/is-long'
import { charges } from '@/services/simulators/toss/charges'
import { move } from '@/services/simulators/toss/pay'
import { member, Shop, type Prepared } from '@/tests/support/store-orders'
import { Returns } from '@/tests/support/store-returns'
import { openTestApp, PEOPLE, type TestApp } from '@/tests/support/test-app'
import { BOTH_DATABASES } from '@/tests/support/test-database'
import { expirePoints } from '../domain/benefits/expire-points'
import { expireOrders } from './expire-orders'
import { issueUnasked } from './issue-unasked'
import { reconcilePayments, settleUndecided } from './reconcile-payments'
import { settleReceipts } from './settle-receipts'

/** The embedded database is slow at opening transactions, and races on PostgreSQL only. */
const HISTORIES = { embedded: isLong ? 100 : 3, postgres: isLong ? 400 : 8 }
const VARIANTS = ['lamp-1', 'chair-red', 'chair-blue', 'sofa-1'] as const
const ACCOUNT = { bank: '20', accountNo: '11012345678', holder: '송다온' }

const which = fc.nat(9)
/** How a call to the provider goes. */
const fate = fc.constantFrom('', '', '', 'decline', 'lose', 'apiError', 'lost-and-unreadable')
const step = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constant('prepare' as const),
      items: fc.array(fc.record({ variantId: fc.constantFrom(...VARIANTS), qty: fc.integer({ min: 1, max: 7 }) }), {
        minLength: 1,
        maxLength: 3,
      }),
      points: fc.nat(30_000),
      withCoupon: fc.boolean(),
      method: fc.constantFrom('CARD', 'TRANSFER', 'VBANK'),
      escrow: fc.boolean(),
      buyer: fc.nat(1),
    }),
  },
  {
    weight: 5,
    arbitrary: fc.record({
      do: fc.constant('confirm' as const),
      which,
      fate,
      receiptType: fc.constantFrom(null, null, '소득공제' as const, '지출증빙' as const),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant('receipt' as const),
      which,
      isProof: fc.boolean(),
      fate: fc.constantFrom('', 'receiptRefuse', 'receiptFail', 'receiptSlow', 'lose', 'apiError', 'readError'),
    }),
  },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('webhook' as const), which, times: fc.integer({ min: 1, max: 3 }) }) },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant('cancel' as const),
      which,
      line: fc.nat(2),
      qty: fc.integer({ min: 1, max: 3 }),
      isWhole: fc.boolean(),
      fate,
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ do: fc.constant('bank' as const), which, what: fc.constantFrom('deposit', 'deposit', 'reverse', 'expire') }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('wait' as const), minutes: fc.constantFrom(1, 12, 31, 4_400, 6_000) }) },
  { weight: 2, arbitrary: fc.constant({ do: 'settle' as const }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('expire' as const), days: fc.constantFrom(20, 200, 400) }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('deliver' as const), which }) },
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constant('return' as const),
      which,
      line: fc.nat(2),
      qty: fc.integer({ min: 1, max: 3 }),
      kind: fc.constantFrom('refund', 'refund', 'exchange'),
      isFault: fc.boolean(),
    }),
  },
  {
    weight: 6,
    arbitrary: fc.record({
      do: fc.constant('desk' as const),
      which,
      act: fc.constantFrom('accept', 'accept', 'receive', 'receive', 'settle', 'settle', 'settle', 'refuse', 'waive'),
      sellable: fc.nat(1),
      fate,
    }),
  },
)
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never
type Bought = Prepared & { as: ReturnType<typeof member>; keys: string[]; useEscrow: boolean }

describe.each(BOTH_DATABASES)('on %s', (kind) => {
  let app: TestApp
  let shop: Shop
  let returns: Returns
  beforeAll(async () => {
    app = await openTestApp(kind)
    shop = await Shop.open(app)
    returns = new Returns(shop)
    // Two colours of one price, so that one may become the other.
    await app.open.db.update(goodsVariants).set({ extraPrice: 0 })
  })
  afterAll(async () => {
    await shop.close()
    await app.drop()
  })

  /** Plays one history. */
  class History {
    private readonly orders: Bought[] = []
    private readonly buyers: string[] = []
    private readonly coupons: number[] = []
    private readonly returned: number[] = []

    async begin(): Promise<void> {
      await shop.reset()
      for (let i = 0; i < 2; i++) {
        const buyer = await shop.join()
        await shop.give(buyer, 60_000, `event:${buyer}`)
        this.coupons.push(await shop.issue(buyer, 1 + i))
        this.buyers.push(buyer)
      }
    }

    async play(one: Step): Promise<void> {
      const order = 'which' in one ? this.orders[one.which % Math.max(1, this.orders.length)] : undefined
      await shop.forget()
      if ('fate' in one) await this.arrange(one.fate)
      switch (one.do) {
        case 'prepare':
          return this.prepare(one)
        case 'confirm': {
          if (!order) return
          order.keys.push(
            shop.authenticate(order, order.method === 'CARD' ? {} : { useEscrow: order.useEscrow, receiptType: one.receiptType }),
          )
          await shop.confirm(order, order.keys.at(-1)!, order.as)
          return
        }
        case 'receipt': {
          const asked = one.isProof ? { kind: 'proof', number: '123-45-67891' } : { kind: 'income', number: '010-2000-1011' }
          if (order) expect([200, 404, 409]).toContain((await shop.askReceipt(order.orderId, asked, order.as)).status)
          return
        }
        case 'webhook': {
          const key = order?.keys.at(-1)
          for (let i = 0; key && i < one.times; i++) await shop.webhook(key, `${i % 2}`)
          return
        }
        case 'cancel': {
          if (!order) return
          const read = await app.get(`/svc/orderSvcApi/svcRead?id=${order.orderId}`, { as: order.as, now: shop.now })
          const lines = (read.data.item?.['items'] ?? []) as { lineSeq: number }[]
          const line = lines[one.line % Math.max(1, lines.length)]
          const items = one.isWhole || !line ? {} : { items: [{ lineSeq: line.lineSeq, qty: one.qty }] }
          await shop.cancel(order.orderId, { ...items, ...(order.method === 'VBANK' ? { refundAccount: ACCOUNT } : {}) }, order.as)
          return
        }
        case 'deliver': {
          const state = order && (await shop.orderOf(order.orderId)).state
          if (state === 'paid') await returns.deliver(order!.orderId)
          return
        }
        case 'return':
          return order && this.sendBack(order, one)
        case 'desk':
          return this.desk(one)
        case 'bank': {
          const charge = charges.get(order?.keys.at(-1) ?? '')
          const context = { base: '', now: () => shop.now, receive: () => undefined, outcome: async () => 'webhookNever' }
          if (charge?.virtualAccount && charge.cancels.length === 0) await move(charge, one.what, context)
          return
        }
        case 'wait':
          shop.now = new Date(shop.now.getTime() + one.minutes * 60_000)
          await expireOrders(app.open, shop.where)
          return
        case 'settle':
          return this.settle()
        case 'expire':
          shop.now = new Date(shop.now.getTime() + one.days * 86_400_000)
          await expireOrders(app.open, shop.where)
          await Promise.all([expirePoints(app.open, shop.where), expirePoints(app.open, shop.where)])
          expect(await expirePoints(app.open, shop.where)).toBe(0)
      }
    }

    private async sendBack(order: Bought, { line: at, qty, kind, isFault }: Step & { do: 'return' }): Promise<void> {
      const read = await returns.read(`/svc/returnSvcApi/offer?id=${order.orderId}`, order.as)
      if (read.status !== 200) return
      const { lines } = read.data.item as unknown as Awaited<ReturnType<Returns['offer']>>
      const line = lines[at % lines.length]!
      const variantId = line.options[qty % Math.max(1, line.options.length)]?.variantId ?? 'lamp-1'
      const item = { lineSeq: line.lineSeq, qty, ...(kind === 'exchange' ? { variantId } : {}) }
      const fee = isFault || kind === 'exchange' ? 0 : 3_000
      const account = order.method === 'VBANK' && kind === 'refund' ? { refundAccount: ACCOUNT } : {}
      const cause = isFault ? { cause: 'fault', knownDay: seoulDay(shop.now) } : { cause: 'mind' }
      const { status, data } = await returns.ask(kind, order.orderId, [item], order.as, { ...cause, ...account, fee })
      // Of what the provider holds no part comes back.
      expect(order.useEscrow ? [200, 400, 409] : [200, 409]).toContain(status)
      if (status === 200) this.returned.push(data.item['returnSeq'] as number)
    }

    private async desk({ which: at, act, sellable }: Step & { do: 'desk' }): Promise<void> {
      const returnSeq = this.returned[at % Math.max(1, this.returned.length)]
      if (returnSeq === undefined) return
      const read = await returns.read(`/adm/return/read?returnSeq=${returnSeq}`, PEOPLE.admin)
      const lines = (read.data.item['lines'] as { lineSeq: number; qty: number }[]).map(({ lineSeq, qty }) => ({
        lineSeq,
        sellableQty: Math.min(qty, sellable),
      }))
      const shipment = { carrier: 'own', trackingNo: `R${returnSeq}N${at}` }
      const change = act === 'receive' ? { lines } : act === 'settle' ? shipment : {}
      expect([200, 400, 409]).toContain((await returns.desk(act, returnSeq, change)).status)
    }

    private async arrange(of: string): Promise<void> {
      if (of === 'lost-and-unreadable') {
        await shop.order('lose')
        await shop.order('readError')
      } else if (of) await shop.order(of)
    }

    private async prepare({ items, points, withCoupon, method, escrow, buyer }: Step & { do: 'prepare' }): Promise<void> {
      const as = member(this.buyers[buyer]!)
      const change = { points, method, escrow, ...(withCoupon ? { couponId: this.coupons[buyer]! } : {}) }
      const { status, data } = await shop.prepare(items, change, as)
      expect([200, 400, 409]).toContain(status)
      if (status === 200) this.orders.push({ ...(data.item as unknown as Prepared), as, keys: [], useEscrow: escrow && method !== 'CARD' })
    }

    async settle(): Promise<void> {
      await shop.forget()
      for (let i = 0; i < 3; i++) {
        shop.now = new Date(shop.now.getTime() + 60_000)
        await settleUndecided(app.open, shop.where)
        await expireOrders(app.open, shop.where)
        await reconcilePayments(app.open, shop.where, new Date(shop.now.getTime() - 30 * 86_400_000))
        await issueUnasked(app.open, shop.where)
        await settleReceipts(app.open, shop.where)
      }
    }

    /** Until nothing is awaited of a receipt: the tax office may take days. */
    async settleReceipts(): Promise<void> {
      for (let i = 0; i < 40; i++) {
        const [next] = await app.open.db.select({ at: min(cashReceipts.dueAt) }).from(cashReceipts)
        if (!next?.at) return
        shop.now = new Date(Math.max(shop.now.getTime(), next.at.getTime()))
        await expireOrders(app.open, shop.where)
        await settleReceipts(app.open, shop.where)
      }
    }
  }

  test('Σ ledger = points shown; paid = captured − refunded; available + reserved + sold = given; receipts = what is left in cash; no move outside the table', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 8, maxLength: 32 }), async (steps) => {
        const history = new History()
        await history.begin()
        for (const one of steps) await history.play(one)
        await history.settle()
        await history.settleReceipts()
        await shop.audit()
      }),
      { numRuns: HISTORIES[kind], seed: 20_261_123 },
    )
  }, 600_000)
})
