import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { records } from '@/services/db/tables/records'
import { dailyCounts } from '@/services/db/tables/site'
import { PEOPLE, type TestApp } from '@/tests/support/test-app'
import { openSeededApp } from '@/tests/support/seeded-app'

let app: TestApp
const now = new Date()
beforeAll(async () => {
  app = await openSeededApp()
  await app.open.db.delete(dailyCounts)
  const day = new Date(now.getTime() + 9 * 3_600_000).toISOString().slice(0, 10)
  const one = { siteId: 'site', day, kind: 'missed', source: '' }
  await app.open.db.insert(dailyCounts).values([
    { ...one, subject: '구들마루', count: 5 },
    { ...one, subject: '홍길동', count: 2 },
    { ...one, subject: '…', count: 40 },
  ])
})
afterAll(() => app.drop())
const as = PEOPLE.admin
const browse = async (query = '') => (await app.get(`/adm/missedSearches/browse?${query}`, { as, now })).data
const give = (word: string, name: string) => app.post('/adm/missedSearches/give', { word, name }, { as, now })
const found = async (word: string) =>
  (await app.get(`/svc/searchAllSvcApi/svcSearchKnAllList?searchKeyword=${encodeURIComponent(word)}`)).data.item['nearest'] as {
    title: string
  }[]

test('what three visitors looked for in vain is shown, and what fewer did is not', async () => {
  while ((await found('마루')).length === 0) continue
  expect(await browse()).toMatchObject({ items: [{ word: '구들마루', count: 5 }], totalCount: 1 })
  expect(await browse('search=없는말')).toMatchObject({ items: [], totalCount: 0 })
})

test('a word that was given a name finds what has it, at once, and only that way', async () => {
  expect(await give('구들마루', ' 구들 마루 ')).toMatchObject({ status: 400, data: { result: '400' } })
  expect((await give('구들마루', '비행기')).data.resultMessage).toContain('이 이름이 든 것이 사이트에 없습니다')
  const { data } = await give('구들마루', '돌결 타일')
  expect(data.resultMessage).toMatch(/^‘구들마루’으로 찾으면 ‘돌결 타일’ 결과 \d+건이 보입니다\.$/)
  expect((await found('구들마루'))[0]!.title).toBe('돌결 타일')
  expect((await found('돌결 타일'))[0]!.title).toBe('돌결 타일')
  // A second press changes nothing.
  expect((await give('구들마루', '돌결 타일')).status).toBe(200)
  expect((await browse()).items[0]).toMatchObject({ word: '구들마루', step: 'literal' })
  const rows = await app.open.db.select().from(records).where(eq(records.type, 'search-synonyms'))
  expect(
    rows.filter(({ published }) => (published?.['synonyms'] as string[]).includes('구들마루')).map(({ draft }) => draft['word']),
  ).toEqual(['돌결 타일'])
})

test('staff see why the first results stand in their order, and how the word was read', async () => {
  const { item, items } = (await app.get(`/adm/missedSearches/explain?word=${encodeURIComponent('해링본')}`, { as, now })).data
  expect(item).toMatchObject({ step: 'near', readAs: '헤링본' })
  expect(items).toHaveLength(10)
  const parts = items.map((one) => one as unknown as Record<string, number>)
  expect(parts.map(({ score }) => score)).toEqual(parts.map(({ score }) => score!).toSorted((a, b) => a! - b!))
  for (const { score, worst, mean, boost, popularity, fresh, soldOut } of parts)
    expect(worst! + mean! + boost! + popularity! + fresh! + soldOut!).toBeCloseTo(score!, 9)
})

test('whoever has no right neither sees nor gives', async () => {
  for (const one of [PEOPLE.visitor, PEOPLE.member])
    for (const path of ['browse', 'explain?word=마루'])
      expect((await app.get(`/adm/missedSearches/${path}`, { as: one, now })).status).toBe(403)
})
