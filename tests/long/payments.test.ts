// Not one won is lost or counted twice, whenever the server was killed between an order, its payment and the provider's news of it: after the
// comparison with the provider every charge has its order, and every paid order its charge.
import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { demoPaymentOf } from '@/services/base/demo-payment-key'
import { openDatabase } from '@/services/db/open-database'
import { orderLines, orders } from '@/services/db/tables/orders'
import { payments, paymentWebhooks } from '@/services/db/tables/payments'
import { goodsVariants } from '@/services/db/tables/store'
import { openSimulators, type OpenSimulators } from '@/services/simulators/open-simulators'
import { toss } from '@/services/simulators/toss'
import { authenticate, charges } from '@/services/simulators/toss/charges'
import { expireOrders } from '@/services/store/payments/expire-orders'
import { reconcilePayments, settleUndecided } from '@/services/store/payments/reconcile-payments'
import { administer, urlOf } from '@/tests/support/database-templates'
import { ownSite, seeded, type OwnSite } from '@/tests/support/own-site'
import { useSettings } from '@/tests/support/test-app'
import { BOTH_DATABASES } from '@/tests/support/test-database'

const KILLS = 20
const AT_ONCE = 4
const SEED = 20261124
/** Each has ninety pieces or more. */
const VARIANTS = [
  'tile-travertine-2',
  'tile-marble-grey-3',
  'tile-terrazzo-ivory-6',
  'tile-terrazzo-ivory-7',
  'sheet-sand-2',
  'sheet-cement-4',
]
const PERSON = { name: '송다온', phoneNo: '010-2000-1011' }
/** What the provider does to some of the calls. */
const FAULTS = ['lose', 'apiError', 'webhookNever', 'webhookTwice', 'webhookLate']
/** The test reads what the site has sealed. */
const KEYS = {
  APP_SECRET: 'a secret of the tests, thirty-two characters',
  INDEX_KEY: 'an index key of the tests, 32 characters',
  DATA_KEYS: `t1:${Buffer.alloc(32, 7).toString('base64')}`,
}

interface Buyer {
  address: string
  cookie: string
  variantId: string
  key: string
  order?: { orderId: string; orderName: string; amount: number }
  paymentKey?: string
  /** Their confirmation was answered with the paid order. */
  acknowledged?: true
}
interface Answer {
  status: number
  data: { result: string; resultMessage: string; item: Record<string, unknown> }
}

describe.each(BOTH_DATABASES)('on %s', (kind) => {
  const name = `maru_${randomUUID().replaceAll('-', '')}`
  const databaseUrl = kind === 'postgres' ? urlOf(name) : undefined
  const random = seeded(SEED)
  const buyers: Buyer[] = []
  const prices = new Map<string, number>()
  let simulators: OpenSimulators
  let site: OwnSite
  beforeAll(async () => {
    // In this process, so that the provider's books outlive the site.
    simulators = await openSimulators({ simulators: [toss] })
    if (databaseUrl) await administer((client) => client.query(`create database ${name}`))
    const env = {
      ...KEYS,
      TRUST_PROXY: 'true',
      GUEST_UNPAID_ORDERS: '1000',
      GUEST_STOCK_SHARE: '100',
      GUEST_HOLD_MINUTES: '30',
      MEMBER_UNPAID_ORDERS: '1000',
      MEMBER_STOCK_SHARE: '100',
      DEVSIM_PORT: String(simulators.port),
    }
    site = await ownSite(`payments-${kind}`, { ...env, ...(databaseUrl ? { DATABASE_URL: databaseUrl } : {}) })
    useSettings(site.dataDir, { ...KEYS, SITE_URL: site.url, DEVSIM_PORT: String(simulators.port) })
  }, 200_000)
  afterAll(async () => {
    await site?.remove()
    await simulators.close()
    charges.clear()
    if (databaseUrl) await administer((client) => client.query(`drop database ${name} with (force)`))
  })

  async function post({ address, cookie }: Buyer, path: string, body: object, headers: Record<string, string> = {}) {
    const all = { 'content-type': 'application/json', origin: site.url, cookie, 'x-forwarded-for': address, ...headers }
    const response = await fetch(site.url + path, { method: 'POST', headers: all, body: JSON.stringify(body) })
    return { response, answer: { status: response.status, data: ((await response.json()) as Answer).data } }
  }

  async function newBuyer(): Promise<Buyer> {
    const at = buyers.length
    const address = `203.0.${Math.floor(at / 200)}.${(at % 200) + 1}`
    const buyer: Buyer = { address, cookie: '', variantId: VARIANTS[at % VARIANTS.length]!, key: randomUUID() }
    const { response } = await post(buyer, '/svc/orderCartSvcApi/guestAgree', { over14: true, terms: true, privacy: true })
    expect(response.status).toBe(200)
    buyer.cookie = response.headers
      .getSetCookie()
      .map((line) => line.split(';', 1)[0]!)
      .join('; ')
    buyers.push(buyer)
    return buyer
  }

  async function prepare(buyer: Buyer, amount: number): Promise<Answer> {
    const { variantId, key } = buyer
    const delivery = { ...PERSON, zipCode: '06236', address: '서울 강남구 테헤란로 1' }
    const order = { items: [{ variantId, qty: 1 }], buyer: PERSON, delivery, method: 'CARD', amount, agreed: true, customAgreed: true }
    return (await post(buyer, '/svc/paymentSvcApi/prepare', order, { 'idempotency-key': key })).answer
  }

  /** Does what is not done yet. @throws TypeError where the connection is lost: called again, it goes on. */
  async function buy(buyer: Buyer): Promise<void> {
    if (!buyer.order) {
      const known = prices.get(buyer.variantId)
      const first = await prepare(buyer, known ?? 1)
      if (!known) prices.set(buyer.variantId, first.data.item['amount'] as number)
      const { status, data } = known ? first : await prepare(buyer, prices.get(buyer.variantId)!)
      expect(status, data.resultMessage).toBe(200)
      buyer.order = data.item as unknown as NonNullable<Buyer['order']>
    }
    const { orderId, orderName, amount } = buyer.order
    buyer.paymentKey ??= authenticate({ orderId, orderName, amount, method: '카드' }, new Date()).paymentKey
    if (random() < 0.3) await force(FAULTS[Math.floor(random() * FAULTS.length)]!)
    const { answer } = await post(buyer, '/svc/paymentSvcApi/confirm', { orderId, amount, paymentKey: buyer.paymentKey })
    if (answer.status === 200) buyer.acknowledged = true
    // The one other truth: what the provider did is not known yet.
    else expect(answer.data.resultMessage).toContain('결제 결과를 확인하고 있습니다')
  }

  const force = (outcome: string) =>
    fetch(`${simulators.url}/_ctl/next`, { method: 'POST', body: JSON.stringify({ service: 'toss', outcome, times: 1 }) })

  async function untilKilled(killed: () => boolean): Promise<Buyer | undefined> {
    let buyer: Buyer | undefined
    for (;;) {
      try {
        buyer = undefined
        buyer = await newBuyer()
        await buy(buyer)
      } catch (cause) {
        if (killed() && cause instanceof TypeError) return buyer
        throw cause
      }
    }
  }

  test(`every charge has its order and every paid order its charge: ${KILLS} kills`, async () => {
    for (let kill = 0; kill < KILLS; kill++) {
      let killed = false
      const work = Promise.all(Array.from({ length: AT_ONCE }, () => untilKilled(() => killed)))
      await Promise.race([work, sleep(50 + Math.floor(random() * 1_200))])
      killed = true
      await site.kill()
      const broken = await work
      await site.start()
      // Every other buyer tries again; the others have closed their browser.
      for (const [i, buyer] of broken.entries()) if (buyer && i % 2 === 0) await buy(buyer)
    }
    await site.kill()

    const open = await openDatabase({ dataDir: site.dataDir, ...(databaseUrl ? { databaseUrl } : {}) })
    try {
      const where = { siteId: 'site', now: new Date(Date.now() + 60_000) }
      await settleUndecided(open, where)
      await reconcilePayments(open, where, new Date(Date.now() - 3_600_000))
      const ended = { siteId: 'site', now: new Date(Date.now() + 31 * 60_000) }
      await expireOrders(open, ended)
      await settleUndecided(open, ended)

      const ours = new Set(buyers.flatMap(({ order }) => order?.orderId ?? []))
      const everyOrder = await open.db.select().from(orders)
      const all = everyOrder.filter(({ memberNo }) => memberNo === null)
      const rows = await open.db.select().from(payments)
      const charged = [...charges.values()].filter(({ status }) => status === 'DONE')
      const kept = charged.filter(({ paymentKey }) => !demoPaymentOf(paymentKey))
      // The provider knows a payment of the demonstration once it is asked for: members ordered, and paid as much.
      for (const { paymentKey, orderId, balanceAmount } of charged)
        if (demoPaymentOf(paymentKey)) expect(everyOrder.find((order) => order.orderId === orderId)?.amount).toBe(balanceAmount)
      const paid = all.filter(({ state }) => state === 'paid')
      expect(kept.map(({ orderId }) => orderId).toSorted()).toEqual(paid.map(({ orderId }) => orderId).toSorted())
      for (const charge of kept) {
        expect(charge.balanceAmount).toBe(paid.find(({ orderId }) => orderId === charge.orderId)!.amount)
        expect(rows.find(({ paymentKey }) => paymentKey === charge.paymentKey)!.state).toBe('done')
      }
      expect(rows.filter(({ state }) => state === 'open' || state === 'stray')).toEqual([])
      expect(all.filter(({ state }) => state !== 'paid' && state !== 'expired')).toEqual([])
      for (const { acknowledged, order } of buyers)
        if (acknowledged) expect(paid.some(({ orderId }) => orderId === order!.orderId)).toBe(true)
      // One press, one order: an order that its buyer never heard of was not paid either.
      expect(paid.filter(({ orderId }) => !ours.has(orderId))).toEqual([])
      expect(await open.db.$count(paymentWebhooks)).toBeGreaterThan(0)
      for (const variantId of VARIANTS) {
        const [variant] = await open.db.select().from(goodsVariants).where(eq(goodsVariants.variantId, variantId))
        const lines = await open.db.select().from(orderLines).where(eq(orderLines.variantId, variantId))
        const sold = lines.filter((line) => paid.some(({ orderId }) => orderId === line.orderId))
        expect(variant!.sold).toBe(sold.reduce((sum, { qty }) => sum + qty, 0))
        expect(variant!.reserved).toBe(0)
      }
      const acknowledged = buyers.filter((buyer) => buyer.acknowledged).length
      console.log(JSON.stringify({ test: `payments under kill -9 on ${kind}`, kills: KILLS, acknowledged, paid: paid.length, lost: 0 }))
    } finally {
      await open.close()
    }
  })
})
