import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { newRequestContext, runInRequestContext } from '@/lib/request-context'
import * as contracts from '@/schemas/api/store/exhibits'
import { exhibitGoods, exhibits, goods, storeCategories } from '@/services/db/tables/store'
import { inProcess } from '@/services/kit/in-process'
import { openTestApp, type TestApp } from '@/tests/support/test-app'
import { ONE_DATABASE } from '@/tests/support/test-database'

const DAY = 86_400_000
const start = new Date()
const inDays = (days: number) => new Date(start.getTime() + days * DAY)
type Row = typeof exhibits.$inferInsert
const exhibit = (exhibitSeq: number, kind: Row['kind'], from: number, until: number, more: Partial<Row> = {}): Row => ({
  exhibitSeq,
  siteId: 'site',
  kind,
  title: `전시 ${exhibitSeq}`,
  image: '/media/rooms/a.webp',
  opensAt: inDays(from),
  closesAt: inDays(until),
  ...more,
})

describe.each(ONE_DATABASE)('on %s', (kind) => {
  let app: TestApp
  beforeAll(async () => {
    app = await openTestApp(kind)
    const { db } = app.open
    await db
      .insert(exhibits)
      .values([
        exhibit(1, 'promotion', -9, 3, { contents: '<p>글</p><script>alert(1)</script>' }),
        exhibit(2, 'promotion', -2, 8),
        exhibit(3, 'promotion', 5, 9),
        exhibit(4, 'promotion', 4, 6),
        exhibit(5, 'promotion', -9, -5),
        exhibit(6, 'promotion', -9, 9, { publishedYn: 'N' }),
        exhibit(7, 'relay', -9, -1),
        exhibit(8, 'relay', -1, 7),
        exhibit(9, 'relay', 7, 14),
        { ...exhibit(10, 'relay', -1, 7), siteId: 'zin' },
      ])
    await db.insert(storeCategories).values({ categoryId: 'floor', siteId: 'site', category: '바닥', depth: 1, orderNo: 1 })
    const one = (goodsId: string, publishedYn: 'Y' | 'N' = 'Y') => ({
      goodsId,
      siteId: 'site',
      kind: 'goods' as const,
      name: goodsId,
      categoryId: 'floor',
      image: '/media/rooms/b.webp',
      price: 10,
      salePrice: 10,
      delivery: 'parcel' as const,
      releasedAt: start,
      publishedYn,
    })
    await db.insert(goods).values([one('a'), one('b'), one('gone', 'N')])
    const has = (goodsId: string, orderNo: number) => ({ siteId: 'site', exhibitSeq: 1, goodsId, orderNo })
    await db.insert(exhibitGoods).values([has('a', 3), has('gone', 2), has('b', 1)])
  })
  afterAll(() => app.drop())

  const list = async (query = '', now = start) => (await app.get(`/svc/storeExhibitSvcApi/exhibitList?${query}`, { now })).data
  const read = (id: unknown) => app.get(`/svc/storeExhibitSvcApi/exhibitRead?id=${String(id)}`)
  const goodsOf = async (id: number) =>
    (await app.get(`/svc/storeExhibitSvcApi/prdExhibitList?id=${id}`)).data.items.map((one) => one['id'])

  test('what runs stands first, the latest before the others; then what comes next; then what ended', async () => {
    expect((await list()).items.map(({ id, state }) => [id, state])).toEqual([
      [2, 'open'],
      [1, 'open'],
      [4, 'coming'],
      [3, 'coming'],
      [5, 'ended'],
    ])
    expect((await list('', inDays(3.5))).items.map(({ id }) => id)).toEqual([2, 4, 3, 1, 5])
    expect(await list('size=2&page=3')).toMatchObject({ totalCount: 5, items: [{ id: 5 }] })
  })

  test('an answer holds until the next one opens or ends', async () => {
    const context = newRequestContext({ requestId: 'exhibits-test' })
    await runInRequestContext(context, () => inProcess(contracts.listExhibits, { kind: 'promotion' }))
    expect(context.freshUntil).toBe(inDays(3).getTime() + 1)
  })

  test('Q-097: relays follow one another by date, and each names the one before and after it', async () => {
    expect((await list('kind=relay')).items.map(({ id }) => id)).toEqual([8, 9, 7])
    expect((await read(8)).data.item).toMatchObject({
      before: { id: 7, state: 'ended' },
      after: { id: 9, link: '/store/promotion/relay/9' },
    })
    expect((await read(7)).data.item).toMatchObject({ before: null, after: { id: 8 } })
    expect((await read(9)).data.item).toMatchObject({ before: { id: 8 }, after: null })
  })

  test('a promotion is read with sanitised text and the number of goods that visitors see', async () => {
    expect((await read(1)).data.item).toMatchObject({
      contents: '<p>글</p>',
      goodsCnt: 2,
      before: null,
      after: null,
      link: '/store/promotion/1',
    })
    expect(await goodsOf(1)).toEqual(['b', 'a'])
    expect(await goodsOf(6)).toEqual([])
    for (const id of [6, 10, 999])
      expect(await read(id)).toMatchObject({ status: 404, data: { resultMessage: '기획전을 찾을 수 없습니다.' } })
    for (const id of ['', '0', 'x', '1e99']) expect((await read(id)).status).toBe(400)
  })
})
