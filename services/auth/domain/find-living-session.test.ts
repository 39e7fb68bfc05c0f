import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { demoMemberNo } from '@/services/db/seeds/demo-people'
import { seedMembers } from '@/services/members/domain/seed-members'
import { memberSessions } from '@/services/db/tables/auth'
import { members } from '@/services/db/tables/members'
import { openTestApp, type TestApp } from '@/tests/support/test-app'
import { findLivingSession } from './find-living-session'

const NOW = new Date('2026-11-21T03:00:00Z')
const haneul = demoMemberNo('haneul')
const doyun = demoMemberNo('doyun')
let app: TestApp

beforeAll(async () => {
  app = await openTestApp('postgres')
  await app.open.db.transaction((tx) => seedMembers(tx, 'site', NOW))
  const expiresAt = new Date(NOW.getTime() + 3_600_000)
  await app.open.db.insert(memberSessions).values([
    { id: 'one', memberNo: haneul, rotatedAt: NOW, device: 'd', expiresAt },
    { id: 'two', memberNo: doyun, rotatedAt: NOW, device: 'd', expiresAt, passwordConfirmedAt: NOW },
    { id: 'ended', memberNo: haneul, rotatedAt: NOW, device: 'd', expiresAt, endedAt: NOW },
    { id: 'over', memberNo: haneul, rotatedAt: NOW, device: 'd', expiresAt: NOW },
  ])
})
afterAll(() => app.drop())

const living = (sid: string, memberNo = haneul) => findLivingSession(app.open.db, { sid, memberNo }, NOW)

test('a sign-in is valid for its own member only, until it ends', async () => {
  expect((await living('one'))!.member.memberName).toBe('김하늘')
  expect(await living('two', doyun)).toMatchObject({ passwordConfirmedAt: NOW, member: { memberName: '박도윤' } })
  for (const sid of ['ended', 'over', 'nobody']) expect(await living(sid), sid).toBeUndefined()
  expect(await living('one', doyun)).toBeUndefined()
})

test('a hundred requests at once cost a few queries, and each gets its own member', async () => {
  const select = vi.spyOn(app.open.db, 'select')
  const all = await Promise.all(Array.from({ length: 100 }, (_, i) => (i % 2 ? living('two', doyun) : living('one'))))
  expect(all.map((found) => found!.member.memberName)).toEqual(Array.from({ length: 100 }, (_, i) => (i % 2 ? '박도윤' : '김하늘')))
  expect(select.mock.calls.length).toBeLessThanOrEqual(2)
  select.mockRestore()
})

test('a request made during an earlier query is not answered by that query', async () => {
  const before = living('one')
  await app.open.db.update(members).set({ status: 'WITHDRAWN' }).where(eq(members.memberNo, haneul))
  expect(await living('one')).toBeUndefined()
  await before
  await app.open.db.update(members).set({ status: 'NORMAL' }).where(eq(members.memberNo, haneul))
  expect(await living('one')).toBeDefined()
})

test('a failed query fails for its own requests, and the next request queries again', async () => {
  const select = vi.spyOn(app.open.db, 'select').mockImplementationOnce(() => {
    throw new Error('away')
  })
  await expect(living('one')).rejects.toThrow('away')
  expect(await living('one')).toBeDefined()
  select.mockRestore()
})
