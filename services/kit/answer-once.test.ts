import { Type } from 'typebox'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { contract } from '@/schemas/api/base/contract'
import type { Session } from '@/schemas/api/auth/session'
import { audits, facts, keyedCalls } from '@/services/db/tables/base'
import { clearAudits } from '@/tests/support/clear-audits'
import { openTestApp, PEOPLE, type TestApp } from '@/tests/support/test-app'
import { BOTH_DATABASES } from '@/tests/support/test-database'
import { registerOperations } from './operations'
import { operation, service } from './service'

const input = Type.Object({ word: Type.String({ title: '낱말' }) })
const keyed = { access: 'visitor', keyed: true, input, item: Type.Unknown(), errors: { closed: ['409', '닫혔습니다.', 409] } } as const
const write = contract({ at: 'POST /svc/test/once', id: 'test.once', title: '한 번', ...keyed })
const own = contract({ at: 'POST /svc/test/onceOwn', id: 'test.onceOwn', title: '한 번', ...keyed, transaction: 'own' })
const other = contract({ at: 'POST /svc/test/onceOther', id: 'test.onceOther', title: '한 번', ...keyed })

let count = 0
let isClosed = false
registerOperations([
  service('once', [
    operation(write, async ({ word }, ctx) => {
      await ctx.db.insert(facts).values({ name: `${word} ${++count}`, value: word })
      ctx.audit('fact.write', word)
      if (isClosed) throw ctx.fail('closed')
      return { item: { number: count }, message: '저장했습니다.' }
    }),
    operation(own, async ({ word }, ctx) => {
      const number = await ctx.db.transaction((tx) =>
        ctx.once(tx, async () => {
          await tx.insert(facts).values({ name: `${word} ${++count}`, value: word })
          return count
        }),
      )
      return { item: { number } }
    }),
    operation(other, async () => ({ item: 'other' })),
  ]),
])

const KEY = 'a-key-of-the-tests-0001'
const DAY = 24 * 3_600_000

describe.each(BOTH_DATABASES)('on %s', (kind) => {
  let app: TestApp
  beforeAll(async () => {
    app = await openTestApp(kind)
  })
  afterAll(() => app.drop())
  beforeEach(async () => {
    await app.open.db.delete(facts)
    await clearAudits(app.open.db)
    await app.open.db.delete(keyedCalls)
    count = 0
    isClosed = false
  })
  const send = (word: string, { key = KEY, as = {}, to = 'once', now }: { key?: string; as?: Session; to?: string; now?: Date } = {}) =>
    app.post(`/svc/test/${to}`, { word }, { as, headers: { 'idempotency-key': key }, ...(now ? { now } : {}) })
  const written = () => app.open.db.$count(facts)

  test.each(['once', 'onceOwn'])('%s: what is sent again under its key is written once, and answered as the first time', async (to) => {
    const first = await send('가', { to })
    const again = await send('가', { to })
    expect([first.status, again.status]).toEqual([200, 200])
    expect(again.data).toEqual(first.data)
    expect(await written()).toBe(1)
    expect(await app.open.db.$count(audits)).toBe(to === 'once' ? 1 : 0)
  })

  test.each(['once', 'onceOwn'])('%s: ten presses at once are one', async (to) => {
    const answers = await Promise.all(Array.from({ length: 10 }, () => send('가', { to })))
    expect(new Set(answers.map(({ status, data }) => `${status} ${JSON.stringify(data)}`)).size).toBe(1)
    expect(await written()).toBe(1)
  })

  test('a refused call leaves its key free', async () => {
    isClosed = true
    expect((await send('가')).status).toBe(409)
    isClosed = false
    expect((await send('고친 말')).status).toBe(200)
    expect(await written()).toBe(1)
  })

  test('other values under a used key are refused, and other keys, callers and calls are their own', async () => {
    await send('가')
    const { status, data } = await send('나')
    expect([status, data.resultMessage]).toEqual([
      422,
      '먼저 보내신 내용은 이미 저장했습니다. 고친 내용을 따로 보내시려면 한 번 더 눌러 주세요.',
    ])
    await send('가', { key: `${KEY}-2` })
    await send('가', { as: PEOPLE.member })
    expect(await written()).toBe(3)
    expect((await send('가', { to: 'onceOther' })).data.item).toBe('other')
  })

  test.each(['short', 'with a space in it, long enough', 'x'.repeat(65)])('%j is no key', async (key) => {
    expect((await send('가', { key })).status).toBe(400)
    expect(await written()).toBe(0)
  })

  test('results are forgotten after eight days, and hold neither the caller nor the words', async () => {
    await send('비밀스러운 말', { as: { user: { ...PEOPLE.member.user, memberNo: 'member-4711' } } })
    const rows = JSON.stringify(await app.open.db.select().from(keyedCalls))
    expect(rows).not.toContain('비밀')
    expect(rows).not.toContain('4711')
    await send('나', { key: `${KEY}-2`, now: new Date(Date.now() + 9 * DAY) })
    await expect.poll(() => app.open.db.$count(keyedCalls)).toBe(1)
  })
})
