// The calls beside the usual entry: those of single kinds of events, and what is asked before an entry.
import { describe, expect, test } from 'vitest'
import { eq } from 'drizzle-orm'
import { roles, staff } from '@/services/db/tables/auth'
import { surveyItems } from '@/services/db/tables/events'
import { businesses } from '@/services/db/tables/members'
import { PEOPLE, type TestRequest } from '@/tests/support/test-app'
import { ONE_DATABASE } from '@/tests/support/test-database'
import { NOW, window, member, vendor, app, open, post, apply, again, stored, entriesIn, refused, OK, openEntries } from './apply-for-tests'

describe.each(ONE_DATABASE)('on %s', (kind) => {
  openEntries(kind)

  describe('calls of their own', () => {
    test('svcApply: an item of this event’s survey, or the right answer', async () => {
      const id = await open()
      await app.open.db.insert(surveyItems).values([
        { surveySeq: 1000 + Number(id), siteId: 'site', eventSeq: Number(id), answer: '창호', orderNo: 1 },
        { surveySeq: 5000 + Number(id), siteId: 'site', eventSeq: Number(id) - 1, answer: '벽지', orderNo: 1 },
      ])
      const send = (more: object) => post('/eventSvcApi/svcApply', { eventId: id, ...more })
      await refused(id, send({}), 400, '필수 항목을 선택하거나 입력해 주세요.')
      await refused(id, send({ surveySeq: 5000 + Number(id) }), 400, '설문 항목을 다시 선택해 주세요.')
      expect(await send({ surveySeq: 1000 + Number(id), eventAnswer: '단열이 중요해서' })).toMatchObject(OK)
      expect(await entriesIn(id)).toMatchObject([{ surveySeq: 1000 + Number(id), eventAnswer: '단열이 중요해서' }])

      const quiz = await open({ answers: ['창호'] })
      await refused(
        quiz,
        post('/eventSvcApi/svcApply', { eventId: quiz, eventAnswer: '문' }),
        400,
        '정답이 아닙니다. 힌트를 확인하고 다시 도전해 주세요.',
      )
      expect(await post('/eventSvcApi/svcApply', { eventId: quiz, eventAnswer: '창 호' })).toMatchObject(OK)
    })

    test.each([
      ['survey', 'svcApply', {}],
      ['survey', 'svcApply', { eventAnswer: '아무 말' }],
      ['survey', 'svcEntryApply', {}],
      ['survey', 'svcEntryApply2', { data01: 'x' }],
      ['mbti', 'svcEntryApply', { data01: 'INFP' }],
      ['mbti', 'svcApply', { eventAnswer: 'INFP' }],
      ['mbti787', 'svcEntryContentShareApply', { data01: 'x' }],
      ['mbti', 'svcEntryTrendyHomeApply', { data: '우리 집' }],
      ['recommend', 'svcEntryApply', { data01: 'shop' }],
      ['recommend', 'svcEntryGenericApply', { data01: 'shop' }],
      ['homestyling', 'svcEntryApply2', {}],
      ['hausysweet', 'svcEntryApply', {}],
    ])('a %s event is entered by its own call with what it asks for, and not by %s with %j', async (pageType, call, more) => {
      const id = await open({ pageType })
      const isMissing = call === 'svcApply' && pageType === 'survey'
      await refused(
        id,
        post(`/eventSvcApi/${call}`, { eventId: id, ...more }),
        400,
        isMissing ? '필수 항목을 선택하거나 입력해 주세요.' : '이 이벤트에서는 쓸 수 없는 참여 방법입니다.',
      )
    })

    test('an event for those who join while it is open refuses whoever joined before', async () => {
      const id = await open({ eventType: 'join' })
      const joined = (registDate: string) => ({ as: member(1, { registDate }) })
      await refused(id, apply(id, {}, joined('2026-05-31T23:59:59+09:00')), 403, '아쉽지만 이벤트 참여 대상이 아닙니다.')
      expect(await apply(id, {}, joined('2026-06-01T00:00:00+09:00'))).toMatchObject(OK)
    })

    test('svcEntryShare: what only partners are asked is not shared', async () => {
      const id = await open({ eventTab: 'research' })
      const share = post('/eventSvcApi/svcEntryShare', { eventId: id, channel: 'kakao' })
      await refused(id, share, 400, '이 이벤트에서는 쓸 수 없는 참여 방법입니다.')
    })

    test('svcEntryMbtiApply: a result on a page of its own', async () => {
      const id = await open({ pageType: 'mbti' })
      const send = (mbti: string) => post('/eventSvcApi/svcEntryMbtiApply', { eventId: id, mbti })
      await refused(id, send('ABCD'), 400, '결과의 형식이 올바르지 않습니다.')
      expect(await send('INFP')).toMatchObject(OK)
      expect(await entriesIn(id)).toMatchObject([{ applyType: 'mbti', data01: 'INFP' }])
    })

    test('svcEntryTrendyHomeApply: what was written', async () => {
      const id = await open()
      const send = (data: string) => post('/eventSvcApi/svcEntryTrendyHomeApply', { eventId: id, data })
      await refused(id, send('   '), 400, '내용의 형식이 올바르지 않습니다.')
      expect(await send(' 우리 집 ')).toMatchObject(OK)
      expect(await entriesIn(id)).toMatchObject([{ applyType: 'trendyHome', data01: '우리 집' }])
    })

    test('svcEntryShare: each channel once a day, never refused, and no entry of the limit', async () => {
      const id = await open()
      const share = (channel: string, asked: TestRequest = {}) => post('/eventSvcApi/svcEntryShare', { eventId: id, channel }, asked)
      for (const channel of ['kakao', 'kakao', 'copy']) expect(await share(channel)).toMatchObject(OK)
      expect(await share('kakao', { now: new Date('2026-06-16T03:00:00Z') })).toMatchObject(OK)
      expect(await stored(id)).toBe(3)
      expect(await apply(id)).toMatchObject(OK)
      expect(await share('naver')).toMatchObject(OK)
      expect((await share('K')).status).toBe(400)
      await refused(id, share('kakao', { now: new Date('2026-07-16T03:00:00Z') }), 409, '이벤트 기간이 아닙니다.')
    })

    test('svcSomeDataApply: business members with a registered business, and every answer (P-BIZ-2, V-SURV-4)', async () => {
      const id = await open({ eventTab: 'research', marketingRequiredYn: 'N' })
      const send = (asked: TestRequest, data01 = '[]') =>
        post('/eventSvcApi/svcSomeDataApply', { eventId: id, data01, data02: '[]' }, asked)
      await refused(id, send({ as: member(1) }), 403, '접근 권한이 없습니다.')
      await refused(id, send({ as: vendor }), 403, '거래처 정보를 확인할 수 없습니다. 서비스 등록 후 다시 시도해 주세요.')
      const business = {
        siteId: 'site',
        memberNo: 'mv',
        bizRegNum: '1234567890',
        bizName: '우리인테리어',
        owner: '홍길동',
        startDt: '20200101',
      }
      await app.open.db.insert(businesses).values({ ...business, type: 'ti' })
      await refused(id, send({ as: vendor }), 400, '모든 문항에 답변해 주세요.')
      await refused(id, send({ as: vendor }, '{'), 400, '모든 문항에 답변해 주세요.')
    })
  })

  describe('before an entry', () => {
    const get = (path: string, asked: TestRequest = {}) => app.get(`/svc${path}`, { as: member(), now: NOW, ...asked })

    test('svcEventApplyCheck tells what the caller has done, and nobody else’s', async () => {
      const id = await open({ applyLimitType: '2' })
      const check = async (no: number) => (await get(`/eventSvcApi/svcEventApplyCheck?eventId=${id}`, { as: member(no) })).data.item
      expect(await check(1)).toEqual({ APPLY_LIMIT_TYPE: '2', APPLY_CNT: 0, LAST_APPLY_DT: null })
      await again(id)
      expect(await check(1)).toEqual({ APPLY_LIMIT_TYPE: '2', APPLY_CNT: 1, LAST_APPLY_DT: NOW.toISOString() })
      expect(await check(2)).toMatchObject({ APPLY_CNT: 0 })
      expect((await get('/eventSvcApi/svcEventApplyCheck?eventId=99999999')).status).toBe(404)
      expect((await get(`/eventSvcApi/svcEventApplyCheck?eventId=${id}`, { as: {} })).status).toBe(401)
    })

    test('V-EVT-4: svcEventUserCheck', async () => {
      const id = await open({ checkDt: '2026-01-02' })
      const { data, status } = await get(`/eventSvcApi/svcEventUserCheck?eventId=${id}`)
      expect([status, data.resultMessage]).toEqual([403, '아쉽지만 이벤트 참여 대상이 아닙니다.'])
      expect((await get(`/eventSvcApi/svcEventUserCheck?eventId=${await open()}&checkDt=2026-01-01`)).status).toBe(200)
      expect((await get(`/eventSvcApi/svcEventUserCheck?eventId=${await open()}&checkDt=2026-01-02`)).status).toBe(403)
    })

    test('Q-074: marketingInfo is the caller’s own', async () => {
      expect((await get('/memberSvcApi/marketingInfo')).data.item).toEqual({
        EVENT_MARKETING_YN: 'Y',
        GOODS_MARKETING_YN: 'N',
        JOIN_DT: '2026-01-01T00:00:00.000Z',
        REG_DT: '2026-01-01T00:00:00.000Z',
        memberId: 'house01',
        memberNo: 'm1',
      })
      expect((await get('/memberSvcApi/marketingInfo', { as: {} })).status).toBe(401)
    })

    const check = (eventId: string, answers: string[], asked: TestRequest = {}) =>
      post('/eventSvcApi/svcAnswerCheck', { eventId, answers }, asked)

    test('Q-078: svcAnswerCheck says which are wrong, and nothing of what is right', async () => {
      const id = await open({ eventType: 'videoQuiz', answers: ['비밀', '소음'] })
      const wrong = await check(id, ['가', '소음'])
      expect(wrong.item).toEqual({ correctYn: 'N', wrong: [0] })
      expect(JSON.stringify(wrong)).not.toContain('비밀')
      expect((await check(id, ['비밀', '소음'])).item).toEqual({ correctYn: 'Y', wrong: [] })
      expect(await check(id, ['', ''])).toMatchObject({ status: 400, message: '정답을 입력해 주세요.' })
      expect(await check(id, ['가', '나'], { as: {} })).toMatchObject({ status: 401 })
      expect(await check(id, ['가', '나'], { now: new Date('2026-08-01') })).toMatchObject({
        status: 409,
        message: '이벤트 기간이 아닙니다.',
      })
      expect(await stored(id)).toBe(0)
    })

    test('nobody tries all answers: so many a minute', async () => {
      const id = await open({ eventType: 'tvc', answers: ['ㅂ', 'ㅇ', 'ㅈ', 'ㅊ'] })
      const as = member('trier')
      const all = await Promise.all(Array.from({ length: 70 }, () => check(id, ['ㄱ', 'ㄱ', 'ㄱ', 'ㄱ'], { as })))
      expect(all.filter(({ status }) => status === 200)).toHaveLength(60)
      expect(all.filter(({ status }) => status === 429)).toHaveLength(10)
    })

    test('tryAnswer: staff try a draft, members never', async () => {
      const id = await open({ eventType: 'newQuiz', answers: ['2', '1'], publishedYn: 'N', ...window })
      const tried = (as: TestRequest['as'], answers: string[]) =>
        // Long after its window.
        app.post('/adm/event/tryAnswer', { eventId: id, answers }, { as: as! })
      expect((await tried(PEOPLE.manager, ['2', '3'])).data.item).toEqual({ correctYn: 'N', wrong: [1] })
      const [orders] = await app.open.db
        .insert(roles)
        .values({ id: 'orders', siteId: 'site', name: '주문', rights: { orders: { acts: ['see'] } } })
        .returning()
      const ofRole = (roleId: string | null) => app.open.db.update(staff).set({ roleId }).where(eq(staff.id, 'manager'))
      await ofRole(orders!.id)
      expect((await tried(PEOPLE.manager, ['2', '3'])).status).toBe(403)
      await ofRole(null)
      const link = (path: string) => tried({ preview: { role: 'mng', path } }, ['2', '1'])
      expect((await link('/cs/faq')).status).toBe(404)
      expect((await link(`/zin/event/event/${id}`)).data.item).toEqual({ correctYn: 'Y', wrong: [] })
      expect((await tried(member(), ['2', '1'])).status).toBe(403)
      expect(await stored(id)).toBe(0)
    })
  })
})
