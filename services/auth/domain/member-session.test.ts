import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Session } from '@/schemas/api/auth/session'
import { memberSessions } from '@/services/db/tables/auth'
import { members } from '@/services/db/tables/members'
import { openTestApp, useSettings, type TestApp } from '@/tests/support/test-app'
import { BOTH_DATABASES } from '@/tests/support/test-database'
import { confirmMember } from './confirm-member'
import { deviceOf } from './device-of'
import { expiredCookieLines } from './expired-cookie-lines'
import { endMemberSession, endMemberSessionsOf, openMemberSession, renewMemberSession } from './member-session'
import { notePasswordConfirmed } from './note-password-confirmed'
import { readSession } from './read-session'

const SECOND = 1_000
const DAY = 24 * 3_600 * SECOND
const PHONE = deviceOf('a phone')
const LAPTOP = deviceOf('a laptop')

let app: TestApp
let clock = new Date()
const later = (milliseconds: number) => (clock = new Date(clock.getTime() + milliseconds))
const pairs = (lines: string[]) => lines.map((line) => line.split(';', 1)[0]!)
const cookies = (lines: string[]) =>
  pairs(lines)
    .filter((pair) => !pair.endsWith('='))
    .join('; ')
const valueOf = (lines: string[], name: string) =>
  pairs(lines)
    .find((pair) => pair.startsWith(`${name}=`))!
    .slice(name.length + 1)
const refreshOf = (lines: string[]) => valueOf(lines, 'maru-refresh')
const open = (more: Partial<Parameters<typeof openMemberSession>[1]> = {}) =>
  openMemberSession(app.open.db, { memberNo: 'm1', keepLogin: false, device: PHONE, ...more }, clock)
const renew = (token: string, device = PHONE) => renewMemberSession(app.open.db, token, device, clock)
/** The session that these cookie lines give a call about a member. */
const whoIs = async (lines: string[]): Promise<Session> => confirmMember(await readSession(cookies(lines), clock), app.open.db, clock)
const sidOf = async (lines: string[]) => (await readSession(cookies(lines), clock)).claim!.sid
const rows = () => app.open.db.select().from(memberSessions)

describe.each(BOTH_DATABASES)('on %s', (kind) => {
  beforeAll(async () => {
    app = await openTestApp(kind)
  })
  afterAll(() => app.drop())
  beforeEach(async () => {
    useSettings(app.place.dataDir)
    clock = new Date('2026-06-15T03:00:00Z')
    await app.open.db.delete(members)
    await app.open.db.insert(members).values({
      memberNo: 'm1',
      siteId: 'site',
      memberId: 'house01',
      memberName: '홍길동',
      mobileNo: '01012345678',
      certified: 'Y',
      passwordHash: '-',
    })
  })

  test('S2: every sign-in has a number of its own, and the earlier one of that browser ends', async () => {
    const first = await open()
    const second = await open({ before: await sidOf(first) })
    expect(await sidOf(second)).not.toBe(await sidOf(first))
    expect((await whoIs(first)).user).toBeUndefined()
    expect((await whoIs(second)).user?.memberId).toBe('house01')
    expect((await rows()).map(({ endedBy }) => String(endedBy)).sort()).toEqual(['null', 'signIn'])
  })

  test('S2: a planted visit is dropped at the sign-in', async () => {
    expect(await open()).toContainEqual(expect.stringMatching(/^maru-visit=; .*Max-Age=0/))
  })

  test('S1: a hundred at once turn one token into one next pair', async () => {
    const token = refreshOf(await open())
    // The embedded database has one connection, and a request waits at most two seconds for it.
    const answers = await Promise.all(Array.from({ length: kind === 'embedded' ? 20 : 100 }, () => renew(token)))
    expect(answers.every((answer) => answer !== undefined)).toBe(true)
    expect(new Set(answers.map((answer) => refreshOf(answer!.lines))).size).toBe(1)
    const [row, ...others] = await rows()
    expect([row!.generation, row!.endedAt, others]).toEqual([2, null, []])
    expect((await whoIs(answers[0]!.lines)).user?.memberNo).toBe('m1')
  })

  test('S1: a lost answer can be requested again for ten seconds, by the same browser', async () => {
    const token = refreshOf(await open())
    const next = refreshOf((await renew(token))!.lines)
    later(9 * SECOND)
    expect(refreshOf((await renew(token))!.lines)).toBe(next)
    expect((await renew(next))?.memberNo).toBe('m1')
  })

  test.each([
    ['after the grace', 11 * SECOND, PHONE],
    ['from another browser', 1 * SECOND, LAPTOP],
  ])('S1: a token that comes again %s was copied: the sign-in ends, for the thief and the owner', async (_, wait, device) => {
    const first = await open()
    const next = (await renew(refreshOf(first)))!.lines
    later(wait)
    expect(await renew(refreshOf(first), device)).toBeUndefined()
    expect(await renew(refreshOf(next))).toBeUndefined()
    expect((await whoIs(next)).user).toBeUndefined()
    expect((await rows())[0]).toMatchObject({ endedBy: 'replay' })
  })

  test('S1: the token before the last one ends the sign-in even within the grace', async () => {
    const first = await open()
    const second = (await renew(refreshOf(first)))!.lines
    await renew(refreshOf(second))
    expect(await renew(refreshOf(first))).toBeUndefined()
    expect((await rows())[0]).toMatchObject({ endedBy: 'replay' })
  })

  test('S1: a token that was never used does not work in another browser', async () => {
    const first = await open()
    expect(await renew(refreshOf(first), LAPTOP)).toBeUndefined()
    expect((await whoIs(first)).user).toBeUndefined()
  })

  test('S1: a browser that was updated is the same browser', async () => {
    const [before, after] = ['131.0.0.0', '132.0.1.5'].map((version) => deviceOf(`Mozilla/5.0 (X11) Chrome/${version} Safari/537.36`)) as [
      string,
      string,
    ]
    const token = refreshOf(await open({ device: before }))
    expect((await renew(token, after))?.memberNo).toBe('m1')
    expect(deviceOf('Mozilla/5.0 (X11) Firefox/131.0')).not.toBe(before)
  })

  test('S1: forged and altered tokens change nothing', async () => {
    const token = refreshOf(await open())
    const [id, generation, signature] = token.split('.') as [string, string, string]
    const forged = [
      '',
      '.',
      '..',
      id,
      `${id}.2.${signature}`,
      `${id}.${generation}.`,
      `${id}.${generation}.${signature.slice(1)}`,
      `${id}.-1.${signature}`,
      `${id}.1e3.${signature}`,
      `${id}.99999999999.${signature}`,
      `${token}x`,
      'x'.repeat(10_000),
      `' or 1=1.1.${signature}`,
    ]
    for (const one of forged) expect(await renew(one), one.slice(0, 60)).toBeUndefined()
    expect((await rows())[0]).toMatchObject({ generation: 1, endedAt: null })
  })

  test('S1: no value of the table can be used to sign in', async () => {
    const lines = await open()
    await renew(refreshOf(lines))
    const stored = JSON.stringify(await rows())
    for (const name of ['maru-refresh', 'maru-member']) {
      const value = valueOf(lines, name)
      expect(stored).not.toContain(value)
      expect(stored).not.toContain(value.split('.').at(-1))
    }
    expect(stored).not.toContain('a phone')
  })

  test('S2: signing out during a renewal leaves no session behind', async () => {
    for (let round = 0; round < 10; round++) {
      const lines = await open()
      const [renewed] = await Promise.all([renew(refreshOf(lines)), endMemberSession(app.open.db, await sidOf(lines), 'signOut', clock)])
      expect((await whoIs(lines)).user).toBeUndefined()
      if (renewed) expect((await whoIs(renewed.lines)).user).toBeUndefined()
      expect(await renew(refreshOf(renewed?.lines ?? lines))).toBeUndefined()
    }
  })

  test('S2: a new password ends every other sign-in at once; a withdrawal ends all', async () => {
    const [here, there] = [await open(), await open({ device: LAPTOP })]
    await endMemberSessionsOf(app.open.db, 'm1', 'password', clock, await sidOf(here))
    expect([(await whoIs(here)).user?.memberNo, (await whoIs(there)).user]).toEqual(['m1', undefined])
    await endMemberSessionsOf(app.open.db, 'm1', 'withdrawal', clock)
    expect((await whoIs(here)).user).toBeUndefined()
    expect(await renew(refreshOf(here))).toBeUndefined()
  })

  test.each(['DORMANT', 'WITHDRAWN'] as const)(
    'S2: a member who has become %s is signed out at the next call, whatever the cookie says',
    async (status) => {
      const lines = await open()
      await app.open.db.update(members).set({ status }).where(eq(members.memberNo, 'm1'))
      const session = await whoIs(lines)
      expect([session.user, session.identified, session.passwordConfirmed]).toEqual([undefined, undefined, undefined])
    },
  )

  test('S10: a revoked right is gone at the next call', async () => {
    const lines = await open()
    expect((await whoIs(lines)).user).toMatchObject({ certified: 'Y', bizYn: 'N', staffYn: 'N' })
    await app.open.db.update(members).set({ certified: 'N' }).where(eq(members.memberNo, 'm1'))
    expect((await whoIs(lines)).user?.certified).toBe('N')
  })

  test('S-SESS-6: a confirmed password belongs to its sign-in alone', async () => {
    const [here, there] = [await open(), await open({ device: LAPTOP })]
    const confirmed = await notePasswordConfirmed(app.open.db, await sidOf(here), clock)
    expect((await whoIs(confirmed)).passwordConfirmed).toBe(true)
    expect((await whoIs(there)).passwordConfirmed).toBeUndefined()
    expect((await whoIs((await renew(refreshOf(confirmed)))!.lines)).passwordConfirmed).toBe(true)
    expect((await whoIs(await open({ before: await sidOf(confirmed) }))).passwordConfirmed).toBeUndefined()
  })

  test('S2: cookies copied before the password was confirmed are invalid afterwards', async () => {
    const copied = await open()
    const confirmed = await notePasswordConfirmed(app.open.db, await sidOf(copied), clock)
    expect(await sidOf(confirmed)).not.toBe(await sidOf(copied))
    expect((await whoIs(copied)).user).toBeUndefined()
    expect(await renew(refreshOf(copied))).toBeUndefined()
    expect((await whoIs(confirmed)).user?.memberNo).toBe('m1')
  })

  test('S2: a new secret signs no member out while the earlier one is configured', async () => {
    const lines = await open()
    const more = { APP_SECRET: 'another secret of the tests, of forty chars' }
    useSettings(app.place.dataDir, { ...more, APP_SECRET_EARLIER: 'a secret of the tests, thirty-two characters' })
    expect((await whoIs(lines)).user?.memberNo).toBe('m1')
    const next = (await renew(refreshOf(lines)))!.lines
    useSettings(app.place.dataDir, more)
    expect((await whoIs(lines)).user).toBeUndefined()
    expect((await whoIs(next)).user?.memberNo).toBe('m1')
  })

  test('Q-012: a day, or two weeks with keep-login, counted from the sign-in however often it is renewed', async () => {
    for (const [keepLogin, days] of [
      [false, 1],
      [true, 14],
    ] as const) {
      let lines = await open({ keepLogin })
      later(days * DAY - 2 * SECOND)
      lines = (await renew(refreshOf(lines)))!.lines
      expect((await whoIs(lines)).user?.memberNo).toBe('m1')
      for (const line of lines) expect(Number(/Max-Age=(\d+)/.exec(line)![1])).toBeLessThanOrEqual(2)
      later(3 * SECOND)
      expect(await renew(refreshOf(lines))).toBeUndefined()
      expect((await whoIs(lines)).user).toBeUndefined()
    }
  })

  test('a sign-in of a clock that ran a year ahead ends when the clock is corrected; one of half an hour ahead stays', async () => {
    for (const [ahead, stands] of [
      [365 * DAY, false],
      [DAY / 48, true],
    ] as const) {
      later(ahead)
      const lines = await open()
      later(-ahead)
      expect((await whoIs(lines)).user?.memberNo).toBe(stands ? 'm1' : undefined)
      expect((await renew(refreshOf(lines)))?.memberNo).toBe(stands ? 'm1' : undefined)
    }
  })

  test('S3: attributes of the cookies', async () => {
    useSettings(app.place.dataDir, { SITE_URL: 'https://www.raumgyeol.example' })
    const lines = [...(await open()), ...expiredCookieLines()]
    for (const line of lines) {
      const name = line.slice(0, line.indexOf('='))
      const isReadable = ['maru-signed', 'maru-cart-count'].includes(name)
      expect(line, name).toContain('; Secure')
      expect(line.includes('; HttpOnly'), name).toBe(!isReadable)
      expect(line, name).not.toMatch(/domain/i)
      if (name.endsWith('refresh')) expect(line).toMatch(/^__Secure-maru-refresh=.*Path=\/auth\/svc;.*SameSite=Strict/)
      else expect(line, name).toMatch(isReadable ? /Path=\/;.*SameSite=Lax/ : /^__Host-.*Path=\/;.*SameSite=Lax/)
    }
    expect(lines).toContainEqual(expect.stringMatching(/^maru-signed=1;/))
    // A cookie without the prefix, or sent twice, was planted by another site.
    const [member] = pairs(lines)
    const plain = member!.replace('__Host-', '')
    expect((await readSession(plain, clock)).claim).toBeUndefined()
    expect((await readSession(`${member}; ${member}`, clock)).claim).toBeUndefined()
    expect((await readSession(member!, clock)).claim?.memberNo).toBe('m1')
  })
})
