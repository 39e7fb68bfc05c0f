// A page of 550 blocks leaves the database to others: equal calls are batched, and different ones are limited at a time.
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import '@/app/compose'
import { newRequestContext, runInRequestContext } from '@/lib/request-context'
import type { PageContext } from '@/renderer/define-block'
import { loadPage, type LoadOutcome } from '@/renderer/load-page'
import type { ReadBlock } from '@/schemas/page/read-page'
import { shippedContent } from '@/services/areas'
import { seedShipped } from '@/services/db/seeds/seed-shipped'
import { seedMembers } from '@/services/members/domain/seed-members'
import { openTestApp, type TestApp } from '../support/test-app'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp('postgres')
  await seedShipped(app.open, { content: shippedContent, demo: seedMembers, siteId: 'site' })
}, 120_000)
afterAll(() => app.drop())

const page = { path: '/', params: {}, query: {}, now: new Date().toISOString() } as PageContext
const FAQ = ['product', 'construction', 'delivery', 'member', 'event']
/** No two ask the same. */
const KINDS: ((i: number) => [type: string, props: Record<string, unknown>])[] = [
  (i) => ['faq', { size: 3 + (i % 90), category: FAQ[i % 5] }],
  (i) => ['notice-list', { size: 3 + i, paging: false }],
  (i) => ['product-rail', { source: 'new', size: 1 + i }],
  (i) => ['product-rail', { source: 'picked', products: ['floor-oak-natural', `none-${i}`] }],
  (i) => ['category-cards', { size: 1 + i }],
]
const blocks = Array.from({ length: 550 }, (_, i): ReadBlock => {
  const [type, props] = KINDS[i % KINDS.length]!(Math.floor(i / KINDS.length))
  return { block: { id: `b${i}`, type, v: 1, props }, slots: {} }
})

test('few queries, and a call that comes meanwhile waits for a few of them', async () => {
  const queries = vi.spyOn(app.open.pool, 'query')
  let loaded: LoadOutcome[] | undefined
  const loading = runInRequestContext(newRequestContext({ requestId: 'big-page' }), async () => {
    loaded = await Promise.all(loadPage(blocks, page, () => true, 60_000).outcomes.values())
  })
  const small = await app.get('/svc/faqSvcApi/svcList?size=1')
  const [before, isDone] = [queries.mock.calls.length, loaded !== undefined]
  await loading
  expect(small.status).toBe(200)
  expect(loaded!.filter(({ ok }) => !ok)).toEqual([])
  expect(isDone).toBe(false)
  // Calling each of the 550 alone would make 626, all before the call.
  expect(before).toBeLessThan(60)
  expect(queries.mock.calls.length).toBeLessThan(400)
})
