// Estimates: what a work costs follows the goods, and what was saved stays as it was told.
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { estimateCosts, estimates } from '@/services/db/tables/catalog'
import { goods } from '@/services/db/tables/store'
import { bumpTagNumbers } from '@/services/db/tag-numbers'
import { openSeededApp } from '@/tests/support/seeded-app'
import type { TestApp } from '@/tests/support/test-app'

let app: TestApp
beforeAll(async () => {
  app = await openSeededApp()
})
afterAll(() => app.drop())

const costs = async () =>
  (await app.get('/svc/estimate/costs')).data.items as unknown as {
    work: string
    grade: string
    low: number | null
    high: number | null
    link: string
  }[]
const floor = async () => (await costs()).find(({ work, grade }) => work === 'floor' && grade === 'basic')!
const ASKED = {
  ...{ dwelling: 'apartment', area: 84, grade: 'basic' },
  spaces: [
    { space: 'living', area: 28.4, count: 1 },
    { space: 'bath', area: 7.8, count: 2 },
  ],
}
const save = (asked: unknown) => app.post('/svc/estimate/save', asked)

test('the price of the product is in the cost of its work, and a change of its goods changes it', async () => {
  const before = await floor()
  // 84,000 won for 1.98㎡ are 42,420 a square metre; 5 % is cut off.
  expect(before).toMatchObject({ low: 38_000 + 44_541, high: 56_000 + 44_541, link: '/zin/product/floor-oak-natural' })
  await app.open.db.update(goods).set({ salePrice: 76_000 }).where(eq(goods.goodsId, 'wood-oak-natural'))
  ;(await bumpTagNumbers(app.open.db, ['goods']))()
  expect((await floor()).low).toBeLessThan(before.low!)
})

test('a saved estimate is read by its address as it was told, for 90 days', async () => {
  const made = await save(ASKED)
  expect(made.status).toBe(200)
  const id = made.data.item['id'] as string
  const told = async (now?: Date) => app.get(`/svc/estimate/read?id=${id}`, now ? { now } : {})
  const first = (await told()).data.item as unknown as { told: { low: number; works: { work: string }[] }; asked: unknown }
  expect(first.asked).toEqual(ASKED)
  expect(first.told.works.map(({ work }) => work)).toEqual(['floor', 'wall', 'bath', 'clear'])
  await app.open.db.update(estimateCosts).set({ low: 9_000_000, high: 9_900_000 }).where(eq(estimateCosts.work, 'bath'))
  ;(await bumpTagNumbers(app.open.db, ['estimate-costs']))()
  expect(((await told()).data.item as unknown as typeof first).told.low).toBe(first.told.low)
  expect((await told(new Date(Date.now() + 91 * 86_400_000))).status).toBe(404)
  expect(JSON.stringify(await app.open.db.select().from(estimates))).not.toMatch(/\d{3}\.\d{1,3}\.|@/)
})

test('nothing is kept but what is asked for: what else is sent is refused, and so is a body that is large', async () => {
  const [first, ...rest] = ASKED.spaces
  expect((await save({ ...ASKED, spaces: [{ ...first, note: '<b>' }, ...rest] })).status).toBe(400)
  const made = await save({ ...ASKED, area: 84.000001, note: '<b>' })
  const read = await app.get(`/svc/estimate/read?id=${made.data.item['id'] as string}`)
  expect((read.data.item as unknown as { asked: unknown }).asked).toEqual(ASKED)
  expect((await save({ ...ASKED, note: 'x'.repeat(9_000) })).status).toBe(413)
})

test('what no home has is refused in words', async () => {
  expect((await save({ ...ASKED, area: 10_000 })).status).toBe(400)
  expect((await save({ ...ASKED, spaces: [] })).status).toBe(400)
  const twice = await save({ ...ASKED, spaces: [ASKED.spaces[0], ASKED.spaces[0]] })
  expect([twice.status, twice.data.resultMessage]).toEqual([400, '같은 공간이 두 번 들어 있습니다.'])
  expect((await app.get('/svc/estimate/read?id=abcdefghjk')).status).toBe(404)
})
