// Who is told of what: by the list, the stream and the marks of what is read, over roles, kinds and shops.
import { eq, sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { NEWS_KINDS, type NewsKind } from '@/schemas/rules/base/news-kinds'
import { usualRights } from '@/schemas/rules/base/console-areas'
import { rightsOf, type RoleRights } from '@/schemas/rules/base/rights'
import { roles, staff, staffSessions } from '@/services/db/tables/auth'
import { staffNews, staffNewsReads } from '@/services/db/tables/staff-news'
import { areaParts } from '@/services/kit/area-parts'
import { runAsSystem } from '@/services/kit/run-as-system'
import { CONFIRMED_EVERY } from '@/services/news/follow-news'
import { moveNews, raiseNews, type News } from '@/services/news/raise-news'
import type { Queue } from '@/services/parts/queues'
import { NewsStream } from '@/tests/support/news-stream'
import { openTestApp, PEOPLE, type TestApp } from '@/tests/support/test-app'
import { ONE_DATABASE } from '@/tests/support/test-database'

/** The queue of the first screen in which a thing of the kind is counted. */
const QUEUES: Record<NewsKind, string | null> = {
  // Waits for nobody: every administrator is told.
  breakGlass: null,
  order: 'orders-paid',
  cancelAsked: 'orders-cancel-asked',
  orderChanged: 'orders-preparing',
  fault: 'orders-faulty',
  return: 'returns-new',
  stock: 'stock-low',
  question: 'questions-waiting',
  consultation: 'consultations-new',
  consultationAsk: 'consultations-asked',
  visit: 'visits-today',
  recruit: 'community-untold',
}
const EVERY = ['orders', 'returns', 'stock', 'questions', 'consultations', 'visits', 'community'] as const
const all = (...acts: ('see' | 'write' | 'publish')[]): RoleRights => Object.fromEntries(EVERY.map((area) => [area, { acts }]))
const news = (kind: NewsKind, key: string, shopId: string | null = null): News => ({
  ...{ kind, key: `${kind}:${key}`, number: key, shopId },
  link: `/ice_builder/${kind}/${key}`,
})

describe.each(ONE_DATABASE)('on %s', (kind) => {
  let app: TestApp
  beforeAll(async () => {
    app = await openTestApp(kind)
    await app.open.db.insert(roles).values({ id: 'r', siteId: 'site', name: '역할', rights: {} })
    await app.open.db.update(staff).set({ createdAt: new Date(Date.now() - 86_400_000) })
  })
  afterAll(() => app.drop())
  beforeEach(async () => {
    await app.open.db.delete(staffNews)
    await app.open.db.update(staffSessions).set({ endedAt: null, seenAt: sql`now()` })
    await app.open.db.update(staff).set({ blockedAt: null })
    await become(all('write'))
  })
  afterEach(() => vi.useRealTimers())

  const become = async (rights: RoleRights | null, shopId: string | null = null): Promise<void> => {
    if (rights) await app.open.db.update(roles).set({ rights }).where(eq(roles.id, 'r'))
    await app.open.db
      .update(staff)
      .set({ roleId: rights && 'r', shopId })
      .where(eq(staff.id, 'manager'))
  }
  const raise = (...list: News[]): Promise<void> =>
    runAsSystem(app.open, { now: new Date(), siteId: 'site' }, async (ctx) => {
      for (const one of list) await raiseNews(ctx, one)
    })
  const listed = async (as: object = PEOPLE.manager) => (await app.get('/adm/news/list', { as })).data.items
  const keys = async (as?: object) => (await listed(as)).map(({ kind: of, number }) => `${String(of)} ${String(number)}`).toSorted()
  const read = (body: object, as: object = PEOPLE.manager) => app.post('/adm/news/read', body, { as })

  test.each([
    ['an administrator', 'adm', null],
    ['a manager without a role', 'mng', null],
    ['a role that only looks', 'mng', all('see')],
    ['a role that only publishes', 'mng', all('see', 'publish')],
    ['a role that writes everything', 'mng', all('write')],
    ...EVERY.map((area) => [`a role for ${area}`, 'mng', { [area]: { acts: ['see', 'write'] } }] as const),
  ] as const)('%s is told of what waits on the first screen, and of nothing else', async (_, role, rights) => {
    if (role === 'mng') await become(rights)
    await raise(...NEWS_KINDS.map((one) => news(one, '1')))
    const as = role === 'adm' ? PEOPLE.admin : PEOPLE.manager
    const waiting = await runAsSystem(app.open, { now: new Date(), siteId: 'site' }, async (ctx) => {
      const own = { ...ctx, rights: rightsOf(role === 'adm' ? { role } : { role, rights: rights ?? usualRights() }), session: as }
      return (await Promise.all(areaParts<Queue>('queues').map((queue) => queue(own)))).flat().map(({ id }) => id)
    })
    const expected = NEWS_KINDS.filter((one) => {
      const queue = QUEUES[one]
      return queue === null ? role === 'adm' : waiting.includes(queue)
    })
    expect((await listed(as)).map(({ kind: of }) => of).toSorted()).toEqual(expected.toSorted())
    const stream = await NewsStream.open(app, as)
    expect(Object.keys(await stream.counts()).toSorted()).toEqual(expected.toSorted())
    await stream.close()
  })

  test('a person of a shop is told of that shop alone, and of no kind that knows no shops', async () => {
    await become(all('write'), 'a')
    const of = (...list: [NewsKind, string | null][]) => list.map(([one, shop]) => news(one, shop ?? 'none', shop))
    await raise(...of(['visit', 'a'], ['visit', 'b'], ['visit', null], ['consultation', 'a'], ['consultation', 'b'], ['order', null]))
    expect(await keys()).toEqual(['consultation a', 'visit a'])
    expect(await keys(PEOPLE.admin)).toHaveLength(6)
  })

  test('a request that goes to another shop is new there, gone here, and no news to who knew of it', async () => {
    const at = (shopId: string | null) => ({ ...news('consultation', '7'), shopId })
    const move = (shopId: string | null) => runAsSystem(app.open, { now: new Date(), siteId: 'site' }, (ctx) => moveNews(ctx, at(shopId)))
    const seenIn = async (shop: string) => {
      await become(all('write'), shop)
      return keys()
    }
    await raise(at('a'))
    expect([await seenIn('a'), await seenIn('b')]).toEqual([['consultation 7'], []])
    await move('b')
    await move('b')
    expect([await seenIn('a'), await seenIn('b'), await keys(PEOPLE.admin)]).toEqual([[], ['consultation 7'], ['consultation 7']])
    await move(null)
    expect([await seenIn('b'), await keys(PEOPLE.admin)]).toEqual([[], ['consultation 7']])
  })

  test('the same thing is told once, and with its transaction or not at all', async () => {
    await raise(news('order', '1'), news('order', '1'))
    const failed = runAsSystem(app.open, { now: new Date(), siteId: 'site' }, async (ctx) => {
      await raiseNews(ctx, news('order', '2'))
      throw new Error('the order did not happen')
    })
    await expect(failed).rejects.toThrow('did not happen')
    expect(await keys()).toEqual(['order 1'])
  })

  test('read is read on every computer, and by this person alone', async () => {
    await raise(news('order', '1'), news('order', '2'), news('visit', '3'))
    const [here, there] = [await NewsStream.open(app, PEOPLE.manager), await NewsStream.open(app, PEOPLE.manager)]
    for (const stream of [here, there]) expect(await stream.counts()).toEqual({ order: 2, visit: 1 })
    // The screen of the thing was opened, by whichever way.
    await read({ link: '/ice_builder/order/2' })
    for (const stream of [here, there]) expect(await stream.counts()).toEqual({ order: 1, visit: 1 })
    const unread = async (as: object) => (await listed(as)).filter(({ isRead }) => !isRead).length
    expect([await unread(PEOPLE.manager), await unread(PEOPLE.admin)]).toEqual([2, 3])
    await read({})
    for (const stream of [here, there]) expect(await stream.counts()).toEqual({})
    expect([await unread(PEOPLE.manager), await unread(PEOPLE.admin)]).toEqual([0, 3])
    await Promise.all([here.close(), there.close()])
  })

  test('nobody marks what they may not see, and who is new has missed nothing', async () => {
    await become({ visits: { acts: ['write'] } })
    await raise(news('order', '1'))
    const [{ newsSeq } = { newsSeq: 0 }] = await listed(PEOPLE.admin)
    expect((await read({ newsSeq })).status).toBe(200)
    expect(await app.open.db.$count(staffNewsReads)).toBe(0)
    await become(all('write'))
    await app.open.db
      .update(staff)
      .set({ createdAt: new Date(Date.now() + 1_000) })
      .where(eq(staff.id, 'manager'))
    expect((await listed()).map(({ isRead }) => isRead)).toEqual([true])
    await app.open.db
      .update(staff)
      .set({ createdAt: new Date(Date.now() - 86_400_000) })
      .where(eq(staff.id, 'manager'))
  })

  describe('an open stream', () => {
    const ended = () => app.open.db.update(staffSessions).set({ endedAt: new Date() }).where(eq(staffSessions.staffId, 'manager'))
    const blocked = () => app.open.db.update(staff).set({ blockedAt: new Date() }).where(eq(staff.id, 'manager'))
    const rested = () =>
      app.open.db
        .update(staffSessions)
        .set({ seenAt: sql`now() - interval '31 minutes'` })
        .where(eq(staffSessions.staffId, 'manager'))

    test.each([
      ['a sign-in that ended', ended],
      ['a person who was blocked', blocked],
      ['a sign-in that rested too long', rested],
    ])('tells nothing more to %s', async (_, happen) => {
      const stream = await NewsStream.open(app, PEOPLE.manager)
      expect(await stream.counts()).toEqual({})
      await happen()
      await raise(news('order', '1'))
      expect([await stream.next(), await stream.next()]).toEqual(['end', undefined])
      expect((await app.raw('/adm/news/follow', {}, { as: PEOPLE.manager })).status).toBe(403)
    })

    test('ends within seconds although nothing comes in', async () => {
      vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
      const stream = await NewsStream.open(app, PEOPLE.manager)
      expect(await stream.counts()).toEqual({})
      vi.advanceTimersByTime(CONFIRMED_EVERY)
      expect(await stream.next()).toBe('beat')
      await ended()
      vi.advanceTimersByTime(CONFIRMED_EVERY)
      expect([await stream.next(), await stream.next()]).toEqual(['end', undefined])
    })

    test('is no use of the sign-in', async () => {
      const seenAt = new Date(Date.now() - 20 * 60_000)
      await app.open.db.update(staffSessions).set({ seenAt }).where(eq(staffSessions.staffId, 'manager'))
      const stream = await NewsStream.open(app, PEOPLE.manager)
      await stream.counts()
      await raise(news('order', '1'))
      expect(await stream.counts()).toEqual({ order: 1 })
      const [session] = await app.open.db.select().from(staffSessions).where(eq(staffSessions.staffId, 'manager'))
      expect(session!.seenAt).toEqual(seenAt)
      await stream.close()
    })

    test('follows the role: a right that was taken takes its kinds along', async () => {
      await raise(news('order', '1'), news('visit', '2'))
      const stream = await NewsStream.open(app, PEOPLE.manager)
      expect(await stream.counts()).toEqual({ order: 1, visit: 1 })
      await become({ visits: { acts: ['write'] } })
      await raise(news('order', '3'))
      expect(await stream.counts()).toEqual({ visit: 1 })
      await stream.close()
    })

    test('of one sign-in stays among few: the oldest ends', async () => {
      const streams = await Promise.all(Array.from({ length: 7 }, () => NewsStream.open(app, PEOPLE.manager)))
      for (const stream of streams) await stream.counts()
      expect(await streams[0]!.next()).toBe('end')
      await Promise.all(streams.map((stream) => stream.close()))
    })

    test('of one person stay among twenty, with every sign-in together', async () => {
      const sids = ['one', 'two', 'three', 'four'].map((name) => `manager-${name}`)
      const expiresAt = new Date(Date.now() + 3_600_000)
      await app.open.db.insert(staffSessions).values(sids.map((id) => ({ id, staffId: 'manager', expiresAt })))
      const streams: NewsStream[] = []
      for (const sid of sids)
        for (let i = 0; i < 6; i++) {
          const stream = await NewsStream.open(app, { staff: { ...PEOPLE.manager.staff, sid } })
          await stream.counts()
          streams.push(stream)
        }
      expect(await Promise.all(streams.slice(0, 4).map((stream) => stream.next()))).toEqual(['end', 'end', 'end', 'end'])
      await raise(news('order', '9'))
      expect(await streams[4]!.counts()).toEqual({ order: 1 })
      await Promise.all(streams.map((stream) => stream.close()))
    })
  })

  test('a visitor and a member are refused', async () => {
    for (const as of [PEOPLE.visitor, PEOPLE.member])
      for (const path of ['/adm/news/follow', '/adm/news/list', '/adm/account/news'])
        expect([path, (await app.raw(path, {}, { as })).status]).toEqual([path, 403])
  })
})
