import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { adoptRecords } from '@/services/records/adopt-records'
import { goods } from '@/services/db/tables/store'
import { PEOPLE, openTestApp, type TestApp } from '@/tests/support/test-app'
import { ONE_DATABASE } from '@/tests/support/test-database'
import { member, NOW, Shop } from '@/tests/support/store-orders'

const admin = { as: PEOPLE.admin }
const DAY = 86_400_000

describe.each(ONE_DATABASE)('on %s', (kind) => {
  let app: TestApp
  let shop: Shop
  beforeAll(async () => {
    app = await openTestApp(kind)
    shop = await Shop.open(app)
    await adoptRecords(app.open.db, 'site', NOW)
  })
  afterAll(async () => {
    await shop.close()
    await app.drop()
  })

  async function publish(type: string, change: object): Promise<number> {
    const { values, version } = (await app.get(`/adm/record/open?type=${type}&id=site`, admin)).data.item as {
      values: object
      version: number
    }
    const saved = await app.post('/adm/record/save', { type, id: 'site', version, values: { ...values, ...change } }, admin)
    const { version: next } = saved.data.item as { version: number }
    return (await app.post('/adm/record/publish', { type, id: 'site', version: next }, admin)).status
  }
  const feeOf = async (goodsId: string) =>
    (await app.get(`/svc/storeProductSvcApi/svcRead?id=${goodsId}`)).data.item['deliveryTerms'] as Record<string, unknown>

  test('a site has its settings from the first start on, once; they are neither made again nor taken away', async () => {
    for (const type of ['company', 'store-terms']) {
      const { items } = (await app.get(`/adm/record/browse?type=${type}`, admin)).data
      expect(items.map(({ id, state }) => [id, state])).toEqual([['site', 'live']])
      const { values } = (await app.get(`/adm/record/open?type=${type}&id=site`, admin)).data.item as { values: object }
      expect((await app.post('/adm/record/create', { type, values }, admin)).status).toBe(400)
      for (const act of ['withdraw', 'trash']) {
        const { data } = await app.post('/adm/record/act', { type, act, ids: ['site'] }, admin)
        expect(data.item).toMatchObject({ done: 0, refused: [{ why: expect.stringContaining('사이트가 늘 쓰는 설정') }] })
      }
    }
  })

  test('goods, sums and promises follow what is published at once; an order keeps what it was placed with', async () => {
    const buyer = await shop.join()
    const before = await shop.bought([{ variantId: 'lamp-1', qty: 1 }], {}, member(buyer))
    await app.open.db.update(goods).set({ deliveryFee: null, freeFrom: null }).where(eq(goods.goodsId, 'lamp'))
    expect((await publish('store-terms', { mindDays: 6 })) >= 400).toBe(true)
    const terms = { mindDays: 14, parcelFee: 2_500, parcelFreeFrom: 100_000, parcelJeju: 4_000, parcelCollecting: 6_000 }
    expect(await publish('store-terms', terms)).toBe(200)
    expect(await feeOf('lamp')).toMatchObject({
      ...{ fee: 2_500, freeFrom: 100_000, collecting: 6_000, mindDays: 14 },
      far: { jeju: 4_000, island: 5_000 },
    })
    const after = await shop.bought([{ variantId: 'lamp-1', qty: 1 }], {}, member(buyer))
    const [old, fresh] = [await shop.orderOf(before.orderId), await shop.orderOf(after.orderId)]
    expect([old.deliveryFee, fresh.deliveryFee]).toEqual([3_000, 2_500])
    expect([old.terms?.mindDays, fresh.terms?.mindDays]).toEqual([7, 14])
    expect([old.terms?.collecting.parcel, fresh.terms?.collecting.parcel]).toEqual([3_000, 6_000])
    expect(fresh.amount).toBe(32_500)
  })

  test('the hour, the days on the way and the far places are what staff publish; an order keeps the places it was placed with', async () => {
    expect((await publish('store-terms', { islandCodes: '12345, 1234' })) >= 400).toBe(true)
    expect((await publish('store-terms', { parcelLeast: 3, parcelMost: 2 })) >= 400).toBe(true)
    const arrival = async () => (await app.get('/svc/arrivalSvcApi/svcRead?goodsIds=lamp', { now: NOW })).data.item
    const before = await arrival()
    const buyer = await shop.join()
    const place = { name: '송다온', phoneNo: '01020001011', address: '서울 강남구 테헤란로 1', addressDetail: '', request: '' }
    const bought = (zipCode: string) => shop.bought([{ variantId: 'lamp-1', qty: 1 }], { delivery: { ...place, zipCode } }, member(buyer))
    const old = await bought('06236')
    // It is ten in the morning.
    const terms = { cutOffHour: 9, parcelLeast: 4, parcelMost: 6, islandCodes: '06236, 40200~40240', parcelIsland: 5_000 }
    expect(await publish('store-terms', terms)).toBe(200)
    expect([before['main'], (await arrival())['main']]).toEqual(['6월 4일(목)~8일(월)', '6월 10일(수)~15일(월)'])
    const fresh = await bought('06236')
    const [kept, charged] = [await shop.orderOf(old.orderId), await shop.orderOf(fresh.orderId)]
    expect(charged.deliveryFee - kept.deliveryFee).toBe(5_000)
    expect(kept.terms?.far.codes?.island).not.toContain('06236')
    expect(charged.terms?.far.codes?.island).toBe('06236, 40200~40240')
    expect(await publish('store-terms', { cutOffHour: 14, parcelLeast: 1, parcelMost: 2, islandCodes: '40200~40240' })).toBe(200)
  })

  test('its history has every change with its values, and what was is published again', async () => {
    const { items } = (await app.get('/adm/record/changes?type=store-terms&id=site', admin)).data
    const values = items.map((one) => (one as unknown as { values: { mindDays: number } }).values.mindDays)
    expect(values).toEqual(expect.arrayContaining([14]))
    expect(await publish('store-terms', { mindDays: 7 })).toBe(200)
    expect(await feeOf('lamp')).toMatchObject({ mindDays: 7, fee: 2_500 })
  })

  test('a change of the company at a set time is seen from then on, and stays out of the answer until then', async () => {
    const phone = async () => (await app.get('/svc/companySvcApi/svcRead')).data.item['phone']
    const { values, version } = (await app.get('/adm/record/open?type=company&id=site', admin)).data.item as {
      values: object
      version: number
    }
    const change = { type: 'company', id: 'site', version, values: { ...values, phone: '1566-1234' } }
    const { version: next } = (await app.post('/adm/record/save', change, admin)).data.item as { version: number }
    expect(await phone()).toBe('1588-0000')
    const publishAt = new Date(Date.now() + DAY).toISOString()
    expect((await app.post('/adm/record/publish', { type: 'company', id: 'site', version: next, publishAt }, admin)).status).toBe(200)
    expect(await phone()).toBe('1588-0000')
    expect((await app.post('/adm/record/act', { type: 'company', act: 'publish', ids: ['site'] }, admin)).status).toBe(200)
    expect(await phone()).toBe('1566-1234')
  })
})
