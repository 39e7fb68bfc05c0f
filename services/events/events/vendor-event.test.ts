import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Session } from '@/schemas/api/auth/session'
import { surveyData, type SurveyAnswers } from '@/schemas/rules/events/vendor-survey'
import { NO_PARTNER_FOUND } from '@/schemas/rules/members/business'
import { eventEntries, events } from '@/services/db/tables/events'
import { businesses, members } from '@/services/db/tables/members'
import { openTestApp, PEOPLE, type TestApp } from '@/tests/support/test-app'
import { ONE_DATABASE } from '@/tests/support/test-database'

const vendorOf = (memberNo: string): Session => ({
  user: { ...PEOPLE.member.user, memberNo, memberId: memberNo, bizYn: 'Y', memberType: 'B' },
})
const known = vendorOf('known')
const brands = { SLT01: '1', SLT02: '1', SLT03: '1', SLT04: '1', SLT05: '1', SLT06: 'none' }
const whole: SurveyAnswers = { MDRDO1: 'N', FTRDO1: '1', FTRDO2: 'N', brand: brands }

describe.each(ONE_DATABASE)('SYS-37: the research survey on %s', (kind) => {
  let app: TestApp
  const start = Date.now()
  const at = (minutes: number) => new Date(start + minutes * 60_000)
  beforeAll(async () => {
    app = await openTestApp(kind)
    const { db } = app.open
    const event = {
      siteId: 'site',
      eventType: 'default',
      pageType: 'survey',
      imgBannerPc: '/a.webp',
      imgBannerMo: '/a.webp',
      imgBannerAlt: '',
    }
    const research = { ...event, eventTab: 'research', marketingRequiredYn: 'N' as const, openStrDate: at(-60), openEndDate: at(60) }
    await db.insert(events).values([
      { ...research, eventSeq: 1, eventName: '거래처 설문' },
      { ...research, eventSeq: 2, eventName: '다른 설문', eventTab: '' },
      { ...research, eventSeq: 3, eventName: '준비하는 설문', publishedYn: 'N' },
    ])
    for (const memberNo of ['known', 'unknown']) await db.insert(members).values({ memberNo, siteId: 'site', bizYn: 'Y' })
    await db.insert(businesses).values({
      memberNo: 'known',
      siteId: 'site',
      bizRegNum: '1301102101',
      bizName: '우리인테리어',
      owner: '노은결',
      startDt: '20210503',
      type: 'ti',
      joinedBy: 'business',
    })
  })
  afterAll(() => app.drop())
  const read = (as: Session, path = '/v2/svc/events/1?group=research') => app.get(path, { as })
  const lookUp = (as: Session, query = '') => app.get(`/v2/svc/bizpartners/me${query}`, { as })
  const send = (answers: SurveyAnswers, as: Session = known, eventId = '1') =>
    app.post('/svc/eventSvcApi/svcSomeDataApply', { eventId, applyType: 'survey', ...surveyData(answers) }, { as })

  test('V-SURV-4: a registered business opens the survey, another gets the reason', async () => {
    expect((await lookUp(known)).data).toMatchObject({ result: '200', item: { name: '우리인테리어' } })
    expect((await lookUp(vendorOf('unknown'))).data).toMatchObject({ result: '404', resultMessage: NO_PARTNER_FOUND })
  })

  test("P-MEM-2: another's business cannot be read", async () => {
    expect((await lookUp(known, '?memberId=known')).status).toBe(200)
    expect((await lookUp(vendorOf('unknown'), '?memberId=known')).status).toBe(404)
  })

  test('P-BIZ-2: a personal member and a visitor are refused everywhere', async () => {
    for (const as of [PEOPLE.visitor, PEOPLE.member]) {
      const status = as === PEOPLE.visitor ? 401 : 403
      expect((await read(as)).status).toBe(status)
      expect((await lookUp(as)).status).toBe(status)
      expect((await send(whole, as)).status).toBe(status)
    }
    expect(await app.open.db.select().from(eventEntries)).toEqual([])
  })

  test.each([
    ['V-SURV-1', { ...whole, FTRDO1: '' }, '모든 문항에 답변해 주세요.'],
    ['V-SURV-2', { ...whole, MDRDO1: 'Y' }, '사용 중인 제품을 1개 이상 선택해 주세요.'],
    ['V-SURV-3', { ...whole, brand: { ...brands, SLT04: '' } }, '품목별로 사용 중인 브랜드를 모두 선택해 주세요.'],
  ] as const)('%s on the server: nothing is stored', async (_, answers, sentence) => {
    const heard = await send(answers)
    expect([heard.status, heard.data.resultMessage]).toEqual([400, sentence])
    expect(await app.open.db.select().from(eventEntries)).toEqual([])
  })

  test("S-SURV-2, S-EVT-7: a survey is stored once, and the vendor's read reports it", async () => {
    expect((await read(known)).data.item).toEqual({
      APPLY_LIMIT_TYPE: '3',
      APPLY_CNT: 0,
      LAST_APPLY_DT: null,
      OPEN_STR_DATE: at(-60).toISOString(),
      OPEN_END_DATE: at(60).toISOString(),
    })
    expect((await send(whole)).status).toBe(200)
    expect((await send(whole)).status).toBe(409)
    expect((await read(known)).data.item).toMatchObject({ APPLY_CNT: 1, LAST_APPLY_DT: expect.stringMatching(/^\d{4}-/) })
    const { data01, data02 } = surveyData(whole)
    expect(await app.open.db.select().from(eventEntries)).toMatchObject([{ applyType: 'survey', data01, data02, memberNo: 'known' }])
  })

  test('Q-073: an event that is no research event is not found, and no other group is returned', async () => {
    for (const eventSeq of [2, 3, 9]) expect((await read(known, `/v2/svc/events/${eventSeq}?group=research`)).status).toBe(404)
    for (const query of ['', '?group=', '?group=all']) expect((await read(known, `/v2/svc/events/1${query}`)).status).toBe(400)
  })
})
