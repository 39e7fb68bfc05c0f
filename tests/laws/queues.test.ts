// What waits on the console's first screen is counted by the list that it opens: over all queues, for an administrator and for staff of a shop.
import { and, eq, isNull } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { roles, staff } from '@/services/db/tables/auth'
import { audits } from '@/services/db/tables/base'
import { consultations } from '@/services/db/tables/consulting'
import { eventDraws } from '@/services/db/tables/draws'
import { events } from '@/services/db/tables/events'
import { records } from '@/services/db/tables/records'
import { documents } from '@/services/db/tables/site'
import { requestOf } from '../support/console-lists'
import { openSeededApp } from '../support/seeded-app'
import { PEOPLE, type TestApp } from '../support/test-app'

let app: TestApp
beforeAll(async () => {
  app = await openSeededApp()
  const { db } = app.open
  // What the demonstration has none of: each with one that does not wait beside it.
  // As they are once a list has counted them.
  await db.update(documents).set({ problems: 0 })
  await db.update(documents).set({ problems: 1 }).where(eq(documents.name, '/zin/event'))
  await db.update(documents).set({ draftHash: 'x' }).where(eq(documents.name, '/styling/home'))
  await db.update(records).set({ state: 'changed' }).where(eq(records.type, 'notices'))
  await db.insert(roles).values(WRITER)
  const [notice] = await db.select({ id: records.id }).from(records).where(eq(records.type, 'notices')).limit(1)
  await db
    .update(records)
    .set({ updatedBy: 'staff:manager' })
    .where(and(eq(records.type, 'notices'), eq(records.id, notice!.id)))
  const refused = (days: number) => ({
    ...{ at: new Date(Date.now() - days * 86_400_000), actor: 'system', action: 'record.refused', target: 'notices:1', requestId: 'r' },
  })
  await db.insert(audits).values([refused(1), refused(30)])
  const [event] = await db.select({ seq: events.eventSeq }).from(events).limit(1)
  const draw = { siteId: 'site', eventSeq: event!.seq, poolSize: 1, winners: [1], staffId: 'admin' }
  // Two draws of one event are one event that waits.
  await db.insert(eventDraws).values([draw, draw])
  const nobodys = and(isNull(consultations.staffId), isNull(consultations.shopId))
  const [done] = await db.select({ seq: consultations.counselSeq }).from(consultations).where(nobodys).limit(1)
  await db.update(consultations).set({ stage: 'complete' }).where(eq(consultations.counselSeq, done!.seq))
})
afterAll(() => app.drop())

const WRITER = {
  id: 'role-writer',
  siteId: 'site',
  name: '글쓴이',
  rights: { notices: { acts: ['see', 'write'] }, pages: { acts: ['see', 'write', 'publish'] } },
} satisfies typeof roles.$inferInsert
/** The role of the tests' manager from now on. */
const become = async (roleId: string | null, shopId: string | null): Promise<void> =>
  void (await app.open.db.update(staff).set({ roleId, shopId }).where(eq(staff.id, 'manager')))

test.each([
  ['an administrator', PEOPLE.admin, 8],
  // What is only looked at waits for nobody.
  ['a manager', PEOPLE.manager, 0],
  ['who writes notices and publishes pages', PEOPLE.manager, 2],
  ['staff of a shop', PEOPLE.manager, 1],
] as const)('for %s each number is that of the list which it opens', async (who, as, least) => {
  const [own] = await app.open.db.select({ shopId: staff.shopId }).from(staff).where(eq(staff.loginId, 'marushop'))
  if (who === 'staff of a shop') await become('role-demo-shop', own!.shopId)
  else await become(who.startsWith('who writes') ? WRITER.id : null, null)
  const { data } = await app.get('/adm/console/home', { as })
  const queues = data.item['queues'] as { id: string; words: string; count: number; path: string }[]
  const opened = await Promise.all(
    queues.map(async ({ words, path }) => {
      const { status, data: answer } = await app.get(requestOf(path)!, { as })
      expect([status, answer.resultMessage]).toEqual([200, expect.any(String)])
      return [words, answer.totalCount]
    }),
  )
  expect(queues.map(({ words, count }) => [words, count])).toEqual(opened)
  if (least === 0) expect(queues).toEqual([])
  else expect(queues.length).toBeGreaterThanOrEqual(least)
})
