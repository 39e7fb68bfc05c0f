// Two hundred buyers of the last twenty pieces at once: whether exactly twenty have one and all others are told; and what a confirmation costs
// over a bare transaction of the same writes. Through the HTTP mount, on both databases, with the simulated payment provider.
import { randomUUID } from 'node:crypto'
import { eq, inArray, sql } from 'drizzle-orm'
import { setTimeout as sleep } from 'node:timers/promises'
import { bumpTagNumbers } from '../../../services/db/tag-numbers.ts'
import { alarms } from '../../../services/db/tables/alarms.ts'
import { throttles } from '../../../services/db/tables/base.ts'
import { orderMessages, orderMoves, orders } from '../../../services/db/tables/orders.ts'
import { payments, paymentEvents } from '../../../services/db/tables/payments.ts'
import { goods, goodsVariants, storeCategories } from '../../../services/db/tables/store.ts'
import { mount } from '../../../services/kit/mount.ts'
import { openSimulators } from '../../../services/simulators/open-simulators.ts'
import { authenticate } from '../../../services/simulators/toss/charges.ts'
import { toss } from '../../../services/simulators/toss.ts'
import { readSettings, settings } from '../../../services/base/settings.ts'
import { median, round } from '../tools/load.mjs'
import { figure } from '../tools/report.mjs'
import { BENCH_KEYS, SITE } from '../tools/with-databases.mjs'
import { withMembers } from '../tools/with-members.mjs'

const BUYERS = 200
const PIECES = 20
const SOLD_OUT = '그사이 재고가 부족해졌습니다. 수량을 바꾸거나 상품을 빼고 다시 주문해 주세요.'
const ROUNDS = 5
const CONFIRMATIONS = 60
const PRICE = 30_000

export const store = () =>
  withMembers('store', async ({ kind, open, cookies }) => {
    const simulators = await openSimulators({ simulators: [toss] })
    const before = settings()
    // The provider's part is not measured: it answers at once, and sends no news.
    globalThis[Symbol.for('maru.settings')] = { ...before, outside: readSettings(demoOf(before, simulators.port)).outside }
    try {
      await addGoods(open)
      await lastPieces(kind, open, cookies)
      await confirmations(kind, open, cookies)
    } finally {
      globalThis[Symbol.for('maru.settings')] = before
      await simulators.close()
    }
  })

const demoOf = ({ dataDir }, port) => ({ ...BENCH_KEYS, DATA_DIR: dataDir, LOG_LEVEL: 'silent', SITE_URL: SITE, DEVSIM_PORT: String(port) })

async function addGoods({ db }) {
  await db.insert(storeCategories).values({ categoryId: 'c', siteId: 'site', category: '가구', depth: 1, orderNo: 1 })
  const one = { siteId: 'site', kind: 'goods', categoryId: 'c', image: '/a.webp', delivery: 'parcel', releasedAt: new Date() }
  await db.insert(goods).values({ ...one, goodsId: 'lamp', name: '조명', price: PRICE, salePrice: PRICE })
  const variant = { siteId: 'site', goodsId: 'lamp', orderNo: 1 }
  await db.insert(goodsVariants).values([
    { ...variant, variantId: 'few', choices: ['마지막'], given: PIECES },
    { ...variant, variantId: 'many', choices: ['넉넉'], given: 1_000_000 },
  ])
}

async function post(path, body, cookie) {
  const headers = { origin: SITE, cookie, 'content-type': 'application/json' }
  const response = await mount(new Request(`${SITE}/svc/paymentSvcApi/${path}`, { method: 'POST', headers, body: JSON.stringify(body) }))
  return (await response.json()).data
}

const person = { name: '김하늘', phoneNo: '01012345678' }
const prepare = (variantId, cookie) =>
  post(
    'prepare',
    {
      ...{ items: [{ variantId, qty: 1 }], buyer: person, amount: PRICE, method: 'CARD', agreed: true },
      delivery: { ...person, zipCode: '06236', address: '서울' },
    },
    cookie,
  )
const authenticated = ({ orderId, orderName, amount }) =>
  authenticate({ orderId, orderName, amount, method: '카드' }, new Date()).paymentKey
const confirm = (order, paymentKey, cookie) => post('confirm', { orderId: order.orderId, amount: order.amount, paymentKey }, cookie)

async function lastPieces(kind, open, cookies) {
  const answers = await Promise.all(
    cookies.slice(0, BUYERS).map(async (cookie) => {
      const prepared = await patiently(() => prepare('few', cookie))
      if (prepared.result !== '200') return prepared
      return confirm(prepared.item, authenticated(prepared.item), cookie)
    }),
  )
  const [variant] = await open.db.select().from(goodsVariants).where(eq(goodsVariants.variantId, 'few'))
  const have = await open.db.$count(orders, inArray(orders.state, ['pending', 'waiting', 'paid']))
  const successes = answers.filter(({ result }) => result === '200').length
  const told = answers.filter(({ resultMessage }) => resultMessage === SOLD_OUT).length
  figure({
    figure: `last-pieces-${kind}`,
    value: have,
    unit: `orders of ${BUYERS} at once for ${PIECES} pieces`,
    target: String(PIECES),
    met: have === PIECES && variant.reserved + variant.sold === PIECES && successes === PIECES && told === BUYERS - PIECES,
    oversold: Math.max(0, variant.reserved + variant.sold - PIECES),
    successes,
    told,
  })
}

/** Who hears that the site is busy presses again, as they are asked to. */
async function patiently(work) {
  for (let tries = 1; ; tries++) {
    const answer = await work()
    if (answer.result !== '503' || tries === 3) return answer
    await sleep(1_000)
  }
}

/** In turns, so that both meet the same machine. The provider's answer takes a round trip of its own, which the bare side makes as well. */
async function confirmations(kind, open, cookies) {
  const seen = { confirm: [], bare: [] }
  for (let round = 0; round < ROUNDS; round++) {
    await open.db.delete(throttles)
    const made = []
    for (let i = 0; i < CONFIRMATIONS * 2; i++) {
      const cookie = cookies[(round * CONFIRMATIONS * 2 + i) % cookies.length]
      const { item } = await prepare('many', cookie)
      made.push({ ...item, cookie, paymentKey: authenticated(item) })
    }
    const [ours, theirs] = [made.slice(0, CONFIRMATIONS), made.slice(CONFIRMATIONS)]
    seen.confirm.push(await perSecond(ours, (one) => confirm(one, one.paymentKey, one.cookie)))
    seen.bare.push(await perSecond(theirs, (one) => bare(open, one)))
    await sleep(50)
  }
  const [own, least] = [median(seen.confirm), median(seen.bare)]
  figure({
    figure: `confirm-${kind}`,
    value: round(own / least, 2),
    unit: '× a bare transaction of the same writes',
    target: '≥ 0.3',
    met: own >= 0.3 * least,
    confirmPerSecond: round(own),
    barePerSecond: round(least),
  })
}

async function perSecond(all, work) {
  const from = performance.now()
  for (const one of all) await work(one)
  return (all.length * 1_000) / (performance.now() - from)
}

/** The same rows written by hand in the two transactions that the money needs (the attempt before, the result after), with the same question to the provider between them. */
async function bare(open, { orderId, amount, paymentKey }) {
  const now = new Date()
  await open.db.transaction(async (tx) => {
    await tx.select().from(orders).where(eq(orders.orderId, orderId)).for('update')
    const times = { begunAt: now, updatedAt: now }
    await tx.insert(payments).values({ paymentKey, siteId: 'site', orderId, state: 'open', amount, method: 'CARD', ...times })
    await tx.insert(paymentEvents).values({ siteId: 'site', orderId, paymentKey, kind: 'asked', amount: 0, key: randomUUID(), at: now })
  })
  const { apiUrl, secretKey } = settings().outside.payments
  const authorization = `Basic ${Buffer.from(`${secretKey}:`).toString('base64')}`
  const headers = { authorization, 'content-type': 'application/json', 'idempotency-key': paymentKey }
  const body = JSON.stringify({ paymentKey, orderId, amount })
  await (await fetch(`${apiUrl}/v1/payments/confirm`, { method: 'POST', headers, body })).json()
  await open.db.transaction(async (tx) => {
    await tx.select().from(orders).where(eq(orders.orderId, orderId)).for('update')
    await tx.insert(paymentEvents).values({ siteId: 'site', orderId, paymentKey, kind: 'charge', amount, key: randomUUID(), at: now })
    await tx.update(payments).set({ state: 'done', paidAt: now }).where(eq(payments.paymentKey, paymentKey))
    const sold = { reserved: sql`${goodsVariants.reserved} - 1`, sold: sql`${goodsVariants.sold} + 1` }
    await tx.update(goodsVariants).set(sold).where(eq(goodsVariants.variantId, 'many'))
    await tx.update(orders).set({ state: 'paid', stock: 'sold', heldUntil: null }).where(eq(orders.orderId, orderId))
    await tx.insert(orderMoves).values({ orderId, from: 'pending', to: 'paid', movedBy: 'bench', at: now })
    const alarm = { siteId: 'site', memberNo: 'bench-0', kind: 'consultation', title: '결제', link: '/mypage', key: randomUUID() }
    await tx.insert(alarms).values({ ...alarm, raisedAt: now })
    await bumpTagNumbers(tx, new Set(['order-messages']))
    await tx.insert(orderMessages).values({ orderId, news: 'paid', channel: 'text', amount, dueAt: now })
  })
}
