import { eq, isNull } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { products } from '@/services/db/tables/catalog'
import { interiorCases, stylingContents } from '@/services/db/tables/content'
import { events } from '@/services/db/tables/events'
import { members, scraps } from '@/services/db/tables/members'
import { throttles } from '@/services/db/tables/base'
import { addCases, addCategories, addEvents, addMembers } from '@/tests/support/parent-rows'
import { openTestApp, PEOPLE, type TestApp } from '@/tests/support/test-app'
import { ONE_DATABASE } from '@/tests/support/test-database'

const raised = vi.hoisted(() => ({ page: [] as string[], list: [] as string[] }))
vi.mock('@/services/counts/raise-calmly', () => ({
  raiseCalmly: (pace: 'page' | 'list', tags: Iterable<string>) => raised[pace].push(...tags),
}))

const NOW = new Date('2026-06-15T03:00:00Z')
const minutes = (count: number) => new Date(NOW.getTime() + count * 60_000)
const OTHER = { user: { ...PEOPLE.member.user, memberNo: '8' } }
const CASE = { type: 'house', targetId: '1' }
let app: TestApp

const call = (name: string, body: object, as: object = PEOPLE.member, now = NOW) => app.post(`/svc/scrap/${name}`, body, { as, now })
const read = (query: string, as: object = PEOPLE.member) => app.get(`/svc/scrap/${query}`, { as, now: NOW })
const list = (query = '', as: object = PEOPLE.member) => app.get(`/svc/myPageSvcApi/svcScrapList${query}`, { as, now: NOW })
const countOf = async (seq: number) =>
  (await app.open.db.select({ count: interiorCases.scrapCnt }).from(interiorCases).where(eq(interiorCases.seq, seq)))[0]!.count
const living = () => app.open.db.$count(scraps, isNull(scraps.removedAt))

describe.each(ONE_DATABASE)('on %s', (kind) => {
  beforeAll(async () => {
    app = await openTestApp(kind)
    await addCases(app.open.db, 1)
  })
  afterAll(() => app.drop())

  test('500 members who press one case at once are 500 rows and that count; pressing again or together takes none twice', async () => {
    const people = Array.from({ length: 500 }, (_, i) => ({ user: { ...PEOPLE.member.user, memberNo: `crowd-${i}` } }))
    await addMembers(app.open.db, ...people.map(({ user }) => user.memberNo))
    const all = (name: string) => Promise.all(people.map((as) => call(name, CASE, as)))
    expect(new Set((await all('cScrap')).map(({ status }) => status))).toEqual(new Set([200]))
    expect([await living(), await countOf(1)]).toEqual([500, 500])
    // Everybody twice, half of them taking it back.
    await Promise.all([all('cScrap'), ...people.slice(0, 250).map((as) => call('dScrap', CASE, as))])
    expect(await countOf(1)).toBe(await living())
    await all('dScrap')
    expect([await living(), await countOf(1)]).toEqual([0, 0])
  }, 60_000)
})

describe.each(ONE_DATABASE)('on %s', (kind) => {
  beforeAll(async () => {
    app = await openTestApp(kind)
    const { db } = app.open
    await addMembers(db, '7', '8')
    await addCases(db, 1, 2, 3)
    await addEvents(db, 5)
    await addCategories(db, 'floor')
    await db.insert(products).values({
      zinPrdId: 'floor-oak',
      siteId: 'site',
      zinPrdName: '오크 마루',
      zinPrdNo: 'F1',
      cateId: 'floor',
      cateId1: 'floor',
      filePath: '/media/swatches/floor-oak-natural.webp',
      fileAlt: '오크',
      releasedAt: NOW,
    })
    await db.insert(stylingContents).values({
      siteId: 'site',
      kind: 'life-book',
      seq: '7',
      name: '7',
      title: '겨울의 창가',
      hImg: '/media/rooms/living-sage.webp',
      hImgAlt: '창가',
      postedAt: NOW,
    })
  })
  beforeEach(async () => {
    await app.open.db.delete(scraps)
    await app.open.db.delete(throttles)
    await app.open.db.update(interiorCases).set({ scrapCnt: 0, publishedYn: 'Y' })
    await app.open.db.update(products).set({ scrapCnt: 0 })
    raised.page.length = raised.list.length = 0
  })
  afterAll(() => app.drop())

  test('S-SCRAP-1: pressing adds and counts, pressing again takes away; a repeated call changes nothing', async () => {
    expect((await call('cScrap', CASE)).data.item).toEqual({ scrapYn: 'Y', scrapCnt: 1 })
    expect((await call('cScrap', CASE, OTHER)).data.item).toEqual({ scrapYn: 'Y', scrapCnt: 2 })
    expect((await call('cScrap', CASE)).data.item).toEqual({ scrapYn: 'Y', scrapCnt: 2 })
    expect((await read('rScrap?type=house&targetId=1')).data.item).toEqual({ scrapYn: 'Y', scrapCnt: 2 })
    expect((await call('dScrap', CASE)).data.item).toEqual({ scrapYn: 'N', scrapCnt: 1 })
    expect((await call('dScrap', CASE)).data.item).toEqual({ scrapYn: 'N', scrapCnt: 1 })
    expect((await read('rScrap?type=house&targetId=1')).data.item).toEqual({ scrapYn: 'N', scrapCnt: 1 })
    expect((await call('cScrap', CASE)).data.item).toEqual({ scrapYn: 'Y', scrapCnt: 2 })
    expect(await countOf(1)).toBe(2)
  })

  test('P-VIS-2, P-MEM-1: a visitor has no scrapbook, and a page of another site changes none', async () => {
    for (const name of ['cScrap', 'dScrap']) expect((await call(name, CASE, PEOPLE.visitor)).status).toBe(401)
    expect((await read('rScrap?type=house&targetId=1', PEOPLE.visitor)).status).toBe(401)
    const foreign = { as: PEOPLE.member, now: NOW, headers: { origin: 'https://elsewhere.example' } }
    expect((await app.post('/svc/scrap/cScrap', CASE, foreign)).status).toBe(403)
    expect(await living()).toBe(0)
  })

  test('Q-092: every type has its own count; a type or a record that is not there is refused', async () => {
    const targets = [
      ['house', '1'],
      ['product', 'floor-oak'],
      ['life-book', '7'],
      ['event', '5'],
    ] as const
    for (const [type, targetId] of targets)
      expect((await call('cScrap', { type, targetId })).data.item, type).toEqual({ scrapYn: 'Y', scrapCnt: 1 })
    const [event] = await app.open.db.select({ count: events.scrapCnt }).from(events).where(eq(events.eventSeq, 5))
    expect(event!.count).toBe(1)
    for (const [type, targetId] of [
      ['house', '999'],
      ['house', '01'],
      ['house', '1 or 1=1'],
      ['house', '99999999999'],
      ['myhome', '1'],
      ['style-trend', '7'],
      ['product', 'nothing'],
    ])
      expect((await call('cScrap', { type: type!, targetId: targetId! })).status, `${type} ${targetId}`).toBe(404)
    expect((await call('cScrap', { type: 'trendship', targetId: '7' })).status).toBe(400)
    expect(await living()).toBe(4)
  })

  test('what nobody sees any more cannot be added, and can be taken away', async () => {
    await call('cScrap', CASE)
    await app.open.db.update(interiorCases).set({ publishedYn: 'N' }).where(eq(interiorCases.seq, 1))
    expect((await call('cScrap', CASE, OTHER)).data).toMatchObject({ result: '404', resultMessage: '삭제되었거나 볼 수 없는 글입니다.' })
    expect((await call('dScrap', CASE)).status).toBe(200)
    expect([await living(), await countOf(1)]).toEqual([0, 0])
  })

  test('pages follow at a calm pace: no tag is raised by a press, one page and its lists are named for later', async () => {
    const [before] = await app.open.db.execute<{ n: string }>('select count(*) n from cache_tag').then(({ rows }) => rows)
    await call('cScrap', CASE)
    expect([raised.page, raised.list]).toEqual([['interior:1'], ['views:case']])
    await call('cScrap', CASE)
    expect(raised.page).toHaveLength(1)
    const [after] = await app.open.db.execute<{ n: string }>('select count(*) n from cache_tag').then(({ rows }) => rows)
    expect(after!.n).toBe(before!.n)
  })

  test('a page asks for all of its marks at once; what visitors do not see is left out', async () => {
    await call('cScrap', CASE)
    await call('cScrap', { type: 'product', targetId: 'floor-oak' }, OTHER)
    const query = ['house:1', 'house:2', 'product:floor-oak', 'house:999', 'nonsense', 'product:'].map((key) => `targets=${key}`).join('&')
    const { data } = await read(`marks?${query}`)
    expect(data.items).toEqual([
      { type: 'house', targetId: '1', scrapYn: 'Y', scrapCnt: 1 },
      { type: 'house', targetId: '2', scrapYn: 'N', scrapCnt: 0 },
      { type: 'product', targetId: 'floor-oak', scrapYn: 'N', scrapCnt: 1 },
    ])
    expect((await read('marks?targets=house:1', PEOPLE.visitor)).status).toBe(401)
    expect((await read(`marks?${Array.from({ length: 101 }, (_, i) => `targets=house:${i}`).join('&')}`)).status).toBe(400)
  })

  test('the scrapbook: the newest first, by type, by page, the own ones only, a gone record said so', async () => {
    await call('cScrap', CASE, PEOPLE.member, minutes(1))
    await call('cScrap', { type: 'product', targetId: 'floor-oak' }, PEOPLE.member, minutes(2))
    await call('cScrap', { type: 'house', targetId: '2' }, PEOPLE.member, minutes(3))
    await call('cScrap', { type: 'house', targetId: '3' }, OTHER)
    await app.open.db.update(interiorCases).set({ publishedYn: 'N' }).where(eq(interiorCases.seq, 2))
    const { data } = await list()
    expect(data.totalCount).toBe(3)
    expect(data.items).toMatchObject([
      { TYPE: 'house', TARGET_ID: '2', goneYn: 'Y', TITLE: '', PATH: '', IMG: '', IMG_SHAPE: null },
      { TYPE: 'product', TITLE: '오크 마루', PATH: '/zin/product/floor-oak', goneYn: 'N' },
      { TYPE: 'house', TARGET_ID: '1', TITLE: '시공사례', PATH: '/styling/house/detail/1', IMG_ALT: '' },
    ])
    expect((await list('?type=house')).data.items).toHaveLength(2)
    expect((await list('?size=2&page=2')).data).toMatchObject({ totalCount: 3, items: [{ TARGET_ID: '1' }] })
    expect((await list('?type=nonsense')).data.totalCount).toBe(3)
    const total = (await app.get('/svc/myPageSvcApi/svcTotalScrap', { as: PEOPLE.member, now: NOW })).data.item
    expect(total).toMatchObject({ totalCnt: 3 })
    expect((total['typeCnt'] as { cnt: number }[]).filter(({ cnt }) => cnt > 0)).toEqual([
      { type: 'house', cnt: 2 },
      { type: 'product', cnt: 1 },
    ])
  })

  test('several are removed at once and put back in their places, with their dates and counts', async () => {
    await call('cScrap', CASE, PEOPLE.member, minutes(-10))
    await call('cScrap', { type: 'house', targetId: '2' }, PEOPLE.member, minutes(-5))
    await call('cScrap', CASE, OTHER)
    const before = (await list()).data.items
    const targets = ['house:1', 'house:2', 'house:2', 'house:3', 'product:floor-oak']
    expect((await call('dScraps', { targets })).data.item).toEqual({ removed: 2 })
    expect([(await list()).data.totalCount, await countOf(1), await countOf(2)]).toEqual([0, 1, 0])
    expect((await call('restore', { targets }, OTHER)).data.item).toEqual({ restored: 0 })
    expect((await call('restore', { targets })).data.item).toEqual({ restored: 2 })
    expect((await list()).data.items).toEqual(before)
    expect([await countOf(1), await countOf(2)]).toEqual([2, 1])
    expect((await call('restore', { targets })).data.item).toEqual({ restored: 0 })
  })

  test('a removal can be put back for an hour; then its row is gone with the next one', async () => {
    await call('cScrap', CASE)
    await call('cScrap', { type: 'house', targetId: '2' })
    await call('dScrap', CASE)
    expect((await call('restore', { targets: ['house:1'] }, PEOPLE.member, minutes(61))).data.item).toEqual({ restored: 0 })
    await call('dScrap', { type: 'house', targetId: '2' }, PEOPLE.member, minutes(61))
    const rows = await app.open.db.select().from(scraps).where(eq(scraps.memberNo, '7'))
    expect(rows.map(({ targetId }) => targetId)).toEqual(['2'])
  })

  test('P-MEM-2: another member’s scrap stays, whoever asks to remove it', async () => {
    await call('cScrap', CASE, OTHER)
    expect((await call('dScrap', { ...CASE, memberNo: '8' })).status).toBe(200)
    expect((await call('dScraps', { targets: ['house:1'] })).data.item).toEqual({ removed: 0 })
    expect([await living(), await countOf(1)]).toEqual([1, 1])
    expect(await app.open.db.$count(members)).toBe(2)
  })
})
