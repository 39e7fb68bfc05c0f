// What the demonstration shows of consultations agrees with itself.
import { asc, eq, inArray } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { seoulDay } from '@/schemas/words/seoul-day'
import { consultations, consultationStages } from '@/services/db/tables/consulting'
import { openSeededApp } from '@/tests/support/seeded-app'
import type { TestApp } from '@/tests/support/test-app'

let app: TestApp
beforeAll(async () => {
  app = await openSeededApp()
}, 120_000)
afterAll(() => app.drop())

test('work that is complete was planned for days before it was', async () => {
  const { db } = app.open
  const rows = await db
    .select({ endDt: consultations.endDt, startDt: consultations.startDt, completedAt: consultationStages.startedAt })
    .from(consultations)
    .innerJoin(consultationStages, eq(consultationStages.counselSeq, consultations.counselSeq))
    .where(inArray(consultationStages.stage, ['complete']))
    .orderBy(asc(consultations.counselSeq))
  expect(rows.length).toBeGreaterThan(1)
  for (const { startDt, endDt, completedAt } of rows) {
    expect(startDt <= endDt).toBe(true)
    expect(endDt <= seoulDay(completedAt), `${endDt} is after ${seoulDay(completedAt)}`).toBe(true)
  }
})
