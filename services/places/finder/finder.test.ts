import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { eq } from 'drizzle-orm'
import { newRequestContext, runInRequestContext } from '@/lib/request-context'
import * as contracts from '@/schemas/api/places/finder'
import { shopPicks, shops } from '@/services/db/tables/places'
import { inProcess } from '@/services/kit/in-process'
import { takeWaiting } from '@/services/counts/count-later'
import { addMembers } from '@/tests/support/parent-rows'
import { openTestApp, PEOPLE, type TestApp } from '@/tests/support/test-app'
import { ONE_DATABASE } from '@/tests/support/test-database'

// A Monday, the fourth of its month.
const HERE = { headers: { 'sec-fetch-site': 'same-origin' } }
const NOW = new Date('2026-11-23T10:00:00+09:00')

describe.each(ONE_DATABASE)('the finder on %s', (kind) => {
  let app: TestApp
  beforeAll(async () => {
    app = await openTestApp(kind)
    await addMembers(app.open.db, '7')
    const shop = { siteId: 'site', typeName: '전시장', type: 'showroom' as const, lat: 37.5, lng: 127, hours: '09:00–18:00' }
    await app.open.db.insert(shops).values([
      {
        ...shop,
        shopId: 'nonhyeon',
        shopName: '스퀘어 논현',
        region: '서울',
        district: '강남구',
        address: '서울특별시 강남구',
        phoneNumber: '0200001026',
        orderNo: 1,
        expertYn: 'Y',
        closedDays: '둘째·넷째 월요일',
      },
      {
        ...shop,
        shopId: 'mapo',
        shopName: '마포 대리점',
        type: 'dealer',
        typeName: '대리점',
        region: '서울',
        district: '마포구',
        address: '서울특별시 마포구',
        phoneNumber: '02-0000-1172',
        orderNo: 2,
      },
      {
        ...shop,
        shopId: 'daegu',
        shopName: '수성',
        region: '대구',
        district: '서구',
        address: '대구광역시 서구',
        phoneNumber: '1588-0000',
        orderNo: 3,
        hours: '그때그때',
      },
      {
        ...shop,
        shopId: 'dunsan',
        shopName: '둔산',
        region: '대전',
        district: '서구',
        address: '대전광역시 서구',
        phoneNumber: '042-0000-1013',
        orderNo: 4,
      },
      {
        ...shop,
        shopId: 'gone',
        shopName: '문 닫은 곳',
        region: '대전',
        district: '서구',
        address: '대전',
        phoneNumber: '042',
        orderNo: 5,
        publishedYn: 'N',
      },
    ])
  })
  afterAll(() => app.drop())
  const list = async (query: string) => {
    const { data } = await app.get(`/svc/shopSvcApi/shopList?${query}`, { now: NOW })
    return data.items.map((one) => one['SHOP_ID'])
  }

  test.each([
    ['', ['nonhyeon', 'mapo', 'daegu', 'dunsan']],
    ['region=서울&keyword=강남', ['nonhyeon']],
    ['keyword=스퀘어논현', ['nonhyeon']],
    ['keyword=서구 수성', ['daegu']],
    ['type=dealer', ['mapo']],
    ['region=대전&district=서구', ['dunsan']],
    // Of the region that was chosen before.
    ['region=대전&district=강남구', ['dunsan']],
    ['open=Y', ['mapo', 'dunsan']],
    ['type=castle&page=-1&size=0', ['nonhyeon', 'mapo', 'daegu', 'dunsan']],
    ['page=2&size=3', ['dunsan']],
  ])('C-SHOPSIZE, SYS-29: %s', async (query, ids) => expect(await list(query)).toEqual(ids))

  test('the map has all shops of a search at once, in the order of the list, with what a pin needs', async () => {
    const pins = async (query: string) => (await app.get(`/svc/shopSvcApi/shopPinList?${query}`, { now: NOW })).data.items
    expect((await pins('open=Y')).map((one) => one['SHOP_ID'])).toEqual(await list('open=Y'))
    expect((await pins('region=서울&keyword=강남&size=1&page=9'))[0]).toEqual({
      SHOP_ID: 'nonhyeon',
      SHOP_NAME: '스퀘어 논현',
      REGION: '서울',
      DISTRICT: '강남구',
      LAT: 37.5,
      LNG: 127,
    })
    const outline = await app.get('/svc/shopSvcApi/mapOutline')
    expect((outline.data.item as { PROVINCES: unknown[] }).PROVINCES).toHaveLength(18)
    const locator = await app.get('/svc/shopSvcApi/shopLocator?storeId=mapo')
    expect(locator.data.item).toMatchObject({ X: expect.any(Number) as number, Y: expect.any(Number) as number })
    expect((await app.get('/svc/shopSvcApi/shopLocator?storeId=gone')).status).toBe(404)
  })

  test('each choice has the number of shops that it would show, and none is lost by another', async () => {
    const { data } = await app.get('/svc/shopSvcApi/shopList?region=서울&type=dealer', { now: NOW })
    expect(data.item).toEqual({
      regions: [
        { code: '서울', name: '서울', cnt: 1 },
        { code: '대구', name: '대구', cnt: 0 },
        { code: '대전', name: '대전', cnt: 0 },
      ],
      districts: [
        { code: '강남구', name: '강남구', cnt: 0 },
        { code: '마포구', name: '마포구', cnt: 1 },
      ],
      types: [
        { code: 'showroom', name: '전시장', cnt: 1 },
        { code: 'dealer', name: '대리점', cnt: 1 },
      ],
    })
  })

  test('V-PHONE-7: numbers have their hyphens; a list is fresh until the next shop opens or closes', async () => {
    const { data } = await app.get('/svc/shopSvcApi/shopList', { now: NOW })
    expect(data.items.map((one) => one['PHONE_NUMBER'])).toEqual(['02-0000-1026', '02-0000-1172', '1588-0000', '042-0000-1013'])
    const context = newRequestContext({ requestId: 'finder-test' })
    await runInRequestContext(context, () => inProcess(contracts.listShops, {}))
    expect([...context.tags.keys()]).toEqual(['shops'])
    expect(context.freshUntil).toBeLessThan(Date.now() + 86_400_000)
  })

  test('a shop with its week; one that closed meanwhile and one that never was have their own sentences', async () => {
    const { data } = await app.get('/svc/shopSvcApi/shopBaseDetailInfo?storeId=nonhyeon', { now: NOW })
    expect(data.item).toMatchObject({ OPEN_STATE: 'closed', OPEN_UNTIL: '2026-11-24T00:00:00.000Z' })
    const week = (data.item as { WEEK: unknown[] }).WEEK
    expect(week.slice(0, 2)).toEqual([
      { DAY: '2026-11-23', FROM: '', UNTIL: '', REASON: '정기 휴무' },
      { DAY: '2026-11-24', FROM: '09:00', UNTIL: '18:00', REASON: '' },
    ])
    const unread = await app.get('/svc/shopSvcApi/shopBaseDetailInfo?storeId=daegu', { now: NOW })
    expect(unread.data.item).toMatchObject({ OPEN_STATE: 'unknown', WEEK: [], HOURS: '그때그때' })
    const gone = await app.get('/svc/shopSvcApi/shopBaseDetailInfo?storeId=gone')
    expect([gone.status, gone.data.resultMessage]).toEqual([410, '문을 닫았거나 더는 안내하지 않는 매장입니다.'])
    const never = await app.get('/svc/shopSvcApi/shopBaseDetailInfo?storeId=never')
    expect([never.status, never.data.resultMessage]).toEqual([404, '매장을 찾을 수 없습니다.'])
  })

  test('recShopReg: once by each member, however many presses arrive at once', async () => {
    const pick = () => app.post('/svc/shopSvcApi/recShopReg', { shopId: 'mapo' }, { as: { user: PEOPLE.member.user } })
    expect((await app.post('/svc/shopSvcApi/recShopReg', { shopId: 'mapo' })).status).toBe(401)
    const answers = await Promise.all(Array.from({ length: 10 }, pick))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(answers.find(({ status }) => status === 409)?.data.resultMessage).toBe('이미 추천하신 매장입니다.')
    expect(await app.open.db.select().from(shopPicks)).toMatchObject([{ shopId: 'mapo', memberNo: '7' }])
    const mine = await app.get('/svc/shopSvcApi/myRecShop?storeId=mapo', { as: { user: PEOPLE.member.user } })
    expect(mine.data.item).toEqual({ recYn: 'Y' })
    const [row] = await app.open.db.select({ recCnt: shops.recCnt }).from(shops).where(eq(shops.shopId, 'mapo'))
    expect(row).toEqual({ recCnt: 1 })
    expect((await app.post('/svc/shopSvcApi/recShopReg', { shopId: 'gone' }, { as: { user: PEOPLE.member.user } })).status).toBe(404)
  })

  test('shops that staff suggest, regions with their numbers', async () => {
    const experts = await app.get('/svc/shopSvcApi/expertsSuggestionList?region=서울', { now: NOW })
    expect(experts.data.items.map((one) => one['SHOP_ID'])).toEqual(['nonhyeon'])
    const regions = await app.get('/svc/shopSvcApi/shopRegionUppList')
    expect(regions.data.items.map(({ code, cnt }) => `${String(code)} ${String(cnt)}`)).toEqual(['서울 2', '대구 1', '대전 1'])
  })

  test('S-FINDER-1: a search is counted without its person; what looks like a number or an address is not', async () => {
    takeWaiting()
    for (const keyword of ['강남', ' 강남 ', '010-0000-0000', 'nuri@personal.example'])
      expect((await app.get(`/svc/shopSvcApi/saveShopSearchHistory?region=서울&keyword=${encodeURIComponent(keyword)}`, HERE)).status).toBe(
        200,
      )
    expect(takeWaiting().counts).toMatchObject([{ kind: 'shop-search', subject: '서울 강남', count: 2 }])
  })
})
