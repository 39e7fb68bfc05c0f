import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, expect } from 'vitest'
import type { IdentityPurpose } from '@/schemas/rules/auth/identity'
import { members } from '@/services/db/tables/members'
import { openSimulators, type OpenSimulators } from '@/services/simulators/open-simulators'
import { openMemberSession } from '../domain/member-session'
import { readSession } from '../domain/read-session'
import { openTestApp, useSettings, type TestApp } from '@/tests/support/test-app'
import { Visitor, type VisitorResponse } from '@/tests/support/visitor'
import type { OpenDatabase } from '@/services/db/database'

export let app: TestApp
export let devsim: OpenSimulators
export let clock: Date
export let visitor: Visitor
/** Each test has a network address of its own: calls are limited by address. */
let addresses = 0

export const MINUTE = 60_000
export const later = (ms: number) => void (clock = new Date(clock.getTime() + ms))

/** Sets out for a purpose. */
export const start = (purpose: string, who = visitor) => who.post('/svc/pcc/start', { purpose })
export const idOf = ({ data }: VisitorResponse) => data.item['requestId'] as string
/** What the browser does at the provider. */
export async function atProvider(requestId: string, form: Record<string, string>) {
  const query = new URLSearchParams({
    storeId: 'store-demo',
    channelKey: 'channel-demo',
    identityVerificationId: requestId,
    redirectUrl: 'http://localhost:3000/signup/pcc-result',
  })
  const { status } = await fetch(`${devsim.url}/portone/identity?${query}`, {
    method: 'POST',
    body: new URLSearchParams(form),
    redirect: 'manual',
  })
  expect(status).toBe(303)
}
export const result = (requestId: string, who = visitor) => who.post('/svc/pcc/result', { requestId })
/** The whole way. */
export async function verify(purpose: IdentityPurpose, form: Record<string, string>, who = visitor): Promise<VisitorResponse> {
  const id = idOf(await start(purpose, who))
  await atProvider(id, form)
  return result(id, who)
}
export const keyOf = ({ data }: VisitorResponse) => data.item['key'] as string
export const force = (outcome: string) =>
  fetch(`${devsim.url}/_ctl/next`, { method: 'POST', body: JSON.stringify({ service: 'portone', outcome }) })

export async function makeMember(memberNo: string, more: Partial<typeof members.$inferInsert> = {}): Promise<void> {
  await app.open.db.insert(members).values({ memberNo, siteId: 'site', memberId: memberNo, ...more })
}
export async function signedIn(memberNo: string): Promise<Visitor> {
  const who = new Visitor(app, { now: () => clock })
  for (const line of await openMemberSession(app.open.db, { memberNo, keepLogin: false, device: 'd' }, clock)) who.take(line)
  return who
}
export const memberOf = async (memberNo: string) => (await app.open.db.select().from(members).where(eq(members.memberNo, memberNo)))[0]!
export const ctxOf = async (who: Visitor) => ({
  db: app.open.db,
  now: clock,
  siteId: 'site',
  session: await readSession(who.cookie, clock),
})

/** A test app and a simulated provider; every test has a browser and a network address of its own. */
export function openIdentity(kind: OpenDatabase['kind']): void {
  beforeAll(async () => {
    app = await openTestApp(kind)
    devsim = await openSimulators()
    useSettings(app.place.dataDir, { DEVSIM_PORT: String(devsim.port) })
  })
  afterAll(async () => {
    await devsim.close()
    await app.drop()
  })
  beforeEach(() => {
    clock = new Date()
    visitor = new Visitor(app, { now: () => clock, ip: `203.0.113.${++addresses}` })
  })
  afterEach(async () => {
    await app.open.db.delete(members)
  })
}
