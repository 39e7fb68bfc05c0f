// The lists of the store over 5,000 goods with their conditions, orders, categories and words, called through the HTTP mount, on both
// databases. Every question differs from the one before it.
import { seedShipped } from '../../../services/db/seeds/seed-shipped.ts'
import { goods, goodsVariants } from '../../../services/db/tables/store.ts'
import { bumpTagNumbers } from '../../../services/db/tag-numbers.ts'
import { mount } from '../../../services/kit/mount.ts'
import { seedPeople, shippedContent } from '../../../services/areas.ts'
import { median, round } from '../tools/load.mjs'
import { figure } from '../tools/report.mjs'
import { SITE, withDatabases } from '../tools/with-databases.mjs'

const GOODS = 5_000
const TIMES = 400
const CHUNK = 500

export async function goodsLists() {
  const fill = async (open) => {
    await seedShipped(open, { content: shippedContent, demo: seedPeople, siteId: 'site' })
    return multiply(open)
  }
  await withDatabases('goods', { fill }, async ({ kind, open, filled: categories }) => {
    const ask = questions(categories)
    // The first list after a publication, or after goods ran out, gathers them anew.
    const first = []
    for (let i = 0; i < 5; i++) {
      const seen = await open.db.transaction((tx) => bumpTagNumbers(tx, ['goods']))
      seen()
      first.push(await timed(ask(i)))
    }
    const took = []
    for (let i = 0; i < TIMES; i++) took.push(await timed(ask(i)))
    took.sort((a, b) => a - b)
    const p95 = took[Math.floor(TIMES * 0.95)]
    figure({
      figure: `goods-list-${kind}`,
      value: round(p95, 1),
      unit: `ms p95 at ${GOODS} goods`,
      target: '≤ 20',
      met: p95 <= 20,
      medianMs: round(median(took), 1),
      slowestMs: round(took.at(-1), 1),
      firstAfterAChangeMs: round(median(first), 1),
    })
  })
}

async function timed(path) {
  const from = performance.now()
  const response = await mount(new Request(SITE + path), { readSession: async () => ({}) })
  const { data } = await response.json()
  if (data.result !== '200' || data.items.length === 0) throw new Error(`${path} answered ${data.result} with ${data.items?.length} items.`)
  return performance.now() - from
}

const SORTS = ['newest', 'popular', 'cheap', 'dear', 'reviews']
const FILTERS = ['in-stock', 'brand-raumgyeol', 'in-stock,parcel,freight', 'price-1,price-2,price-3,price-4', 'in-stock,brand-raumgyeol']
const pick = (list, i) => list[i % list.length]

/** Each has something to show: a category with many, a condition or a word that many have. */
const questions = (categories) => (i) => {
  const query = new URLSearchParams({ sort: pick(SORTS, i), page: String(1 + (i % 3)), size: '24' })
  if (i % 4 !== 3) query.set('filter', pick(FILTERS, i >> 1))
  if (i % 4 === 0) query.set('categoryId', pick(categories, i >> 2))
  if (i % 4 === 1) query.set('keyword', pick(['라움결', '벽지', '제품', '결 라움'], i >> 2))
  return `/svc/storeProductSvcApi/productList?${query.toString()}`
}

/** Fills up with copies of what is seeded, each under a name of its own, with its variants; gives the categories of the first level that most have. */
async function multiply(open) {
  const seeded = await open.db.select().from(goods)
  const variants = Map.groupBy(await open.db.select().from(goodsVariants), ({ goodsId }) => goodsId)
  const sold = seeded.filter(
    ({ kind, brandId, categoryId }) => kind === 'goods' && brandId === 'brand-raumgyeol' && /^(floor|wall)/.test(categoryId),
  )
  const copies = Array.from({ length: GOODS - seeded.length }, (_, i) => ({
    ...pick(sold, i),
    goodsId: `bench-${i}`,
    name: `${pick(sold, i).name} 제품 ${i}`,
    salePrice: pick(sold, i).salePrice - (i % 997),
    memberPrice: null,
    timeSalePrice: null,
    timeSaleFrom: null,
    timeSaleUntil: null,
    viewCnt: (i * 7919) % 10_007,
    reviewCnt: i % 13,
    scoreSum: (i % 13) * 4,
    releasedAt: new Date(Date.UTC(2026, 0, 1) - i * 3_600_000),
  }))
  const theirs = copies.flatMap(({ goodsId }, i) =>
    (variants.get(pick(sold, i).goodsId) ?? []).map((row, at) => ({
      ...row,
      goodsId,
      variantId: `${goodsId}-${at}`,
      given: row.given + 1,
    })),
  )
  await insert(open, goods, copies)
  await insert(open, goodsVariants, theirs)
  await open.unhurried((db) => db.execute('analyze goods_variant'))
  return ['floor', 'wall', 'floor-wood', 'wall-paper']
}

async function insert(open, table, rows) {
  for (let from = 0; from < rows.length; from += CHUNK)
    await open.unhurried((db) => db.insert(table).values(rows.slice(from, from + CHUNK)))
}
