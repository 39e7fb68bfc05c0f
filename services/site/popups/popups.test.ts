import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { newRequestContext, runInRequestContext } from '@/lib/request-context'
import * as contracts from '@/schemas/api/site/popups'
import { events } from '@/services/db/tables/events'
import { popups } from '@/services/db/tables/site'
import { inProcess } from '@/services/kit/in-process'
import { openTestApp, type TestApp } from '@/tests/support/test-app'
import { ONE_DATABASE } from '@/tests/support/test-database'

describe.each(ONE_DATABASE)('on %s', (kind) => {
  let app: TestApp
  const start = Date.now()
  const day = 86_400_000
  const at = (days: number) => new Date(start + days * day)
  beforeAll(async () => {
    app = await openTestApp(kind)
    const popup = {
      siteId: 'site',
      title: '봄맞이 상담',
      contents: '<p>봄입니다.</p><img src=x onerror=alert(1)>',
      routes: ['/styling/home', '/zin/home'],
      openFrom: at(-1),
      openUntil: at(3),
    }
    await app.open.db.insert(popups).values([
      { ...popup, popupId: 'second', orderNo: 2, applyLimitType: '3' },
      { ...popup, popupId: 'first', orderNo: 1 },
      { ...popup, popupId: 'elsewhere', orderNo: 0, routes: ['/cs'] },
      { ...popup, popupId: 'off', orderNo: 0, isOn: false },
      { ...popup, popupId: 'over', orderNo: 0, openFrom: at(-2), openUntil: at(-1) },
      { ...popup, popupId: 'later', orderNo: 0, openFrom: at(1) },
      { ...popup, popupId: 'other-site', siteId: 'zin', orderNo: 0 },
    ])
  })
  afterAll(() => app.drop())

  test('popups that are open now on this page, in order, and sanitised', async () => {
    const { data } = await app.get('/svc/popupSvcApi/svcList?pageRoute=/styling/home')
    expect(data.items.map(({ popupId, applyLimitType }) => [popupId, applyLimitType])).toEqual([
      ['first', '2'],
      ['second', '3'],
    ])
    expect(JSON.stringify(data.items)).not.toContain('onerror')
    expect((await app.get('/svc/popupSvcApi/svcList?pageRoute=/styling')).data.totalCount).toBe(0)
  })

  test('S-EVT-7: a popup after its period is not shown', async () => {
    const { data } = await app.get('/svc/popupSvcApi/svcList?pageRoute=/styling/home', { now: at(3.5) })
    expect(data.items).toEqual([])
  })

  test('S-EVT-7: a popup that links to an event is shown no longer than the event, and names it', async () => {
    const event = {
      siteId: 'site',
      eventName: '이벤트',
      eventType: 'default',
      imgBannerPc: '/a.webp',
      imgBannerMo: '/a.webp',
      imgBannerAlt: '',
    }
    await app.open.db.insert(events).values([
      { ...event, eventSeq: 901, openStrDate: at(-2), openEndDate: at(2) },
      { ...event, eventSeq: 902, openStrDate: at(-4), openEndDate: at(-3) },
      { ...event, eventSeq: 903, openStrDate: at(-2), openEndDate: at(2), publishedYn: 'N' },
      { ...event, eventSeq: 904, openStrDate: at(1), openEndDate: at(2) },
    ])
    const popup = {
      siteId: 'site',
      title: '이벤트',
      contents: '',
      routes: ['/zin/event/benefit'],
      openFrom: at(-3),
      openUntil: at(3),
      orderNo: 1,
    }
    const links = { quiz: 'event/quiz/901', over: 'event/902', draft: 'event/903', later: 'festa/904', gone: 'event/999' }
    await app.open.db
      .insert(popups)
      .values(Object.entries(links).map(([name, link]) => ({ ...popup, popupId: `event-${name}`, link: `/zin/event/${link}` })))
    const open = async (now: Date) =>
      (await app.get('/svc/popupSvcApi/svcList?pageRoute=/zin/event/benefit', { now })).data.items.map(
        ({ popupId, eventSeq, openUntil }) => [popupId, eventSeq, openUntil],
      )
    expect(await open(at(0))).toEqual([['event-quiz', 901, at(2).toISOString()]])
    expect((await open(at(1.5))).map(([popupId]) => popupId)).toEqual(['event-later', 'event-quiz'])
    expect(await open(at(2.5))).toEqual([])
  })

  test('a page is fresh until the next one opens or closes, and depends on their tag', async () => {
    const context = newRequestContext({ requestId: 'popups-test' })
    await runInRequestContext(context, () => inProcess(contracts.listPopups, { pageRoute: '/styling/home' }))
    expect(context.freshUntil).toBe(at(1).getTime() + 1)
    expect([...context.tags.keys()]).toEqual(['popups', 'events'])
    expect(context.personal).toBe(false)
  })

  test('the path is required: without a page there are no popups', async () => {
    expect((await app.get('/svc/popupSvcApi/svcList')).status).toBe(400)
  })
})
