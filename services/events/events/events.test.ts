import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { newRequestContext, runInRequestContext } from '@/lib/request-context'
import * as contracts from '@/schemas/api/events/events'
import { eventAnswers, eventGames, events, surveyItems } from '@/services/db/tables/events'
import { inProcess } from '@/services/kit/in-process'
import { openTestApp, PEOPLE, type TestApp } from '@/tests/support/test-app'
import { ONE_DATABASE } from '@/tests/support/test-database'

describe.each(ONE_DATABASE)('on %s', (kind) => {
  let app: TestApp
  const start = Date.now()
  const at = (days: number) => new Date(start + days * 86_400_000)
  beforeAll(async () => {
    app = await openTestApp(kind)
    const event = { siteId: 'site', eventType: 'default', imgBannerPc: '/media/a.webp', imgBannerMo: '/media/b.webp', imgBannerAlt: '거실' }
    await app.open.db.insert(events).values([
      { ...event, eventSeq: 1, eventName: '지난 이벤트', openStrDate: at(-9), openEndDate: at(-5), winnerDate: at(-1) },
      { ...event, eventSeq: 2, eventName: '더 지난 이벤트', openStrDate: at(-20), openEndDate: at(-15) },
      {
        ...event,
        eventSeq: 3,
        eventName: '봄 이벤트',
        openStrDate: at(-3),
        openEndDate: at(3),
        contentPc: '<p onclick="x()">안내</p>',
        applyBtnYn: 'N',
        pageType: 'quiz',
      },
      { ...event, eventSeq: 4, eventName: '새 이벤트', openStrDate: at(-1), openEndDate: at(8) },
      { ...event, eventSeq: 5, eventName: '다음 이벤트', openStrDate: at(2), openEndDate: at(9) },
    ])
    await app.open.db.insert(surveyItems).values([
      { surveySeq: 1, siteId: 'site', eventSeq: 3, answer: '바닥재', orderNo: 2 },
      { surveySeq: 2, siteId: 'site', eventSeq: 3, answer: '창호', orderNo: 1 },
      { surveySeq: 3, siteId: 'site', eventSeq: 4, answer: '벽지', orderNo: 1 },
    ])
  })
  afterAll(() => app.drop())
  const seqs = async (query: string, now?: Date) =>
    (await app.get(`/svc/eventSvcApi/svcList${query}`, now ? { now } : {})).data.items.map(({ EVENT_SEQ }) => EVENT_SEQ)

  test('S-EVT-12: an event is ongoing within its window, both ends included, and finished from then on', async () => {
    expect(await seqs('')).toEqual([4, 3])
    expect(await seqs('?eventTab=ongoing', at(2))).toEqual([5, 4, 3])
    expect(await seqs('?eventTab=ongoing', at(3))).toEqual([5, 4, 3])
    expect(await seqs('?eventTab=ongoing', new Date(at(3).getTime() + 1))).toEqual([5, 4])
    expect(await seqs('?eventTab=finished')).toEqual([1, 2])
    expect(await seqs('?eventTab=finished', new Date(at(3).getTime() + 1))).toEqual([3, 1, 2])
    expect(await seqs('?eventTab=anything')).toEqual([4, 3])
    expect(await seqs('?eventTab=finished&size=1&page=2')).toEqual([2])
  })

  test('an event is read with the field names of the contract', async () => {
    const { data } = await app.get('/svc/eventSvcApi/svcRead?eventSeq=3')
    expect(data.item).toEqual({
      EVENT_SEQ: 3,
      EVENT_NAME: '봄 이벤트',
      SUMMARY: '',
      EVENT_TYPE: 'default',
      EVENT_TAB: '',
      EVENT_LINK: '',
      PAGE_TYPE: 'quiz',
      IMG_BANNER_PC: '/media/a.webp',
      IMG_BANNER_MO: '/media/b.webp',
      IMG_BANNER_PC_ALT: '거실',
      IMG_BANNER_MO_ALT: '거실',
      IMG_BANNER_PC_SHAPE: null,
      IMG_BANNER_MO_SHAPE: null,
      OPEN_STR_DATE: at(-3).toISOString(),
      OPEN_END_DATE: at(3).toISOString(),
      WINNER_DT: null,
      APPLY_BTN_YN: 'N',
      CONTENT_PC: '<p>안내</p>',
      APPLY_LIMIT_TYPE: '3',
      MARKETING_REQUIRED_YN: 'Y',
      ACCOUNT_LINK_YN: 'Y',
      CHECK_DT: '',
      GAME: {},
      ANSWER_LENGTH: 0,
      SCRAP_CNT: 0,
      MESSAGES: {},
    })
    expect((await app.get('/svc/eventSvcApi/svcRead?eventSeq=404')).status).toBe(404)
  })

  test('Q-078, K-EVT-MSG: a game without its solution, and its own messages, those of the content first', async () => {
    const { db } = app.open
    const contentPc = '<div data-message-success="고맙습니다" data-message-other="x">안내</div>'
    await db.insert(events).values({
      siteId: 'site',
      eventType: 'newQuiz',
      imgBannerPc: '/a.webp',
      imgBannerMo: '/a.webp',
      imgBannerAlt: '',
      eventSeq: 70,
      eventName: '퀴즈',
      contentPc,
      openStrDate: at(-3),
      openEndDate: at(3),
      applyLimitType: '2',
      marketingRequiredYn: 'N',
      accountLinkYn: 'N',
      checkDt: '2026-06-01',
    })
    const game = {
      steps: [
        {
          question: '문제',
          choices: [
            { value: 'a7', label: '창호' },
            { value: 'b8', label: '벽지' },
          ],
        },
      ],
    }
    await db.insert(eventGames).values({ eventSeq: 70, siteId: 'site', game, messages: { success: '감사합니다', end: '끝났습니다' } })
    await db.insert(eventAnswers).values({ eventSeq: 70, siteId: 'site', answers: ['비밀 하나', '비밀 둘'] })
    const { data } = await app.get('/svc/eventSvcApi/svcRead?eventSeq=70')
    expect(data.item).toMatchObject({
      APPLY_LIMIT_TYPE: '2',
      MARKETING_REQUIRED_YN: 'N',
      ACCOUNT_LINK_YN: 'N',
      CHECK_DT: '2026-06-01',
      GAME: game,
      ANSWER_LENGTH: 2,
      MESSAGES: { success: '고맙습니다', end: '끝났습니다' },
      CONTENT_PC: '<div>안내</div>',
    })
    expect(JSON.stringify(data)).not.toContain('비밀')
    await db.delete(events).where(eq(events.eventSeq, 70))
  })

  test('an unpublished event is visible to staff and previews only, and in no list', async () => {
    const { db } = app.open
    await db.insert(events).values({
      siteId: 'site',
      eventType: 'default',
      imgBannerPc: '/a.webp',
      imgBannerMo: '/a.webp',
      imgBannerAlt: '',
      eventSeq: 80,
      eventName: '준비 중',
      openStrDate: at(-3),
      openEndDate: at(3),
      publishedYn: 'N',
    })
    const read = async (as: object) => (await app.get('/svc/eventSvcApi/svcRead?eventSeq=80', { as })).status
    const link = (path: string) => ({ preview: { role: 'mng', path } })
    expect(await Promise.all([PEOPLE.visitor, PEOPLE.member].map(read))).toEqual([404, 404])
    expect(await read({ staff: { ...PEOPLE.manager.staff, sid: 'signed-out' } })).toBe(404)
    expect(await Promise.all([PEOPLE.manager, PEOPLE.admin, link('/zin/event/event/80')].map(read))).toEqual([200, 200, 200])
    expect(await Promise.all(['/zin/event/event/8', '/cs/faq'].map((path) => read(link(path))))).toEqual([404, 404])
    expect((await app.get('/svc/event/rWpEventDetail?eventId=80')).status).toBe(404)
    expect(await seqs('')).not.toContain(80)
    await db.delete(events).where(eq(events.eventSeq, 80))
  })

  test('S-EVT-12: at the end of the last day it is still ongoing, the next instant it is finished', async () => {
    const lastDay = new Date('2026-06-30T23:59:00+09:00')
    await app.open.db.insert(events).values({
      siteId: 'site',
      eventType: 'default',
      imgBannerPc: '/a.webp',
      imgBannerMo: '/a.webp',
      imgBannerAlt: '',
      eventSeq: 60,
      eventName: '유월',
      openStrDate: new Date('2026-06-01T00:00:00+09:00'),
      openEndDate: lastDay,
    })
    expect(await seqs('?eventTab=ongoing', lastDay)).toContain(60)
    expect(await seqs('?eventTab=finished', lastDay)).not.toContain(60)
    const dayAfter = new Date('2026-07-01T00:00:00+09:00')
    expect(await seqs('?eventTab=ongoing', dayAfter)).not.toContain(60)
    expect(await seqs('?eventTab=finished', dayAfter)).toContain(60)
    await app.open.db.delete(events).where(eq(events.eventSeq, 60))
  })

  test('the older calls answer the same events', async () => {
    const older = await app.get('/svc/event/rWpEvent?page=-1')
    expect(older.data.items.map(({ EVENT_SEQ }) => EVENT_SEQ)).toEqual([4, 3])
    expect(older.data['totalCount']).toBe(2)
    const [now, before] = [await app.get('/svc/eventSvcApi/svcRead?eventSeq=3'), await app.get('/svc/event/rWpEventDetail?eventId=3')]
    expect(before.data.item).toEqual(now.data.item)
    expect((await app.get('/svc/event/rWpEventDetail?eventId=404')).status).toBe(404)
    expect((await app.get('/svc/event/rWpEventDetail?eventId=abc')).status).toBe(400)
  })

  test('a survey returns its items in order', async () => {
    const { data } = await app.get('/svc/eventSvcApi/svcSurveyList?eventSeq=3')
    expect(data.items).toEqual([
      { SURVEY_SEQ: 2, ANSWER: '창호' },
      { SURVEY_SEQ: 1, ANSWER: '바닥재' },
    ])
    expect((await app.get('/svc/eventSvcApi/svcSurveyList?eventSeq=404')).data.items).toEqual([])
  })

  test('a page with the list is fresh until the next event opens or closes', async () => {
    const freshUntil = async (eventTab: 'ongoing' | 'finished') => {
      const context = newRequestContext({ requestId: 'events-test' })
      await runInRequestContext(context, () => inProcess(contracts.listEvents, { eventTab }))
      expect([...context.tags.keys()]).toEqual(['events'])
      return context.freshUntil
    }
    expect(await freshUntil('ongoing')).toBe(at(2).getTime())
    expect(await freshUntil('finished')).toBe(at(3).getTime() + 1)
  })

  test("the server's clock can be read", async () => {
    expect((await app.get('/svc/eventSvcApi/getCurrentDate', { now: at(1) })).data.item).toEqual({ currentDate: at(1).toISOString() })
  })
})
