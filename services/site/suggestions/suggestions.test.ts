// Suggestions over what is shipped: what is typed key by key always finds the name that it becomes.
import { isNull, lte, or } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newRequestContext, runInRequestContext } from '@/lib/request-context'
import type { Answer } from '@/schemas/api/base/contract'
import type { suggest } from '@/schemas/api/site/suggestions'
import { searchDocs } from '@/services/db/tables/finding'
import { openSeededApp } from '@/tests/support/seeded-app'
import type { TestApp } from '@/tests/support/test-app'
import { typedStates } from './typed-states-for-tests'

let app: TestApp
beforeAll(async () => {
  app = await openSeededApp()
  while ((await search('마루')).item['isWaiting']) continue
})
afterAll(() => app.drop())

const search = async (word: string) =>
  (await app.get(`/svc/searchAllSvcApi/svcSearchKnAllList?searchKeyword=${encodeURIComponent(word)}`)).data
const total = async (word: string) =>
  ((await search(word)).item['counts'] as { count: number }[]).reduce((sum, { count }) => sum + count, 0)
let asked = 0
/** Another visitor each time, so that none types faster than a hand. */
const ask = (typed: string) =>
  runInRequestContext(
    newRequestContext({ requestId: 'suggest-test', ip: `203.0.${Math.floor(asked / 250) % 250}.${asked++ % 250}` }),
    async () => {
      const { data } = await app.get(`/svc/search/suggest?typed=${encodeURIComponent(typed)}`)
      return data.item as Answer<typeof suggest>['item']
    },
  )

test('a half-typed word is said whole, with its categories, and what is sold in them with its price', async () => {
  const { meant, words, categories, sold } = await ask('바다')
  expect(meant).toEqual({ text: '바닥재', marks: [{ from: 0, until: 2 }], count: await total('바닥재') })
  expect(words.map(({ text }) => text)).toContain('바닥')
  expect(categories[0]).toMatchObject({ title: '바닥재', link: '/zin/category/floor', marks: [{ from: 0, until: 2 }] })
  expect(categories[0]!.count).toBeGreaterThan(0)
  expect(sold).toHaveLength(4)
  for (const { image } of sold) expect(image).not.toBe('')
  // A product that no goods sell has none; the row says that it is asked for.
  const prices = sold.map(({ price }) => price)
  expect(Math.max(...prices)).toBeGreaterThan(0)
  expect(Math.min(...prices)).toBeGreaterThanOrEqual(0)
})

test('a word that staff gave for another keeps what is sold while it is typed, and is said without its particle', async () => {
  for (const typed of ['원목ㅁ', '원목마', '원목말', '원목마루']) {
    const { meant, sold, categories } = await ask(typed)
    expect([typed, sold.length, categories[0]?.title]).toEqual([typed, 4, '원목결 마루'])
    expect(['', '원목마루']).toContain(meant.text)
  }
})

test('initials, the other keyboard and a typing error are marked where they stand in the name', async () => {
  expect((await ask('ㅂㄷㅈ')).categories[0]).toMatchObject({ title: '바닥재', marks: [{ from: 0, until: 3 }] })
  expect((await ask('qkekr')).meant.text).toBe('바닥')
  expect((await ask('해링본')).meant).toMatchObject({ text: '헤링본', count: await total('헤링본') })
  expect((await ask('오크 헤링')).sold[0]!.marks).toHaveLength(2)
})

test('a shop is suggested with its page, and what is nowhere has nothing', async () => {
  expect((await ask('강남')).others[0]).toMatchObject({
    title: '라움결 강남 대리점',
    link: expect.stringContaining('/zin/exhibition/detail/'),
  })
  expect(await ask('비행기표')).toMatchObject({ meant: { text: '' }, words: [], categories: [], sold: [], others: [] })
})

test('whoever types faster than a hand is asked to wait', async () => {
  const context = newRequestContext({ requestId: 'suggest-test', ip: '198.51.100.1' })
  const statuses = await runInRequestContext(context, async () => {
    const all: number[] = []
    for (let i = 0; i < 102; i++) all.push((await app.get('/svc/search/suggest?typed=')).status)
    return all
  })
  expect([statuses.slice(0, 100).every((status) => status === 200), statuses[101]]).toEqual([true, 429])
})

test('a hundred names, typed key by key, never have an empty list', async () => {
  const { kind, id, names: lines, from } = searchDocs
  const rows = await app.open.db
    .select({ names: lines })
    .from(searchDocs)
    .where(or(isNull(from), lte(from, new Date())))
    .orderBy(kind, id)
  const step = Math.floor(rows.length / 100)
  const names = rows
    .filter((_, at) => at % step === 0)
    .slice(0, 100)
    .map((row) => row.names.split('\n')[0]!)
  expect(names).toHaveLength(100)
  const states = [...new Set(names.flatMap(typedStates))]
  const empty: string[] = []
  // As many visitors at once as the database answers.
  for (let at = 0; at < states.length; at += 8)
    await Promise.all(
      states.slice(at, at + 8).map(async (typed) => {
        const { meant, words, categories, sold, others } = await ask(typed)
        if (meant.text === '' && words.length + categories.length + sold.length + others.length === 0) empty.push(typed)
      }),
    )
  expect(empty).toEqual([])
}, 240_000)
