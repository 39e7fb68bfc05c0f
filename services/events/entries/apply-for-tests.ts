// Entering an event, as calls of a member on 15 June 2026, with a new event for each test.
import { count, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect } from 'vitest'
import type { EventGame } from '@/schemas/rules/events/event-game'
import { throttles } from '@/services/db/tables/base'
import { eventAnswers, eventEntries, eventGames, events } from '@/services/db/tables/events'
import { openTestApp, PEOPLE, type TestRequest, type TestApp } from '@/tests/support/test-app'
import { addMembers } from '@/tests/support/parent-rows'
import type { OpenDatabase } from '@/services/db/database'

export type Event = Partial<typeof events.$inferInsert> & { game?: EventGame; answers?: string[] }
export const NOW = new Date('2026-06-15T03:00:00Z')
const plain = {
  siteId: 'site',
  eventName: '이벤트',
  eventType: 'default',
  imgBannerPc: '/a.webp',
  imgBannerMo: '/a.webp',
  imgBannerAlt: '',
}
export const window = { openStrDate: new Date('2026-05-31T15:00:00Z'), openEndDate: new Date('2026-06-30T14:59:59.999Z') }

/** A member who may enter; every number is another person. */
export const member = (no: number | string = 1, facts: object = {}) => ({
  user: { ...PEOPLE.member.user, memberNo: `m${no}`, eventMarketingYn: 'Y' as const, ...facts },
})
export const vendor = member('v', { bizYn: 'Y' })

export let app: TestApp
let eventSeq = 0

/** A new event for every test: nobody has entered it yet. */
export const open = async ({ game, answers, ...facts }: Event = {}): Promise<string> => {
  const { db } = app.open
  eventSeq += 1
  await db.insert(events).values({ ...plain, ...window, ...facts, eventSeq })
  if (game) await db.insert(eventGames).values({ eventSeq, siteId: 'site', game, messages: {} })
  if (answers) await db.insert(eventAnswers).values({ eventSeq, siteId: 'site', answers })
  return String(eventSeq)
}
export const post = async (path: string, body: object, asked: TestRequest = {}) => {
  const { status, data } = await app.post(`/svc${path}`, body, { as: member(), now: NOW, ...asked })
  return { status, result: data.result, message: data.resultMessage, item: data.item }
}
export const apply = (eventId: string, more: object = {}, asked: TestRequest = {}) =>
  post('/eventSvcApi/svcEntryApply', { eventId, ...more }, asked)
export const again = (eventId: string, more: object = {}, asked: TestRequest = {}) =>
  post('/eventSvcApi/svcEntryApply2', { eventId, ...more }, asked)
export const generic = (eventId: string, more: object, asked: TestRequest = {}) =>
  post('/eventSvcApi/svcEntryContentShareApply', { eventId, ...more }, asked)
export const stored = async (eventId: string): Promise<number> => {
  const [row] = await app.open.db
    .select({ all: count() })
    .from(eventEntries)
    .where(eq(eventEntries.eventSeq, Number(eventId)))
  return row!.all
}
export const entriesIn = (eventId: string) =>
  app.open.db
    .select()
    .from(eventEntries)
    .where(eq(eventEntries.eventSeq, Number(eventId)))
export const refused = async (eventId: string, attempt: Promise<{ status: number; message: string }>, status: number, message: string) => {
  const before = await stored(eventId)
  expect(await attempt).toMatchObject({ status, message })
  expect(await stored(eventId), 'nothing stored').toBe(before)
}
export const OK = { status: 200, result: '200' }

/** Eighty members and a registered vendor's number in a database of the tests' own. */
export function openEntries(kind: OpenDatabase['kind']): void {
  beforeAll(async () => {
    app = await openTestApp(kind)
    await addMembers(app.open.db, ...Array.from({ length: 80 }, (_, i) => `m${i}`), 'mv')
    // Each test's event has one before it, whose survey is not its own.
    await open()
  })
  afterAll(() => app.drop())
  // All of them happen in one minute of one member.
  beforeEach(async () => void (await app.open.db.delete(throttles)))
}
