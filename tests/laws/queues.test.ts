// What waits on the console's first screen is counted by the list that it opens: over all queues, for an administrator and for staff of a shop.
import { and, eq, isNull } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Desk } from '@/app/office/_parts/desk/desk-definition'
import { auditDesk } from '@/app/office/site/audit/audit-desk'
import { communityDesk } from '@/app/office/content/community/community-desk'
import { consultationsDesk } from '@/app/office/consulting/consultations/consultations-desk'
import { eventsDesk } from '@/app/office/events/events/events-desk'
import { ordersDesk } from '@/app/office/store/orders/orders-desk'
import { questionsDesk } from '@/app/office/store/questions/questions-desk'
import { recordView } from '@/app/office/records/record-list-view'
import { repliesDesk } from '@/app/office/site/replies/replies-desk'
import { returnsDesk } from '@/app/office/store/returns/returns-desk'
import { reviewsDesk } from '@/app/office/store/reviews/reviews-desk'
import { visitsDesk } from '@/app/office/places/visits/visits-desk'
import { inputOf as pagesInput, readView } from '@/builder/pages/list-view'
import type { AnyContract } from '@/schemas/api/base/contract'
import { browsePages } from '@/schemas/api/site/builder'
import { browseRecords } from '@/schemas/api/site/records'
import { recordTypeOf } from '@/schemas/records/registry'
import { shippedContent } from '@/services/areas'
import { seedShipped } from '@/services/db/seeds/seed-shipped'
import { staff } from '@/services/db/tables/auth'
import { audits } from '@/services/db/tables/base'
import { consultations } from '@/services/db/tables/consulting'
import { eventDraws } from '@/services/db/tables/draws'
import { events } from '@/services/db/tables/events'
import { records } from '@/services/db/tables/records'
import { documents } from '@/services/db/tables/site'
import { seedMembers } from '@/services/members/domain/seed-members'
import { adoptRecords, recordsVersion } from '@/services/records/adopt-records'
import { openTestApp, PEOPLE, type TestApp } from '../support/test-app'
import { ONE_DATABASE } from '../support/test-database'

interface List {
  contract: { at: string }
  input: (query: string) => object | undefined
}
const list = (contract: { at: string }, input: (query: string) => object | undefined): List => ({ contract, input })
const desk = <C extends AnyContract>({ contract, read, inputOf }: Desk<C>): List => list(contract, (query) => inputOf(read(query)))
/** The lists of the console by their paths, with the input that a screen of that query asks for. */
const LISTS: Record<string, List> = {
  '/ice_builder': list(browsePages, (query) => pagesInput(readView(query))),
  '/ice_builder/audit': desk(auditDesk),
  '/ice_builder/community': desk(communityDesk),
  '/ice_builder/consultations': desk(consultationsDesk),
  '/ice_builder/events': desk(eventsDesk),
  '/ice_builder/orders': desk(ordersDesk),
  '/ice_builder/questions': desk(questionsDesk),
  '/ice_builder/replies': desk(repliesDesk),
  '/ice_builder/returns': desk(returnsDesk),
  '/ice_builder/reviews': desk(reviewsDesk),
  '/ice_builder/visits': desk(visitsDesk),
}
const RECORDS = '/ice_builder/records/'

function listAt(path: string): List {
  if (!path.startsWith(RECORDS)) return LISTS[path]!
  const type = recordTypeOf(path.slice(RECORDS.length))!
  const view = recordView(type)
  return list(browseRecords, (query) => view.inputOf(view.read(query)))
}

let app: TestApp
beforeAll(async () => {
  app = await openTestApp(ONE_DATABASE[0])
  const { db } = app.open
  await seedShipped(app.open, {
    content: shippedContent,
    demo: seedMembers,
    siteId: 'site',
    records: { version: recordsVersion(), adopt: adoptRecords },
  })
  // What the demonstration has none of: each with one that does not wait beside it.
  await db.update(documents).set({ problems: 1 }).where(eq(documents.name, '/zin/event'))
  await db.update(documents).set({ draftHash: 'x' }).where(eq(documents.name, '/'))
  await db.update(records).set({ state: 'changed' }).where(eq(records.type, 'notices'))
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

const asShop = async (shopId: string | null): Promise<void> =>
  void (await app.open.db
    .update(staff)
    .set(shopId ? { roleId: 'role-demo-shop', shopId } : { roleId: null, shopId: null })
    .where(eq(staff.id, 'manager')))

test.each([
  ['an administrator', PEOPLE.admin, 8],
  ['a manager', PEOPLE.manager, 3],
  ['staff of a shop', PEOPLE.manager, 1],
] as const)('for %s each number is that of the list which it opens', async (who, as, least) => {
  const [own] = await app.open.db.select({ shopId: staff.shopId }).from(staff).where(eq(staff.loginId, 'marushop'))
  await asShop(who === 'staff of a shop' ? own!.shopId : null)
  const { data } = await app.get('/adm/console/home', { as })
  const queues = data.item['queues'] as { id: string; words: string; count: number; path: string }[]
  const opened = await Promise.all(
    queues.map(async ({ words, path }) => {
      const { pathname, search } = new URL(path, 'http://localhost')
      const { contract, input } = listAt(pathname)
      const asked = new URLSearchParams(Object.entries(input(search) ?? {}).map(([name, value]) => [name, String(value)]))
      const { status, data: answer } = await app.get(`${contract.at.replace(/^GET /, '')}?${asked.toString()}`, { as })
      expect([status, answer.resultMessage]).toEqual([200, expect.any(String)])
      return [words, answer.totalCount]
    }),
  )
  expect(queues.map(({ words, count }) => [words, count])).toEqual(opened)
  expect(queues.length).toBeGreaterThanOrEqual(least)
})
