import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { visits } from '@/services/db/tables/auth'
import { openTestApp, type TestApp } from '@/tests/support/test-app'
import { ONE_DATABASE } from '@/tests/support/test-database'
import { readSession } from './read-session'
import { changeVisit, confirmedVisit, readVisit, visitHashOf } from './visit'

const MINUTE = 60_000
let app: TestApp
let clock = new Date()
/** The context that the pipeline gives `changeVisit`, for a browser with this cookie. */
const ctx = async (cookie = '') => ({ db: app.open.db, now: clock, siteId: 'site', session: await readSession(cookie, clock) })
const cookieOf = ({ cookies }: { cookies: string[] }) => cookies[0]!.split(';', 1)[0]!

describe.each(ONE_DATABASE)('on %s', (kind) => {
  beforeAll(async () => {
    app = await openTestApp(kind)
  })
  afterAll(() => app.drop())
  beforeEach(async () => {
    clock = new Date('2026-06-15T03:00:00Z')
    await app.open.db.delete(visits)
  })

  test('a first change begins a visit, the next ones continue it', async () => {
    const cookie = cookieOf(await changeVisit(await ctx(), () => ({ join: { kind: 'personal', hpVerify: true } })))
    expect(cookie).toMatch(/^maru-visit=[\w-]{43}$/)
    const again = await changeVisit(await ctx(cookie), (draft) => ({ ...draft, done: { form: 'join', facts: {}, at: 1 } }))
    expect(cookieOf(again)).toBe(cookie)
    expect(await readVisit(await ctx(cookie))).toMatchObject({ join: { hpVerify: true }, done: { form: 'join' } })
    expect(await app.open.db.select().from(visits)).toHaveLength(1)
  })

  test('S2: a forged or planted number begins no visit: another is issued', async () => {
    const planted = `maru-visit=${'A'.repeat(43)}`
    const given = cookieOf(await changeVisit(await ctx(planted), () => ({ done: { form: 'x', facts: {}, at: 1 } })))
    expect(given).not.toBe(planted)
    expect(await readVisit(await ctx(planted))).toEqual({})
  })

  test('P1, P7: neither the number nor the stored content is readable in the table or the cookie', async () => {
    const cookie = cookieOf(
      await changeVisit(await ctx(), () => ({ identified: { memberName: '홍길동', mobileNo: '01012345678', at: clock.getTime() } })),
    )
    const { rows } = await app.open.pool.query('select * from visit')
    expect(JSON.stringify(rows)).not.toMatch(/홍길동|01012345678/)
    expect(JSON.stringify(rows)).not.toContain(cookie.slice('maru-visit='.length))
    expect(decodeURIComponent(cookie)).not.toMatch(/홍길동|0101234/)
  })

  test('Q-071: it expires half an hour after the last change, and the identification half an hour after itself', async () => {
    const cookie = cookieOf(
      await changeVisit(await ctx(), () => ({ identified: { memberName: '홍길동', mobileNo: '01012345678', at: clock.getTime() } })),
    )
    const visit = cookie.slice('maru-visit='.length)
    clock = new Date(clock.getTime() + 29 * MINUTE)
    await changeVisit(await ctx(cookie), (draft) => draft)
    clock = new Date(clock.getTime() + 2 * MINUTE)
    expect(await readVisit(await ctx(cookie))).toHaveProperty('identified')
    expect(await confirmedVisit(app.open.db, visit, clock)).toEqual({})
    clock = new Date(clock.getTime() + 29 * MINUTE)
    expect(await readVisit(await ctx(cookie))).toEqual({})
    // The next change deletes the expired row.
    await changeVisit(await ctx(), () => ({}))
    expect(
      await app.open.db
        .select()
        .from(visits)
        .where(eq(visits.idHash, visitHashOf(visit))),
    ).toEqual([])
  })

  test('a visit of a clock that ran ahead does not outlast a correction', async () => {
    const now = clock
    clock = new Date(now.getTime() + 365 * 24 * 60 * MINUTE)
    const cookie = cookieOf(
      await changeVisit(await ctx(), () => ({ identified: { memberName: '홍길동', mobileNo: '01012345678', at: clock.getTime() } })),
    )
    expect(await readVisit(await ctx(cookie))).toHaveProperty('identified')
    clock = now
    expect(await readVisit(await ctx(cookie))).toEqual({})
  })

  test('many changes at once lose none', async () => {
    const many = 50
    const cookie = cookieOf(await changeVisit(await ctx(), () => ({ done: { form: '0', facts: {}, at: 0 } })))
    const asking = await ctx(cookie)
    const add = (i: number) =>
      app.open.db.transaction((tx) =>
        changeVisit({ ...asking, db: tx }, ({ done, ...draft }) => ({ ...draft, done: { ...done!, facts: { ...done!.facts, [i]: 'y' } } })),
      )
    await Promise.all(Array.from({ length: many }, (_, i) => add(i)))
    expect(Object.keys((await readVisit(asking)).done!.facts)).toHaveLength(many)
  })
})
