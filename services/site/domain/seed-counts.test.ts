import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { seoulDay } from '@/schemas/words/seoul-day'
import type { OpenDatabase } from '@/services/db/database'
import { interiorCases } from '@/services/db/tables/content'
import { dailyCounts } from '@/services/db/tables/site'
import { testDatabase, ONE_DATABASE, type TestDatabase } from '@/tests/support/test-database'
import { shippedContent } from '@/services/areas'
import { seedContent } from '@/services/db/seeds/seed-content'
import { seedCounts } from './seed-counts'

const NOW = new Date('2026-11-22T12:00:00+09:00')
const CASE = {
  seq: 1,
  type: 'house',
  title: '사례',
  hImg: '/media/a.webp',
  hImgAlt: '',
  viewCnt: 100,
  postedAt: '2026-01-01T00:00:00Z',
}

describe.each(ONE_DATABASE)('on %s', (kind: OpenDatabase['kind']) => {
  let database: TestDatabase
  beforeAll(async () => {
    database = await testDatabase(kind)
  })
  afterAll(() => database.drop())

  const seedCase = (title: string) =>
    seedContent(
      database.open.db,
      'site',
      [{ path: 'interior-cases.json', text: JSON.stringify([{ ...CASE, title }]) }],
      NOW,
      new Set(),
      shippedContent.demo,
    )

  test('a case that is shipped anew keeps the views that it has got', async () => {
    const { db } = database.open
    await seedCase('먼저')
    await db.update(interiorCases).set({ viewCnt: 123 })
    await seedCase('나중')
    expect(await db.select({ title: interiorCases.title, views: interiorCases.viewCnt }).from(interiorCases)).toEqual([
      { title: '나중', views: 123 },
    ])
  })

  test('a demonstration has eight weeks of counts, each once, and none over its own', async () => {
    const { db } = database.open
    await seedCounts(db, 'site', NOW)
    const rows = await db.select().from(dailyCounts)
    expect([
      rows.map(({ day }) => day).sort()[0],
      rows
        .map(({ day }) => day)
        .sort()
        .at(-1),
    ]).toEqual(['2026-09-27', seoulDay(NOW)])
    expect(new Set(rows.map((row) => row.kind))).toEqual(new Set(['page', 'case', 'join', 'search', 'missed', 'failure']))
    await seedCounts(db, 'site', new Date(NOW.getTime() + 86_400_000))
    expect(await db.$count(dailyCounts, eq(dailyCounts.siteId, 'site'))).toBe(rows.length)
  })
})
