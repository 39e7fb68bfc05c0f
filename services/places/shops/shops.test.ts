import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { shops } from '@/services/db/tables/places'
import { events } from '@/services/db/tables/events'
import { openTestApp, type TestApp } from '@/tests/support/test-app'
import { ONE_DATABASE } from '@/tests/support/test-database'

describe.each(ONE_DATABASE)('on %s', (kind) => {
  let app: TestApp
  beforeAll(async () => {
    app = await openTestApp(kind)
    const shop = { siteId: 'site', typeName: '', region: '서울', address: '서울', lat: 37.5, lng: 127, phoneNumber: '02-0000-0001' }
    await app.open.db.insert(shops).values([
      ...Array.from({ length: 14 }, (_, i) => ({
        ...shop,
        shopId: `s${i}`,
        type: 'showroom' as const,
        shopName: `전시장 ${i}`,
        orderNo: 14 - i,
      })),
      { ...shop, shopId: 'mart', type: 'mart', shopName: '마트', orderNo: 0 },
    ])
    await app.open.db.insert(events).values({
      siteId: 'site',
      eventSeq: 1,
      eventName: '이벤트',
      eventType: 'default',
      imgBannerPc: '/a.webp',
      imgBannerMo: '/a.webp',
      imgBannerAlt: '',
      openStrDate: new Date(0),
      openEndDate: new Date(1),
    })
  })
  afterAll(() => app.drop())

  test('Q-062: showrooms recommended for an event, twelve at most, in the order of staff', async () => {
    const { data } = await app.get('/svc/eventSvcApi/recShopList?eventId=1')
    expect(data.items).toHaveLength(12)
    expect(data.items[0]).toMatchObject({ SHOP_ID: 's13', TYPE: 'showroom' })
    expect((await app.get('/svc/eventSvcApi/recShopList?eventId=2')).status).toBe(404)
  })
})
