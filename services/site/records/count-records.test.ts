// Totals of narrowed lists through the pipeline: counted to a thousand with the rows, further on request.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { records } from '@/services/db/tables/records'
import { openTestApp, PEOPLE, type TestApp } from '@/tests/support/test-app'

const admin = { as: PEOPLE.admin }
let app: TestApp

beforeAll(async () => {
  app = await openTestApp('postgres')
  const rows = Array.from({ length: 11_552 }, (_, n) => ({
    siteId: 'site',
    type: 'notices',
    id: String(n + 1),
    draft: {},
    state: 'draft' as const,
    name: `n${n}`,
    facets: [`category:${n < 2 ? 'event' : n < 1_052 ? 'policy' : 'guide'}`],
  }))
  for (let at = 0; at < rows.length; at += 1_000) await app.open.db.insert(records).values(rows.slice(at, at + 1_000))
})
afterAll(() => app.drop())

const browse = async (query: string) => {
  const { data } = await app.get(`/adm/record/browse?type=notices&sort=name${query}`, admin)
  return { rows: data.items.length, total: data.totalCount, isMore: data.item['isMore'] }
}
const count = async (query: string) => (await app.get(`/adm/record/count?type=notices${query}`, admin)).data.item

test('a whole list knows its total, a narrowed one its total up to a thousand', async () => {
  expect(await browse('')).toEqual({ rows: 20, total: 11_552, isMore: false })
  expect(await browse('&filter=category:event')).toEqual({ rows: 2, total: 2, isMore: false })
  expect(await browse('&filter=category:policy')).toEqual({ rows: 20, total: 1_000, isMore: true })
})

test('a page behind the thousandth tells how many there are at least, and the last one how many there are', async () => {
  expect(await browse('&filter=category:policy&page=52')).toEqual({ rows: 20, total: 1_040, isMore: true })
  expect(await browse('&filter=category:policy&page=53')).toEqual({ rows: 10, total: 1_050, isMore: false })
})

test('counting goes on to ten thousand, and asks for no field that is hidden', async () => {
  expect(await count('&filter=category:policy')).toEqual({ total: 1_050, isMore: false })
  expect(await count('&filter=category:guide')).toEqual({ total: 10_000, isMore: true })
  expect(await count('&search=n0105&filter=category:policy')).toEqual({ total: 0, isMore: false })
  expect((await app.get('/adm/record/count?type=no-such', admin)).status).toBe(404)
})
