import { afterAll, beforeAll, expect, test } from 'vitest'
import { bumpTagNumbers } from '@/services/db/tag-numbers'
import { dailyCounts, searchTags } from '@/services/db/tables/site'
import { openTestApp, type TestApp } from '@/tests/support/test-app'

let app: TestApp
const siteId = 'site'
const now = new Date('2026-11-29T12:00:00+09:00')
const day = (ago: number) => new Date(now.getTime() - ago * 86_400_000 + 9 * 3_600_000).toISOString().slice(0, 10)
const searched = (subject: string, ago: number, count: number, kind = 'search') => ({
  siteId,
  day: day(ago),
  kind,
  subject,
  source: '',
  count,
})
const popular = async () => (await app.get('/svc/search/popular', { now })).data.items as unknown as { word: string; isNew: boolean }[]
const words = async () => (await popular()).map(({ word }) => word)

beforeAll(async () => {
  app = await openTestApp('postgres')
  await app.open.db.insert(dailyCounts).values([
    searched('중문', 0, 20),
    // Four half-lives ago: worth four.
    searched('이중창', 28, 64),
    searched('헤링본', 7, 20),
    searched('홍길동', 0, 2),
    searched('구들장', 0, 30),
    searched('구들장', 0, 30, 'missed'),
    searched('장판', 60, 500),
    searched('…', 0, 900),
    searched('욕실타일', 0, 8),
    searched('세일', 0, 90),
  ])
})
afterAll(() => app.drop())

test('a search counts half after seven days; what fewer than three look for, or finds nothing, is not shown', async () => {
  expect(await words()).toEqual(['세일', '중문', '헤링본', '욕실타일', '이중창'])
  expect((await popular()).filter(({ isNew }) => isNew).map(({ word }) => word)).toEqual(['세일', '중문', '욕실타일'])
})

test('staff keep words in front, fill the places that are left, and take words away', async () => {
  await app.open.db.insert(searchTags).values([
    { siteId, tag: '아이방', orderNo: 2, place: 'first' },
    { siteId, tag: '욕실 타일', orderNo: 1, place: 'fill' },
    { siteId, tag: '30평대', orderNo: 0, place: 'fill' },
    { siteId, tag: '세일', orderNo: 0, place: 'never' },
  ])
  ;(await bumpTagNumbers(app.open.db, ['search-tags']))()
  expect(await words()).toEqual(['아이방', '중문', '헤링본', '욕실 타일', '이중창', '30평대'])
})
