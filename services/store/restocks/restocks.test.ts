// 재입고 알림: who waits for an option that is sold out is told once, in the order of asking, some at a time.
import { asc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { MOST_RESTOCKS } from '@/schemas/rules/store/restock'
import { alarmChoices, alarmDeliveries, alarms } from '@/services/db/tables/alarms'
import { throttles } from '@/services/db/tables/base'
import { restockRounds, restockWishes } from '@/services/db/tables/restocks'
import { goodsVariants } from '@/services/db/tables/store'
import { addStoreGoods } from '@/tests/support/add-store-goods'
import { addMembers } from '@/tests/support/parent-rows'
import { openTestApp, PEOPLE, type TestApp } from '@/tests/support/test-app'
import { tellRestocked } from './tell-restocked'

const NOW = new Date('2026-06-01T01:00:00Z')
const minutes = (count: number): Date => new Date(NOW.getTime() + count * 60_000)
const MEMBERS = ['r-1', 'r-2', 'r-3', 'r-4', 'r-5', 'r-6', 'r-7', 'r-8']
const as = (memberNo: string) => ({ as: { user: { ...PEOPLE.member.user, memberNo } }, now: NOW })

describe('재입고 알림', () => {
  let app: TestApp
  beforeAll(async () => {
    app = await openTestApp('postgres')
    await addStoreGoods(app, { releasedAt: NOW, given: 5 })
    for (const memberNo of MEMBERS) await addMembers(app.open.db, memberNo)
  })
  afterAll(() => app.drop())
  beforeEach(async () => {
    const { db } = app.open
    for (const table of [restockWishes, restockRounds, alarms, alarmChoices, throttles]) await db.delete(table)
    await db.update(goodsVariants).set({ given: 5 })
    await left('chair-red', 0)
  })

  const left = (variantId: string, given: number) =>
    app.open.db.update(goodsVariants).set({ given }).where(eq(goodsVariants.variantId, variantId))
  const ask = (memberNo: string, variantId = 'chair-red') => app.post('/svc/restockSvcApi/save', { variantId }, as(memberNo))
  const withdraw = (memberNo: string, variantId = 'chair-red') => app.post('/svc/restockSvcApi/remove', { variantId }, as(memberNo))
  const own = async (memberNo: string, query = '') => (await app.get(`/svc/restockSvcApi/svcList${query}`, as(memberNo))).data.items
  const tell = (now = NOW) => tellRestocked(app.open, { siteId: 'site', now })
  const told = async () => (await app.open.db.select().from(alarms).orderBy(asc(alarms.alarmSeq))).map(({ memberNo }) => memberNo)

  test('a wish is asked once, listed, and taken back; what is there or gone cannot be waited for', async () => {
    expect((await ask('r-1')).data.resultMessage).toBe('다시 들어오면 알려 드리겠습니다.')
    expect((await ask('r-1')).status).toBe(200)
    expect(await own('r-1', '?goodsId=chair')).toMatchObject([
      { variantId: 'chair-red', goodsId: 'chair', name: '의자', choices: ['빨강'], state: 'waiting', askedDt: NOW.toISOString() },
    ])
    expect(await own('r-1', '?goodsId=lamp')).toEqual([])
    expect(await own('r-2')).toEqual([])
    const there = await ask('r-1', 'lamp-1')
    expect([there.status, there.data.resultMessage]).toEqual([
      409,
      '그사이 다시 들어온 옵션입니다. 화면을 새로 고치시면 지금 주문하실 수 있습니다.',
    ])
    expect((await ask('r-1', 'gone-1')).status).toBe(404)
    expect((await ask('r-1', 'nothing')).status).toBe(404)
    // Somebody else's stays.
    await ask('r-2')
    await withdraw('r-1')
    expect([await own('r-1'), (await own('r-2')).length]).toEqual([[], 1])
    expect((await withdraw('r-1')).status).toBe(200)
  })

  test('a visitor is asked to sign in', async () => {
    expect((await app.post('/svc/restockSvcApi/save', { variantId: 'chair-red' }, { now: NOW })).status).toBe(401)
  })

  test('a member waits for so many options at a time, two presses at once included', async () => {
    const { db } = app.open
    const variants = Array.from({ length: MOST_RESTOCKS + 1 }, (_, at) => ({
      ...{ siteId: 'site', goodsId: 'chair', variantId: `many-${at}`, choices: [`색 ${at}`], orderNo: at + 10 },
    }))
    await db.insert(goodsVariants).values(variants)
    const wishes = variants
      .slice(0, MOST_RESTOCKS - 1)
      .map(({ variantId }) => ({ siteId: 'site', variantId, memberNo: 'r-1', askedAt: NOW }))
    await db.insert(restockWishes).values(wishes)
    const both = await Promise.all([ask('r-1', `many-${MOST_RESTOCKS - 1}`), ask('r-1', `many-${MOST_RESTOCKS}`)])
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
    // What is waited for already may be asked for again.
    expect((await ask('r-1', 'many-0')).status).toBe(200)
    expect(await db.$count(restockWishes)).toBe(MOST_RESTOCKS)
  })

  test('two pieces tell six, in the order of asking; the others an hour later, and nobody twice', async () => {
    for (const memberNo of MEMBERS) await ask(memberNo)
    await tell()
    expect(await told()).toEqual([])
    await left('chair-red', 2)
    // Two processes wake at once.
    await Promise.all([tell(), tell()])
    expect(await told()).toEqual(MEMBERS.slice(0, 6))
    expect(await app.open.db.select().from(alarms).limit(1)).toMatchObject([
      { kind: 'consultation', title: '기다리시던 ‘의자’ (빨강) 상품이 다시 들어왔습니다.', link: '/store/goods/chair' },
    ])
    expect([await own('r-1'), (await own('r-7'))[0]]).toMatchObject([[], { state: 'back' }])
    await tell(minutes(59))
    expect(await told()).toHaveLength(6)
    await tell(minutes(61))
    expect(await told()).toEqual(MEMBERS)
    await tell(minutes(200))
    expect(await told()).toHaveLength(8)
    // Sold out again, it can be waited for again, and is told again.
    await left('chair-red', 0)
    await ask('r-1')
    await left('chair-red', 1)
    await tell(minutes(300))
    expect((await told()).filter((memberNo) => memberNo === 'r-1')).toHaveLength(2)
  })

  test('it goes by the ways that the member chose, and of goods that were withdrawn nothing is told', async () => {
    await app.open.db.insert(alarmChoices).values({ memberNo: 'r-1', kind: 'consultation', channel: 'mail', chosenAt: NOW })
    await ask('r-1')
    await left('chair-red', 1)
    await app.open.db.update(goodsVariants).set({ publishedYn: 'N' }).where(eq(goodsVariants.variantId, 'chair-red'))
    expect(await own('r-1')).toMatchObject([{ state: 'ended' }])
    await tell()
    expect(await told()).toEqual([])
    await app.open.db.update(goodsVariants).set({ publishedYn: 'Y' }).where(eq(goodsVariants.variantId, 'chair-red'))
    await tell()
    expect(await app.open.db.select().from(alarmDeliveries)).toMatchObject([{ channel: 'mail', state: 'waiting' }])
  })

  test('staff see how many wait', async () => {
    await ask('r-1')
    await ask('r-2')
    const { data } = await app.get(`/adm/stock/browse?search=${encodeURIComponent('의자')}`, { as: PEOPLE.admin })
    const waiting = Object.fromEntries(data.items.map(({ variantId, waiting: count }) => [variantId, count]))
    expect([waiting['chair-red'], waiting['chair-blue']]).toEqual([2, 0])
  })
})
