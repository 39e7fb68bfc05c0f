import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { shops } from '@/services/db/tables/places'
import { eventEntries, events, shopRecommendations } from '@/services/db/tables/events'
import { forbiddenWords } from '@/services/db/tables/site'
import { openTestApp, PEOPLE, type TestApp } from '@/tests/support/test-app'
import { addMembers } from '@/tests/support/parent-rows'
import { ONE_DATABASE } from '@/tests/support/test-database'

const user = { ...PEOPLE.member.user, eventMarketingYn: 'Y' as const }
const member = { user }
const silent = { user: { ...user, eventMarketingYn: 'N' as const } }

describe.each(ONE_DATABASE)('recommending shops on %s', (kind) => {
  let app: TestApp
  beforeAll(async () => {
    app = await openTestApp(kind)
    await addMembers(app.open.db, '7', '8')
    const { db } = app.open
    const at = (minutes: number) => new Date(Date.now() + minutes * 60_000)
    const event = { siteId: 'site', eventType: 'default', imgBannerPc: '/a.webp', imgBannerMo: '/a.webp', imgBannerAlt: '' }
    await db.insert(events).values([
      { ...event, eventSeq: 1, eventName: '열린 이벤트', applyLimitType: '1', openStrDate: at(-60), openEndDate: at(60) },
      { ...event, eventSeq: 2, eventName: '끝난 이벤트', openStrDate: at(-60), openEndDate: at(-30) },
      { ...event, eventSeq: 3, eventName: '한 번 이벤트', applyLimitType: '3', openStrDate: at(-60), openEndDate: at(60) },
    ])
    const shop = { siteId: 'site', type: 'showroom' as const, typeName: '전시장', region: '서울', address: '서울', lat: 37.5, lng: 127 }
    await db.insert(shops).values(['a', 'b'].map((shopId, orderNo) => ({ ...shop, shopId, shopName: shopId, phoneNumber: '02', orderNo })))
    await db.insert(forbiddenWords).values({ siteId: 'site', word: '금칙어' })
  })
  afterAll(() => app.drop())
  beforeEach(async () => {
    await app.open.db.delete(eventEntries)
    await app.open.db.delete(shopRecommendations)
  })
  const post = (verb: string, body: object, as: object = member) => app.post(`/svc/eventSvcApi/${verb}`, body, { as })
  const rows = async () => [await app.open.db.select().from(eventEntries), await app.open.db.select().from(shopRecommendations)]

  test('a shop is recommended once, with an entry of the event', async () => {
    expect((await post('svcStoreRecommendApply', { eventId: '1', shopId: 'a' })).status).toBe(200)
    expect((await post('svcStoreRecommendApply', { eventId: '1', shopId: 'a' })).data).toMatchObject({
      result: '409',
      resultMessage: '이미 추천하신 매장입니다.',
    })
    expect((await post('svcStoreRecommendApply', { eventId: '1', shopId: 'b' })).status).toBe(200)
    const [entries, kept] = await rows()
    expect(entries).toHaveLength(2)
    expect(entries).toContainEqual(expect.objectContaining({ applyType: 'recommend', data01: 'a', memberNo: '7', kind: 'apply' }))
    expect(kept).toHaveLength(2)
  })

  test('with a text; V-FW-1: a forbidden word is refused, and nothing is stored', async () => {
    expect((await post('insertRecommendStore', { eventId: '1', shopId: 'a', comment: '금칙어예시' })).data['resultMessage']).toBe(
      '금칙어가 포함되어 있습니다.',
    )
    expect((await post('insertRecommendStore', { eventId: '1', shopId: 'a', comment: '  ' })).status).toBe(400)
    expect(await rows()).toEqual([[], []])
    expect((await post('insertRecommendStore', { eventId: '1', shopId: 'a', comment: ' 친절했습니다. ' })).status).toBe(200)
    expect((await rows())[1]).toMatchObject([{ shopId: 'a', contents: '친절했습니다.', eventSeq: 1 }])
  })

  test.each([
    ['V-EVT-1: a closed event', { eventId: '2', shopId: 'a' }, member, 409, '이벤트 기간이 아닙니다.'],
    ['V-EVT-3: without consent', { eventId: '1', shopId: 'a' }, silent, 403, '이벤트에 참여하려면 마케팅 수신 동의가 필요합니다.'],
    ['an event that nobody knows', { eventId: '9', shopId: 'a' }, member, 404, '이벤트를 찾을 수 없습니다.'],
    ['a shop that nobody knows', { eventId: '1', shopId: 'x' }, member, 404, '매장을 찾을 수 없습니다.'],
  ])('V-EVT-10: %s', async (_, body, as, status, sentence) => {
    for (const verb of ['svcStoreRecommendApply', 'insertRecommendStore']) {
      const heard = await post(verb, { ...body, comment: '좋습니다.' }, as)
      expect([heard.status, heard.data.resultMessage], verb).toEqual([status, sentence])
    }
    expect(await rows()).toEqual([[], []])
  })

  test('V-EVT-7: the limit of the event is enforced, and the second recommendation stores nothing', async () => {
    expect((await post('svcStoreRecommendApply', { eventId: '3', shopId: 'a' })).status).toBe(200)
    const again = await post('svcStoreRecommendApply', { eventId: '3', shopId: 'b' })
    expect(again.data).toMatchObject({ result: '409', resultMessage: '이미 참여하신 이벤트입니다.' })
    expect((await rows())[1]).toHaveLength(1)
  })

  test('ten simultaneous requests are one recommendation', async () => {
    const heard = await Promise.all(Array.from({ length: 10 }, () => post('svcStoreRecommendApply', { eventId: '1', shopId: 'a' })))
    expect(heard.filter(({ status }) => status === 200)).toHaveLength(1)
    const [entries, kept] = await rows()
    expect([entries!.length, kept!.length]).toEqual([1, 1])
  })

  test('points are given once per recommended shop', async () => {
    const take = () => post('svcStoreRecommendPoint', { eventId: '1', shopId: 'a' })
    expect((await take()).data['resultMessage']).toBe('추천하신 매장이 아닙니다.')
    await post('svcStoreRecommendApply', { eventId: '1', shopId: 'a' })
    expect((await take()).status).toBe(200)
    expect((await take()).status).toBe(409)
  })
})
