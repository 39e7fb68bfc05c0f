// Sign-ins while an address floods them, with a hash that takes as long as the test says.
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { newRequestContext, runInRequestContext } from '@/lib/request-context'
import { throttles } from '@/services/db/tables/base'
import type * as Passwords from '@/services/base/passwords'
import { openTestApp, type TestApp } from '@/tests/support/test-app'
import { ONE_DATABASE } from '@/tests/support/test-database'
import { tryPassword } from './try-password'

const hashing = vi.hoisted(() => ({ checks: 0, hold: Promise.resolve() }))
vi.mock('@/services/base/passwords', async (original) => ({
  ...(await original<typeof Passwords>()),
  isPasswordOf: async (stored: string | null, password: string) => {
    hashing.checks++
    await hashing.hold
    return stored === password
  },
}))

const FLOOD = '198.51.100.23'
const HOME = '203.0.113.7'
let app: TestApp
let clock = Date.now()

/** What an attempt comes to: right, wrong, or the status of its refusal. */
const attempt = (ip: string, loginId: string, password: string): Promise<string | number> =>
  runInRequestContext(newRequestContext({ requestId: 'test', ip }), () =>
    tryPassword({ db: app.open.db, now: new Date(clock) }, { attempt: 'member', loginId, stored: 'right', password }).then(
      ({ isRight }) => (isRight ? 'right' : 'wrong'),
      (failure: { status: number }) => failure.status,
    ),
  )
const many = (times: number, make: (i: number) => Promise<string | number>) => Promise.all(Array.from({ length: times }, (_, i) => make(i)))
/** How often each result came. */
const counts = (all: (string | number)[]) =>
  Object.fromEntries([...new Set(all)].map((one) => [one, all.filter((is) => is === one).length]))

describe.each(ONE_DATABASE)('on %s', (kind) => {
  beforeAll(async () => {
    app = await openTestApp(kind)
  })
  afterAll(() => app.drop())
  beforeEach(async () => {
    clock = Date.now()
    Object.assign(hashing, { checks: 0, hold: Promise.resolve() })
    await app.open.db.delete(throttles)
  })

  test('one address that floods has four places, and another address signs in meanwhile', async () => {
    let go = () => {}
    hashing.hold = new Promise((done) => (go = done))
    const flood = many(100, (i) => attempt(FLOOD, `guess${i}`, 'x'))
    const refused = await Promise.race([flood, new Promise((done) => setTimeout(() => done('still asked'), 400))])
    expect(refused).toBe('still asked')
    const owner = attempt(HOME, 'haneul', 'right')
    go()
    expect(await owner).toBe('right')
    expect(counts(await flood)).toEqual({ wrong: 4, 429: 96 })
  })

  test('an attempt that is refused for its tries takes no place and no check', async () => {
    for (let i = 0; i < 10; i++) expect(await attempt(FLOOD, 'haneul', 'x')).toBe('wrong')
    hashing.checks = 0
    let go = () => {}
    hashing.hold = new Promise((done) => (go = done))
    const others = many(4, (i) => attempt(FLOOD, `other${i}`, 'x'))
    expect(counts(await many(100, () => attempt(FLOOD, 'haneul', 'right')))).toEqual({ 429: 100 })
    go()
    expect(counts(await others)).toEqual({ wrong: 4 })
    expect(hashing.checks).toBe(4)
  })

  test('one account has a few places from everywhere, and its owner where they always sign in is not refused for it', async () => {
    expect(await attempt(HOME, 'haneul', 'right')).toBe('right')
    let go = () => {}
    hashing.hold = new Promise((done) => (go = done))
    const flood = many(20, (i) => attempt(`198.51.100.${i}`, 'haneul', 'x'))
    await new Promise((done) => setTimeout(done, 200))
    const owner = attempt(HOME, 'haneul', 'right')
    go()
    expect([await owner, counts(await flood)]).toEqual(['right', { wrong: 8, 429: 12 }])
  })

  test('a right password is paced as well', async () => {
    const all: (string | number)[] = []
    for (let i = 0; i < 31; i++) all.push(await attempt(HOME, 'haneul', 'right'))
    expect(counts(all)).toEqual({ right: 30, 429: 1 })
    clock += 60_000
    expect(await attempt(HOME, 'haneul', 'right')).toBe('right')
  })
})
