// The search follows what changes in its transaction: what is hidden is gone with the commit, and comes back with it.
import { and, eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Database } from '@/services/db/database'
import { searchDocs, searchKinds } from '@/services/db/tables/finding'
import { brandShops, goods, storeCategories } from '@/services/db/tables/store'
import { bumpTagNumbers } from '@/services/db/tag-numbers'
import { openTestApp, type TestApp } from '@/tests/support/test-app'
import { ONE_DATABASE } from '@/tests/support/test-database'
import { climbLadder } from '@/services/site/domain/search/climb-ladder'
import { fillKind, waitingKinds } from './fill-kinds'
import { marksOfNames } from './marks-of-names'
import { analyzeDocs, weighDocs } from './weigh-docs'

const siteId = 'site'

describe.each(ONE_DATABASE)('on %s', (database) => {
  let app: TestApp
  beforeAll(async () => {
    app = await openTestApp(database)
    const { db } = app.open
    await db.insert(storeCategories).values([
      { siteId, categoryId: 'room', category: '거실', depth: 1, orderNo: 1 },
      { siteId, categoryId: 'light', category: '조명', depth: 2, orderNo: 1, superiorId: 'room' },
    ])
    await db.insert(brandShops).values({ siteId, brandId: 'b', name: '결조명', image: '/media/a.webp', orderNo: 1 })
    const lamp = { siteId, kind: 'goods' as const, image: '/media/a.webp', price: 9, salePrice: 9, delivery: 'parcel' as const }
    await db.insert(goods).values(
      [1, 2].map((n) => ({
        ...lamp,
        goodsId: `lamp-${n}`,
        name: `달빛 ${n}`,
        categoryId: 'light',
        brandId: 'b',
        releasedAt: new Date(),
      })),
    )
    for (const name of await waitingKinds(app.open, siteId)) await fillKind(app.open, siteId, name)
  })
  afterAll(() => app.drop())
  const change = async (tags: string[], work: (tx: Database) => Promise<unknown>) =>
    (
      await app.open.db.transaction(async (tx) => {
        await work(tx)
        return bumpTagNumbers(tx, tags)
      })
    )()
  const docs = async (name = 'goods') =>
    (
      await app.open.db
        .select({ id: searchDocs.id, names: searchDocs.names })
        .from(searchDocs)
        .where(and(eq(searchDocs.siteId, siteId), eq(searchDocs.kind, name)))
        .orderBy(searchDocs.id)
    ).map(({ id, names }) => `${id} ${names.split('\n').join(' ')}`)
  const found = async (word: string) =>
    (await app.get(`/svc/searchAllSvcApi/svcSearchKnAllList?currentTab=store&searchKeyword=${encodeURIComponent(word)}`)).data.items.map(
      ({ title }) => title,
    )

  test('all that was there is filled once', async () => {
    expect(await waitingKinds(app.open, siteId)).toEqual([])
    expect(await docs()).toEqual(['lamp-1 달빛 1 c조명 c거실 b결조명', 'lamp-2 달빛 2 c조명 c거실 b결조명'])
    expect(await found('달빛')).toEqual(['달빛 1', '달빛 2'])
  })

  test('a record follows its own tag, a category and a brand take theirs along', async () => {
    await change(['goods', 'goods:lamp-1'], (tx) => tx.update(goods).set({ name: '햇빛 1' }).where(eq(goods.goodsId, 'lamp-1')))
    expect(await found('햇빛')).toEqual(['햇빛 1'])
    await change(['brand-shops', '~brand-shop:b'], (tx) => tx.update(brandShops).set({ name: '온조명' }))
    expect((await docs())[1]).toBe('lamp-2 달빛 2 c조명 c거실 b온조명')
    const show = (publishedYn: 'Y' | 'N') =>
      change(['store-categories', '~store-category:room'], (tx) =>
        tx.update(storeCategories).set({ publishedYn }).where(eq(storeCategories.categoryId, 'room')),
      )
    await show('N')
    expect([await docs(), await docs('store-categories'), await found('달빛')]).toEqual([[], [], []])
    await show('Y')
    expect([(await docs()).length, (await docs('store-categories')).length, await found('달빛')]).toEqual([2, 2, ['달빛 2']])
  })

  test('a change that is rolled back changes nothing', async () => {
    const failing = change(['goods', 'goods:lamp-1'], async (tx) => {
      await tx.update(goods).set({ name: '별빛' })
      await bumpTagNumbers(tx, ['goods', 'goods:lamp-1'])
      throw new Error('back')
    })
    await expect(failing).rejects.toThrow('back')
    expect(await found('별빛')).toEqual([])
  })

  test('a change of many is handed to the job', async () => {
    await change(['goods'], (tx) => tx.update(goods).set({ name: '새벽빛' }).where(eq(goods.goodsId, 'lamp-2')))
    expect(await waitingKinds(app.open, siteId)).toEqual(['goods'])
    expect(await fillKind(app.open, siteId, 'goods')).toBe(true)
    expect(await found('새벽빛')).toEqual(['새벽빛'])
    await app.open.db.delete(goods).where(eq(goods.goodsId, 'lamp-2'))
    await app.open.db.update(searchKinds).set({ isDue: true })
    expect(await fillKind(app.open, siteId, 'goods')).toBe(true)
    expect(await docs()).toEqual(['lamp-1 햇빛 1 c조명 c거실 b온조명'])
  })

  test('the work of the night weighs what is popular', async () => {
    await analyzeDocs(app.open)
    await weighDocs(app.open, siteId, new Date())
    expect(await found('햇빛')).toEqual(['햇빛 1'])
  })

  describe('among 24,000 that have the word', () => {
    const MANY = 24_000
    const ranked = async (typed: string) => (await climbLadder(typed, { db: app.open.db, siteId, now: new Date() })).found
    const ids = async (typed: string) => (await ranked(typed)).map(({ id }) => id)
    const add = (id: string, names: string, newness: number, weight = 0) =>
      app.open.db.insert(searchDocs).values({
        ...{ siteId, kind: 'goods', id, names, newness, weight, hash: '' },
        nameMarks: marksOfNames({ kind: 'goods', id }, names.split('\n')[0]!, []),
      })

    beforeAll(async () => {
      const marks = sql`array_to_tsvector(${sql.param(marksOfNames({ kind: 'goods', id: 'many' }, '포근한 물빛 커튼', []))}::text[])`
      const { siteId: site, kind, id, names, newness, hash, nameMarks } = searchDocs
      const columns = [site, kind, id, names, newness, hash, nameMarks].map(({ name }) => sql.identifier(name))
      await app.open.unhurried((db) =>
        db.execute(sql`
          insert into ${searchDocs} (${sql.join(columns, sql`, `)})
          select ${siteId}, 'goods', 'many-' || n, '포근한 물빛 커튼 ' || n, n, '', ${marks} from generate_series(1, ${MANY}) as n`),
      )
      // The oldest of all, and the least popular.
      await add('same', '물빛', -2)
      await add('begins', '물빛 하나', -1)
      await add('popular', '포근한 물빛 등', -3, 0.1)
      await app.open.db.update(searchKinds).set({ done: MANY }).where(eq(searchKinds.kind, 'goods'))
      await analyzeDocs(app.open)
    }, 60_000)

    test('the one that is called so comes first, and what begins with it before what has it', async () => {
      const [first, second, third, ...others] = await ids('물빛')
      expect([first, second, third]).toEqual(['same', 'begins', 'popular'])
      expect(others.slice(0, 3)).toEqual(['many-24000', 'many-23999', 'many-23998'])
    })

    test('what few of them have is found among all', async () => {
      await add('rare', '물빛 느티나무 등', -4)
      await app.open.db.transaction((tx) => bumpTagNumbers(tx, ['x']))
      expect(await ids('느티나무')).toEqual(['rare'])
      expect(await ids('물빛 느티나무')).toEqual(['rare'])
      expect(await ids('느티나')).toEqual(['rare'])
      expect(await ids('ㄴㅌㄴㅁ')).toEqual(['rare'])
    })
  })
})
