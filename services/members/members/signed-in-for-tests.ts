import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach } from 'vitest'
import { DEMO_PASSWORD, demoMemberNo } from '@/services/db/seeds/demo-people'
import { VENDORS } from '@/services/db/seeds/demo-businesses'
import { memberSessions } from '@/services/db/tables/auth'
import { throttles } from '@/services/db/tables/base'
import { members, terms } from '@/services/db/tables/members'
import { openMemberSession } from '@/services/auth/domain/member-session'
import { readSession } from '@/services/auth/domain/read-session'
import { openTestApp, type TestApp } from '@/tests/support/test-app'
import { seedOnce, type SeededPeople } from '@/tests/support/seeded-people'
import { Visitor } from '@/tests/support/visitor'
import type { OpenDatabase } from '@/services/db/database'

export const NEW = 'Kx7!mQ2p'
export const SELF = '/svc/tblMemberSvcApi'
export const HANEUL = demoMemberNo('haneul')
export const inForm = { nickname: '하늘집', email: 'haneul@maru.example' }

export let app: TestApp
let people: SeededPeople
export let clock: Date
export const later = (minutes: number) => (clock = new Date(clock.getTime() + minutes * 60_000))
export const visitor = (more: ConstructorParameters<typeof Visitor>[1] = {}) => new Visitor(app, { now: () => clock, ...more })
export const rowOf = async (memberNo: string) => (await app.open.db.select().from(members).where(eq(members.memberNo, memberNo)))[0]!
export const check = (who: Visitor, password = DEMO_PASSWORD) => who.post('/svc/myPageInfoSvcApi/mypagePasswordCheck', { password })

/** A signed-in member; without a password, by a social account alone. */
export async function signedIn(
  key: string,
  { confirmed = true, ...more }: { confirmed?: boolean; userAgent?: string } = {},
): Promise<Visitor> {
  const who = visitor(more)
  const memberNo = VENDORS.find(({ memberId }) => memberId === key)?.memberNo ?? demoMemberNo(key)
  const lines = await openMemberSession(app.open.db, { memberNo, keepLogin: false, device: 'test' }, clock)
  for (const line of lines) who.take(line)
  if (confirmed) {
    const { claim } = await readSession(who.cookie, clock)
    await app.open.db.update(memberSessions).set({ passwordConfirmedAt: clock }).where(eq(memberSessions.id, claim!.sid))
  }
  return who
}

/** The people of the demonstration as they were seeded, before each test. */
export function openAccounts(kind: OpenDatabase['kind']): void {
  beforeAll(async () => {
    app = await openTestApp(kind)
    const effectiveAt = new Date('2020-01-01')
    const all = ['01', '09', '10', '11', '12', '13', '14', '15', '16', '17', '02']
    await app.open.db.insert(terms).values(
      all.map((termsType) => ({
        siteId: 'site',
        termsType,
        version: '3.0',
        title: termsType,
        contents: '',
        requiredYn: 'N' as const,
        effectiveAt,
      })),
    )
    people = await seedOnce(app)
  })
  afterAll(() => app.drop())
  beforeEach(async () => {
    clock = new Date()
    const { db } = app.open
    await db.delete(throttles)
    await people.restore()
  })
}
