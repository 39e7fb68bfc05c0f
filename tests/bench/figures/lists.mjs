// Filtered lists and the search over 5,000 records of each kind (BENCH_RECORDS gives another number), and the replies to a case that has 10,000, called through the HTTP mount,
// on both databases. Every query differs, so that none is answered from an earlier answer.
import { setTimeout as sleep } from 'node:timers/promises'
import { seedShipped } from '../../../services/db/seeds/seed-shipped.ts'
import { productCategories, products } from '../../../services/db/tables/catalog.ts'
import { interiorCases, interiorReplies } from '../../../services/db/tables/content.ts'
import { bumpTagNumbers } from '../../../services/db/tag-numbers.ts'
import { mount } from '../../../services/kit/mount.ts'
import { seedPeople, shippedContent } from '../../../services/areas.ts'
import { median, round } from '../tools/load.mjs'
import { figure } from '../tools/report.mjs'
import { SITE, withDatabases } from '../tools/with-databases.mjs'

const RECORDS = Number(process.env.BENCH_RECORDS ?? 5_000)
const REPLIES = 10_000
/** A reply of five begins a thread. */
const THREAD = 5
const TALKED_ABOUT = 2
const TIMES = 300

export async function lists() {
  const fill = async (open) => {
    await seedShipped(open, { content: shippedContent, demo: seedPeople, siteId: 'site' })
    return multiply(open)
  }
  await withDatabases('lists', { fill }, async ({ kind, open, filled: codes }) => {
    for (const [name, ask] of Object.entries(questions(codes))) await measure(kind, open, name, ask)
  })
}

async function measure(kind, open, name, ask) {
  const coldMs = await cold(ask(0))
  // The first list after a write follows what it changed: the price of all lists that follow.
  const first = []
  for (let i = 0; i < 5; i++) {
    const seen = await open.db.transaction((tx) =>
      bumpTagNumbers(tx, ['interiors', `interior:${100_000 + i}`, 'products', `product:bench-${i}`]),
    )
    seen()
    first.push(await timed(ask(i)))
  }
  const took = []
  for (let i = 0; i < TIMES; i++) took.push(await timed(ask(i)))
  took.sort((a, b) => a - b)
  const p95 = took[Math.floor(TIMES * 0.95)]
  figure({
    figure: `list-${name}-${kind}`,
    value: round(p95, 1),
    unit: `ms p95 at ${name.endsWith('replies') ? REPLIES : RECORDS} records`,
    target: '≤ 50',
    met: p95 <= 50,
    medianMs: round(median(took), 1),
    slowestMs: round(took.at(-1), 1),
    coldMs: round(coldMs, 1),
    firstAfterAChangeMs: round(median(first), 1),
  })
}

/** Milliseconds until the first list of a process answers: a call that would wait too long is told to come again. */
async function cold(path) {
  const from = performance.now()
  while ((await mount(new Request(SITE + path), { readSession: async () => ({}) })).status === 503) await sleep(50)
  return performance.now() - from
}

async function timed(path) {
  const from = performance.now()
  const response = await mount(new Request(SITE + path), { readSession: async () => ({}) })
  const { data } = await response.json()
  if (data.result !== '200' || data.items.length === 0) throw new Error(`${path} answered ${data.result} with ${data.items?.length} items.`)
  return performance.now() - from
}

/** One condition of a common kind, so that there is always something to show; the other, the order and the page differ. */
const questions = ({ sizes, tones }) => ({
  cases: (i) => `/svc/interiorSvcApi/svcList?type=house&filter=${pick(sizes, i)}&sort=${sortOf(i)}&page=${1 + (i % 3)}`,
  products: (i) =>
    `/svc/productSearchSvcApi/productSearchList?category=floor&attributes=${pick(tones, i)}&sort=${sortOf(i)}&page=${1 + (i % 3)}`,
  replies: (i) => `/svc/interiorSvcApi/replyList?seq=${TALKED_ABOUT}&page=${1 + ((i * 37) % (REPLIES / THREAD / 10))}`,
  // The page on which a certain reply stands: what the link of an alarm asks.
  'sought-replies': (i) => `/svc/interiorSvcApi/replyList?seq=${TALKED_ABOUT}&replySeq=${1_000_001 + ((i * 37) % (REPLIES - 1))}`,
  search: (i) => `/svc/searchAllSvcApi/svcSearchKnAllList?searchKeyword=${encodeURIComponent(pick(WORDS, i))}&page=${1 + (i % 3)}`,
})
const WORDS = ['거실', '주방', '마루', '아파트', '집']
const pick = (list, i) => list[i % list.length]
const sortOf = (i) => (i % 2 ? 'popular' : 'latest')

/** Fills both tables up with copies of what is seeded, each under a number of its own, and gives codes that many have. */
async function multiply(open) {
  const cases = await open.db.select().from(interiorCases)
  const more = await open.db.select().from(products)
  await fill(open, interiorCases, RECORDS - cases.length, (i) => ({
    ...pick(cases, i),
    seq: 100_000 + i,
    type: 'house',
    title: `${pick(cases, i).title} ${i}`,
    viewCnt: (i * 7919) % 10_007,
    postedAt: new Date(Date.UTC(2026, 0, 1) - i * 3_600_000),
  }))
  await fill(open, products, RECORDS - more.length, (i) => ({
    ...pick(more, i),
    zinPrdId: `bench-${i}`,
    zinPrdName: `${pick(more, i).zinPrdName} ${i}`,
    viewCnt: (i * 7919) % 10_007,
    releasedAt: new Date(Date.UTC(2026, 0, 1) - i * 3_600_000),
  }))
  await fill(open, interiorReplies, REPLIES, (i) => ({
    replySeq: 1_000_000 + i,
    siteId: 'site',
    caseSeq: TALKED_ABOUT,
    parentSeq: i % THREAD === 0 ? null : 1_000_000 + i - (i % THREAD),
    shownName: '김*늘',
    contents: `거실 창가의 벤치 높이가 얼마나 되는지 알 수 있을까요? ${i}`,
    // Some threads have lost their first reply.
    deletedAt: i % 50 === 0 ? new Date() : null,
    postedAt: new Date(Date.UTC(2026, 0, 1) + i * 60_000),
  }))
  await open.unhurried((db) => db.execute('analyze interior_reply'))
  const floors = more.filter(({ cateId1 }) => cateId1 === 'floor')
  if ((await open.db.select().from(productCategories)).length === 0 || floors.length === 0) throw new Error('There is no category to list.')
  return {
    sizes: common(cases.map(({ size }) => size)),
    tones: common(floors.flatMap(({ attributes }) => attributes.map((code) => code.split(':')[1]))),
  }
}

async function fill(open, table, count, row) {
  const rows = Array.from({ length: count }, (_, i) => row(i))
  for (let from = 0; from < rows.length; from += 500) await open.unhurried((db) => db.insert(table).values(rows.slice(from, from + 500)))
}

/** The three that most records have. */
function common(codes) {
  const counts = new Map()
  for (const code of codes) if (code) counts.set(code, (counts.get(code) ?? 0) + 1)
  return [...counts]
    .sort((a, b) => b[1] - a[1])
    .slice(0, 3)
    .map(([code]) => code)
}
