import { afterAll, beforeAll, expect, test } from 'vitest'
import { addCounts, p75Of, totalOf } from '@/schemas/rules/site/p75-of'
import { rateVital } from '@/schemas/rules/site/vitals'
import { seoulDay } from '@/schemas/words/seoul-day'
import { vitalCounts } from '@/services/db/tables/site'
import { testDatabase, type TestDatabase } from '@/tests/support/test-database'
import { seedVitals } from './seed-vitals'

const DAY = 86_400_000
const NOW = new Date('2026-11-22T12:00:00+09:00')

let database: TestDatabase
beforeAll(async () => void (database = await testDatabase('postgres')))
afterAll(() => database.drop())

test('a demonstration has figures of eight weeks, good and poor, once, and none over its own', async () => {
  const { db } = database.open
  const seed = (now: Date) => db.transaction((tx) => seedVitals(tx, 'site', now))
  await seed(NOW)
  const rows = await db.select().from(vitalCounts)
  const days = [...new Set(rows.map(({ day }) => day))].toSorted()
  expect([days.length, days[0], days.at(-1)]).toEqual([56, seoulDay(new Date(NOW.getTime() - 56 * DAY)), '2026-11-21'])
  expect(rows.every(({ counts }) => counts.every((count) => count >= 0) && totalOf(counts) > 0)).toBe(true)

  const ratingOf = (route: string, device: string, vital: 'lcp' | 'cls') => {
    const mine = rows.filter((row) => row.route === route && row.device === device && row.vital === vital)
    const counts = mine.reduce<number[]>((all, row) => addCounts(row.counts, all), [])
    return rateVital(vital, p75Of(vital, counts)!)
  }
  expect(ratingOf('/styling/home', 'mobile', 'lcp')).toBe('good')
  expect(ratingOf('/styling/expert-style/detail/:seq', 'mobile', 'lcp')).toBe('fair')
  expect(ratingOf('/styling/expert-style/detail/:seq', 'pc', 'lcp')).toBe('good')
  expect(ratingOf('/styling/life-book/detail/:id', 'mobile', 'cls')).toBe('fair')

  await seed(new Date(NOW.getTime() + DAY))
  expect(await db.$count(vitalCounts)).toBe(rows.length)
})
