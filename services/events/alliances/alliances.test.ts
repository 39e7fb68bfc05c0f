import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { newRequestContext, runInRequestContext } from '@/lib/request-context'
import * as contracts from '@/schemas/api/events/alliances'
import { shops } from '@/services/db/tables/places'
import { alliances } from '@/services/db/tables/events'
import { inProcess } from '@/services/kit/in-process'
import { openTestApp, type TestApp } from '@/tests/support/test-app'
import { ONE_DATABASE } from '@/tests/support/test-database'

describe.each(ONE_DATABASE)('on %s', (kind) => {
  let app: TestApp
  const start = Date.now()
  const at = (days: number) => new Date(start + days * 86_400_000)
  beforeAll(async () => {
    app = await openTestApp(kind)
    const alliance = { siteId: 'site', partner: '온누리카드', imgBannerPc: '/a.webp', imgBannerMo: '/b.webp', imgBannerAlt: '카드' }
    await app.open.db.insert(alliances).values([
      { ...alliance, allianceSeq: 1, title: '끝난 혜택', contents: '', openFrom: at(-20), openUntil: at(-1) },
      {
        ...alliance,
        allianceSeq: 2,
        title: '할부 혜택',
        contents: '<p>6개월</p><script>x</script>',
        openFrom: at(-9),
        openUntil: at(4),
        shopIds: ['b', 'a', 'gone'],
      },
      { ...alliance, allianceSeq: 3, title: '새 혜택', contents: '', openFrom: at(-1), openUntil: at(9) },
      { ...alliance, allianceSeq: 4, title: '다음 혜택', contents: '', openFrom: at(2), openUntil: at(9) },
    ])
    const shop = {
      siteId: 'site',
      type: 'showroom',
      typeName: '전시장',
      region: '서울',
      address: '서울',
      lat: 37.5,
      lng: 127,
      phoneNumber: '02-0000-0001',
    } as const
    await app.open.db.insert(shops).values([
      { ...shop, shopId: 'a', shopName: '논현', orderNo: 2, images: [{ src: '/c.webp', alt: '' }] },
      { ...shop, shopId: 'b', shopName: '수원', orderNo: 1 },
      { ...shop, shopId: 'c', shopName: '부산', orderNo: 3 },
    ])
  })
  afterAll(() => app.drop())
  const shopsOf = async (seq: number) => (await app.get(`/svc/eventSvcApi/svcAllianceShopList?seq=${seq}`)).data.items

  test('the list has the present benefits, the newest first, and is fresh until the next one opens or closes', async () => {
    const { data } = await app.get('/svc/eventSvcApi/svcAllianceList?page=0')
    expect(data.items.map(({ ALLIANCE_SEQ }) => ALLIANCE_SEQ)).toEqual([3, 2])
    expect(data['totalCount']).toBe(2)
    const context = newRequestContext({ requestId: 'alliances-test' })
    await runInRequestContext(context, () => inProcess(contracts.listAlliances, {}))
    expect([...context.tags.keys()]).toEqual(['alliances'])
    expect(context.freshUntil).toBe(at(2).getTime())
  })

  test('a benefit is read within its period and after it', async () => {
    expect((await app.get('/svc/eventSvcApi/svcAllianceRead?seq=2')).data.item).toEqual({
      ALLIANCE_SEQ: 2,
      TITLE: '할부 혜택',
      SUMMARY: '',
      PARTNER: '온누리카드',
      IMG_BANNER_PC: '/a.webp',
      IMG_BANNER_MO: '/b.webp',
      IMG_BANNER_ALT: '카드',
      IMG_BANNER_PC_SHAPE: null,
      IMG_BANNER_MO_SHAPE: null,
      OPEN_STR_DATE: at(-9).toISOString(),
      OPEN_END_DATE: at(4).toISOString(),
      CONTENTS: '<p>6개월</p>',
    })
    expect((await app.get('/svc/eventSvcApi/svcAllianceRead?seq=1')).status).toBe(200)
    expect((await app.get('/svc/eventSvcApi/svcAllianceRead?seq=77')).status).toBe(404)
  })

  test('its shops are in the order of staff; deleted ones are left out', async () => {
    expect((await shopsOf(2)).map(({ SHOP_ID }) => SHOP_ID)).toEqual(['b', 'a'])
    expect((await shopsOf(2))[1]).toMatchObject({ SHOP_NAME: '논현', TYPE: 'showroom', IMG_BANNER_PC: { file_path: '/c.webp' } })
    expect(await shopsOf(3)).toEqual([])
    expect(await shopsOf(77)).toEqual([])
  })
})
