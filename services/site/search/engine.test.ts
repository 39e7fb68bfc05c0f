// An engine beside the database names candidates and decides nothing: with it, behind it, without it visitors find the same, and never what they
// may not see.
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { currentDatabase } from '@/services/db/current-database'
import { bumpTagNumbers } from '@/services/db/tag-numbers'
import { facts } from '@/services/db/tables/base'
import { searchChanges, searchDocs } from '@/services/db/tables/finding'
import { goods } from '@/services/db/tables/store'
import { forgetEngine, ownEngine } from '@/services/finding/engine-status'
import { feedEngine, startFeeding } from '@/services/finding/feed-engine'
import { openSeededApp } from '@/tests/support/seeded-app'
import { PEOPLE, useSettings, type TestApp } from '@/tests/support/test-app'
import { eventually } from '@/tests/support/test-database'
import { engineSettings, startSearchEngine, type FakeEngine } from '@/tests/support/search-engine'
import questions from '@/tests/support/search-questions.json'

const siteId = 'site'
let app: TestApp
let engine: FakeEngine
beforeAll(async () => {
  engine = await startSearchEngine()
  app = await openSeededApp()
  useSettings(app.place.dataDir)
  while ((await ask('마루')).item['isWaiting']) continue
})
afterAll(async () => {
  await app.drop()
  await engine.close()
})
beforeEach(async () => {
  Object.assign(engine, { slowBy: 0, status: undefined, failing: [], extra: [], calls: [] })
  use(engine)
  await app.open.db.delete(searchChanges)
  await forgetLease()
})

/** From now on this engine is set up; none without one. */
function use(one: FakeEngine | undefined, more: Record<string, string> = {}): void {
  useSettings(app.place.dataDir, one ? { ...engineSettings(one), ...more } : {})
  forgetEngine()
}
/** Nothing is taken from memory. */
async function ask(typed: string) {
  ;(await bumpTagNumbers(app.open.db, ['search-tags']))()
  const path = `/svc/searchAllSvcApi/svcSearchKnAllList?currentTab=store&size=60&searchKeyword=${encodeURIComponent(typed)}`
  return (await app.get(path)).data
}
const shown = async (typed: string) => {
  const { item, items } = await ask(typed)
  return {
    step: item['step'],
    readAs: item['readAs'],
    counts: item['counts'],
    nearest: item['nearest'],
    titles: items.map(({ title }) => title),
  }
}
const forgetLease = () => app.open.db.delete(facts).where(eq(facts.name, `search-engine-lease:${siteId}`))
const feeding = () => feedEngine(currentDatabase(), siteId, ownEngine()!, 'test')
const searches = () => engine.calls.filter((call) => call === 'POST /multi-search').length
const waiting = () => app.open.db.$count(searchChanges)
const status = async () =>
  (await app.get('/adm/missedSearches/status', { as: PEOPLE.admin })).data.item['engine'] as Record<string, unknown>
async function rename(goodsId: string, more: Partial<typeof goods.$inferInsert>): Promise<void> {
  const settle = await app.open.db.transaction(async (tx) => {
    await tx.update(goods).set(more).where(eq(goods.goodsId, goodsId))
    return bumpTagNumbers(tx, ['goods', `goods:${goodsId}`])
  })
  settle()
}
const anyGoods = async () => (await app.open.db.select().from(goods).where(eq(goods.publishedYn, 'Y')).orderBy(goods.goodsId).limit(1))[0]!

test('a new engine is filled with every document, and the outbox is empty then', async () => {
  expect(await feeding()).toEqual({ ok: true, value: undefined })
  const docs = await app.open.db.$count(searchDocs)
  expect([engine.docs.size, await waiting()]).toEqual([docs, 0])
  // The same engine is not filled again.
  engine.docs.clear()
  expect(await feeding()).toMatchObject({ ok: true })
  expect(engine.docs.size).toBe(0)
  await app.open.db.delete(facts).where(eq(facts.name, `search-engine:${siteId}`))
  expect(await feeding()).toMatchObject({ ok: true })
  expect(engine.docs.size).toBe(docs)
})

test('what the engine finds is what the database finds, for every kind of question', async () => {
  const asked = Object.values(questions)
    .flatMap((group) => group.map(([typed]) => String(typed)))
    .filter((_, at) => at % 4 === 0)
  const different: string[] = []
  let byIt = 0
  for (const typed of asked) {
    use(engine)
    const before = searches()
    const byEngine = await shown(typed)
    const isAsked = searches() > before
    use(undefined)
    const byDatabase = await shown(typed)
    const [one, other] = [byEngine, byDatabase].map((found) => JSON.stringify(found))
    if (one !== other) different.push(`${typed}: ${one} and not ${other}`)
    if (isAsked) byIt++
  }
  expect([asked.length > 30, byIt > asked.length * 0.9]).toEqual([true, true])
  expect(different).toEqual([])
}, 120_000)

test('a change is written to the outbox in its transaction, found at once, and sent in its last state', async () => {
  const one = await anyGoods()
  await rename(one.goodsId, { name: '느티나무결 첫째' })
  await rename(one.goodsId, { name: '느티나무결 둘째' })
  expect(await waiting()).toBe(1)
  expect((await shown('느티나무결')).titles).toEqual(['느티나무결 둘째'])
  expect(searches()).toBeGreaterThan(0)
  expect(await feeding()).toMatchObject({ ok: true })
  expect(await waiting()).toBe(0)
  expect((await shown('느티나무결')).titles).toEqual(['느티나무결 둘째'])
  const failing = app.open.db.transaction(async (tx) => {
    await tx.update(goods).set({ name: '느티나무결 셋째' }).where(eq(goods.goodsId, one.goodsId))
    await bumpTagNumbers(tx, ['goods', `goods:${one.goodsId}`])
    throw new Error('back')
  })
  await expect(failing).rejects.toThrow('back')
  expect(await waiting()).toBe(0)
})

test('what visitors may not see is not shown, whatever the engine says', async () => {
  const one = await anyGoods()
  await rename(one.goodsId, { name: '참나무결 하나' })
  await feeding()
  expect((await shown('참나무결')).titles).toEqual(['참나무결 하나'])
  await rename(one.goodsId, { publishedYn: 'N' })
  const isThere = () => [...engine.docs.values()].some(({ kind, id }) => kind === 'goods' && id === one.goodsId)
  expect([isThere(), (await shown('참나무결')).titles]).toEqual([true, []])
  engine.extra = [
    { kind: 'goods', id: one.goodsId },
    { kind: 'goods', id: 'never' },
    { kind: 'no-kind', id: '1' },
  ]
  expect((await shown('참나무결')).titles).toEqual([])
  await feeding()
  expect(isThere()).toBe(false)
  await rename(one.goodsId, { publishedYn: 'Y' })
  await feeding()
})

test('while it takes nothing, what changed waits, staff read why, and it is sent later', async () => {
  const one = await anyGoods()
  await rename(one.goodsId, { name: '오동나무결' })
  engine.failing = ['invalid_document_fields']
  expect(await feeding()).toMatchObject({ ok: false, code: 'invalid_document_fields' })
  engine.status = 500
  expect(await feeding()).toMatchObject({ ok: false, retryable: true })
  expect(await waiting()).toBe(1)
  await forgetLease()
  const stop = startFeeding(siteId)
  try {
    await eventually(async () => expect((await status())['feeding']).toMatchObject({ fault: 'feeding' }))
    expect(await status()).toMatchObject({ waiting: 1, oldestAt: expect.any(String) })
    engine.status = undefined
    await eventually(async () => expect(await waiting()).toBe(0))
    await eventually(async () => expect(await status()).toMatchObject({ waiting: 0, oldestAt: null, feeding: null }))
  } finally {
    stop()
  }
})

test('late, failing or gone, the database answers, the engine rests for a while, and staff read it', async () => {
  const good = await shown('원목결 마루')
  expect(good.titles.length).toBeGreaterThan(0)
  const faults: [string, () => void][] = [
    ['slow', () => (engine.slowBy = 400)],
    ['down', () => (engine.status = 503)],
    ['down', () => use({ ...engine, url: 'http://127.0.0.1:9' })],
  ]
  for (const [fault, spoil] of faults) {
    Object.assign(engine, { slowBy: 0, status: undefined })
    use(engine)
    spoil()
    const before = searches()
    expect(await shown('원목결 마루')).toEqual(good)
    await eventually(async () => expect(await status()).toMatchObject({ isLeft: true, asking: { fault } }))
    const asked = searches()
    expect(await shown('원목결 마루')).toEqual(good)
    expect(searches()).toBe(asked)
    expect(asked - before).toBeLessThanOrEqual(1)
  }
})

test('behind by more than it may be, it is not asked', async () => {
  use(engine, { SEARCH_ENGINE_BEHIND: '2' })
  await app.open.db.insert(searchChanges).values({ siteId, kind: 'goods', id: 'late', at: new Date(Date.now() - 3_000) })
  expect((await shown('원목결 마루')).titles.length).toBeGreaterThan(0)
  expect(searches()).toBe(0)
  await eventually(async () => expect(await status()).toMatchObject({ isLeft: true, waiting: 1, asking: { fault: 'behind' } }))
  await feeding()
  use(engine, { SEARCH_ENGINE_BEHIND: '2' })
  await shown('원목결 마루')
  expect(searches()).toBeGreaterThan(0)
})

test('two processes do not feed at once', async () => {
  await rename((await anyGoods()).goodsId, { name: '버드나무결' })
  const leaseOfAnother = async (until: number) => {
    await forgetLease()
    await app.open.db.insert(facts).values({ name: `search-engine-lease:${siteId}`, value: `another ${until}` })
  }
  await leaseOfAnother(Date.now() + 60_000)
  expect(await feeding()).toMatchObject({ ok: true })
  expect(await waiting()).toBe(1)
  await leaseOfAnother(Date.now() - 60_000)
  await feeding()
  expect(await waiting()).toBe(0)
})

test('without an engine nothing is noted, and what waited is forgotten', async () => {
  await app.open.db.insert(searchChanges).values({ siteId, kind: 'goods', id: 'left' })
  use(undefined)
  const stop = startFeeding(siteId)
  try {
    await eventually(async () => expect(await waiting()).toBe(0))
  } finally {
    stop()
  }
  await rename((await anyGoods()).goodsId, { name: '대나무결' })
  expect(await waiting()).toBe(0)
  expect((await app.get('/adm/missedSearches/status', { as: PEOPLE.admin })).data.item).toEqual({ filling: 0, engine: null })
})
