import { eq, sql } from 'drizzle-orm'
import { describe, expect, test, vi } from 'vitest'
import { tagNumbers } from '@/lib/tag-numbers'
import { interiorCases, stylingContents } from '@/services/db/tables/content'
import { products } from '@/services/db/tables/catalog'
import { dailyCounts } from '@/services/db/tables/site'
import { deleteOldCounts } from '@/services/counts/delete-old-counts'
import { countLater } from '@/services/counts/count-later'
import { PEOPLE } from '@/tests/support/test-app'
import { ONE_DATABASE } from '@/tests/support/test-database'
import { app, counted, CHROME, days, NOW, openViews, see, write } from './open-views-for-tests'
import { MOST_OF_ONE_NETWORK } from './view-limit'

const CASE = '/styling/expert-style/detail/1'

describe.each(ONE_DATABASE)('on %s', (kind) => {
  openViews(kind)

  test('a view is counted by the day of Seoul, its page, its record and its source', async () => {
    const { headers, data } = await see(CASE, { from: 'm.search.naver.com' })
    expect(data.result).toBe('200')
    expect(headers.get('set-cookie')).toBeNull()
    await see(CASE, { now: new Date('2026-11-22T00:10:00+09:00'), from: 'localhost:3000' })
    await see(CASE, { now: new Date('2026-11-21T23:50:00+09:00'), campaign: 'kakao_channel', from: 'google.com' })
    await see('/zin/product/oak')
    await see('/styling/life-book/detail/5')
    await see('/styling/trendship/designtheme/detail/calm')
    expect(await counted()).toEqual([])
    await write()
    expect(await counted('case')).toEqual([
      ['2026-11-21', 'case', '1', 'kakao', 1],
      ['2026-11-22', 'case', '1', 'naver', 1],
      ['2026-11-22', 'case', '1', 'site', 1],
    ])
    expect(await counted('product')).toEqual([['2026-11-22', 'product', 'oak', 'direct', 1]])
    expect(await counted('piece')).toEqual([
      ['2026-11-22', 'piece', 'life-book//5', 'direct', 1],
      ['2026-11-22', 'piece', 'trendship/HT01/calm', 'direct', 1],
    ])
    expect((await counted('page')).map(([, , route, source]) => [route, source])).toContainEqual([
      '/styling/expert-style/detail/:seq',
      'naver',
    ])
  })

  test('many views are few statements, and what is written twice adds up', async () => {
    const insert = vi.spyOn(app.open.db, 'insert')
    for (let round = 0; round < 2; round++) {
      await Promise.all(Array.from({ length: 200 }, (_, i) => see('/styling/home', { ip: `198.51.100.${i}` })))
      await write()
    }
    expect(insert).not.toHaveBeenCalled()
    insert.mockRestore()
    expect(await counted()).toEqual([['2026-11-22', 'page', '/styling/home', 'direct', 400]])
  })

  test('two processes that write at once lose nothing', async () => {
    for (let i = 0; i < 5; i++) {
      await see(CASE)
      const first = write()
      await see(CASE)
      await Promise.all([first, write()])
    }
    expect((await counted('case')).at(0)?.at(-1)).toBe(10)
  })

  test('robots, staff, unknown pages and unknown records are answered alike, and not counted', async () => {
    const answers = [
      await see(CASE, { userAgent: 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' }),
      await see(CASE, { userAgent: 'Yeti/1.1 (Naver Corp.; http://help.naver.com/robots/)' }),
      await see(CASE, { userAgent: CHROME.replace('Chrome', 'HeadlessChrome') }),
      await see(CASE, { userAgent: '' }),
      await see(CASE, { as: PEOPLE.manager }),
      await see('/no/such/page'),
    ]
    expect(answers.map(({ status, data }) => [status, data.result])).toEqual(Array(6).fill([200, '200']))
    await write()
    expect(await counted()).toEqual([])
    await see('/styling/expert-style/detail/999')
    await see('/styling/expert-style/detail/abc')
    await see('/zin/product/none')
    await write()
    expect((await counted()).map(([, kind]) => kind)).toEqual(['page', 'page'])
  })

  test('one browser of one network that forgets what it sent is held; the next day it counts again', async () => {
    const again = { ip: '192.0.2.1' }
    for (let i = 0; i < MOST_OF_ONE_NETWORK + 5; i++) await see('/zin/product/ash', again)
    await see('/zin/product/ash', { ip: '192.0.2.2' })
    await see('/zin/product/ash', { ...again, now: days(1) })
    await write()
    expect(await counted('product')).toEqual([
      ['2026-11-22', 'product', 'ash', 'direct', MOST_OF_ONE_NETWORK + 1],
      ['2026-11-23', 'product', 'ash', 'direct', 1],
    ])
  })

  test('another site cannot count', async () => {
    expect((await app.post('/svc/views/record', { path: CASE }, { headers: { origin: 'https://elsewhere.example' } })).status).toBe(403)
  })

  test('popular lists and the best of the week follow, the first view at once and later ones together', async () => {
    const list = async (path: string, key: string) => (await app.get(path, { now: days(10) })).data.items.map((item) => item[key])
    const popular = () => list('/svc/interiorSvcApi/svcList?sort=popular', 'SEQ')
    const weekly = () => list('/svc/interiorSvcApi/weeklyBestList', 'SEQ')
    const pieces = () => list('/svc/stylingContentSvcApi/svcList?kind=life-book&sort=popular', 'SEQ')
    const goods = () => list('/svc/productSearchSvcApi/productSearchList?sort=popular', 'ZIN_PRD_ID')
    const { db } = app.open
    await db.update(interiorCases).set({ viewCnt: sql`${interiorCases.seq} * 10` })
    await db.update(products).set({ viewCnt: 3 }).where(eq(products.zinPrdId, 'oak'))
    await db.update(products).set({ viewCnt: 3 }).where(eq(products.zinPrdId, 'ash'))
    await db.update(stylingContents).set({ viewCnt: 5 })
    // Quiet for long: the last test's views are ten days ago.
    countLater({ siteId: 'site', now: days(9) }, { kind: 'case', subject: '3' })
    await write(days(9))
    expect([await popular(), await pieces()]).toEqual([
      [3, 2, 1],
      ['6', '5'],
    ])
    for (let i = 0; i < 30; i++) await see('/styling/expert-style/detail/1', { now: days(10) })
    await see('/styling/life-book/detail/5', { now: days(10) })
    await see('/zin/product/ash', { now: days(10) })
    const before = tagNumbers().current('interiors')
    await write(days(10))
    expect([await popular(), await weekly(), await pieces()]).toEqual([
      [1, 3, 2],
      [1, 3, 2],
      ['5', '6'],
    ])
    expect((await goods())[0]).toBe('ash')
    expect((await app.get('/svc/interiorSvcApi/svcReadItem?seq=1', { now: days(10) })).data.item).toMatchObject({ viewCnt: 40 })
    expect(tagNumbers().current('interiors')).toBe(before)

    const number = tagNumbers().current('views:case')
    const soon = new Date(days(10).getTime() + 60_000)
    await see('/styling/expert-style/detail/2', { now: soon })
    await write(soon)
    expect(tagNumbers().current('views:case')).toBe(number)
    await write(new Date(days(10).getTime() + 11 * 60_000))
    expect(tagNumbers().current('views:case')).toBe(number + 1)
  })

  test('searches are counted with their words, without what may be a person’s, and those that found nothing', async () => {
    await see('/search', { word: '강 마루', found: 12 })
    await see('/search', { word: '구들장', found: 0 })
    await see('/search', { word: 'me@example.com 010-1234-5678', found: 0 })
    await see('/search', { word: '제목만' })
    await write()
    expect((await counted()).filter(([, one]) => one !== 'page').map(([, ...row]) => row)).toEqual([
      ['missed', '구들장', '', 1],
      ['search', '강마루', '', 1],
      ['search', '구들장', '', 1],
    ])
  })

  test('a day has room for so many invented words; later ones are counted together, known ones go on', async () => {
    const search = (word: string) => countLater({ siteId: 'site', now: NOW }, { kind: 'search', subject: word })
    for (let i = 0; i < 290; i++) search(`말${i}`)
    await write()
    for (let i = 280; i < 320; i++) search(`말${i}`)
    await write()
    const rows = (await counted('search')).map(([, , word, , count]) => [word, count])
    expect(rows).toHaveLength(301)
    expect(rows).toContainEqual(['…', 20])
    expect(rows).toContainEqual(['말285', 2])
  })

  test('what cannot be written waits for the next time', async () => {
    await see(CASE)
    await expect(
      // A handle whose transactions fail, as when the database is away.
      import('@/services/counts/write-counts').then(({ writeCounts }) =>
        writeCounts({ ...app.open, db: { transaction: () => Promise.reject(new Error('away')) } } as never, NOW),
      ),
    ).rejects.toThrow('away')
    await see(CASE)
    await write()
    expect((await counted('case')).map((row) => row.at(-1))).toEqual([2])
  })

  test('words are kept for three months, numbers for two years', async () => {
    const at = (daysAgo: number, one: string) => countLater({ siteId: 'site', now: days(-daysAgo) }, { kind: one, subject: one })
    for (const one of ['page', 'search']) for (const daysAgo of [89, 91, 730, 732]) at(daysAgo, one)
    await write()
    await deleteOldCounts(app.open.db, NOW)
    const left = await app.open.db.select({ kind: dailyCounts.kind, day: dailyCounts.day }).from(dailyCounts)
    expect(left.filter((row) => row.kind === 'page')).toHaveLength(3)
    expect(left.filter((row) => row.kind === 'search')).toHaveLength(1)
  })
})
