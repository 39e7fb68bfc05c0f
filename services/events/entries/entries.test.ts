import { and, count, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { EventGame } from '@/schemas/rules/events/event-game'
import { throttles } from '@/services/db/tables/base'
import { eventAnswers, eventEntries, eventGames, eventPlaces, events, eventUrls, surveyItems } from '@/services/db/tables/events'
import { businesses } from '@/services/db/tables/members'
import { forbiddenWords } from '@/services/db/tables/site'
import { bumpTagNumbers } from '@/services/db/tag-numbers'
import { openTestApp, PEOPLE, type TestRequest, type TestApp } from '@/tests/support/test-app'
import { addMembers } from '@/tests/support/parent-rows'
import { BOTH_DATABASES } from '@/tests/support/test-database'

type Event = Partial<typeof events.$inferInsert> & { game?: EventGame; answers?: string[] }
const NOW = new Date('2026-06-15T03:00:00Z')
const plain = {
  siteId: 'site',
  eventName: '이벤트',
  eventType: 'default',
  imgBannerPc: '/a.webp',
  imgBannerMo: '/a.webp',
  imgBannerAlt: '',
}
const window = { openStrDate: new Date('2026-05-31T15:00:00Z'), openEndDate: new Date('2026-06-30T14:59:59.999Z') }

/** A member who may enter; every number is another person. */
const member = (no: number | string = 1, facts: object = {}) => ({
  user: { ...PEOPLE.member.user, memberNo: `m${no}`, eventMarketingYn: 'Y' as const, ...facts },
})
const vendor = member('v', { bizYn: 'Y' })

describe.each(BOTH_DATABASES)('on %s', (kind) => {
  let app: TestApp
  let eventSeq = 0
  beforeAll(async () => {
    app = await openTestApp(kind)
    await addMembers(app.open.db, ...Array.from({ length: 80 }, (_, i) => `m${i}`), 'mv')
  })
  afterAll(() => app.drop())
  // All of them happen in one minute of one member.
  beforeEach(async () => void (await app.open.db.delete(throttles)))

  /** A new event for every test: nobody has entered it yet. */
  const open = async ({ game, answers, ...facts }: Event = {}): Promise<string> => {
    const { db } = app.open
    eventSeq += 1
    await db.insert(events).values({ ...plain, ...window, ...facts, eventSeq })
    if (game) await db.insert(eventGames).values({ eventSeq, siteId: 'site', game, messages: {} })
    if (answers) await db.insert(eventAnswers).values({ eventSeq, siteId: 'site', answers })
    return String(eventSeq)
  }
  const post = async (path: string, body: object, asked: TestRequest = {}) => {
    const { status, data } = await app.post(`/svc${path}`, body, { as: member(), now: NOW, ...asked })
    return { status, result: data.result, message: data.resultMessage, item: data.item }
  }
  const apply = (eventId: string, more: object = {}, asked: TestRequest = {}) =>
    post('/eventSvcApi/svcEntryApply', { eventId, ...more }, asked)
  const again = (eventId: string, more: object = {}, asked: TestRequest = {}) =>
    post('/eventSvcApi/svcEntryApply2', { eventId, ...more }, asked)
  const generic = (eventId: string, more: object, asked: TestRequest = {}) =>
    post('/eventSvcApi/svcEntryContentShareApply', { eventId, ...more }, asked)
  const stored = async (eventId: string): Promise<number> => {
    const [row] = await app.open.db
      .select({ all: count() })
      .from(eventEntries)
      .where(eq(eventEntries.eventSeq, Number(eventId)))
    return row!.all
  }
  const entriesIn = (eventId: string) =>
    app.open.db
      .select()
      .from(eventEntries)
      .where(eq(eventEntries.eventSeq, Number(eventId)))
  const refused = async (eventId: string, attempt: Promise<{ status: number; message: string }>, status: number, message: string) => {
    const before = await stored(eventId)
    expect(await attempt).toMatchObject({ status, message })
    expect(await stored(eventId), 'nothing stored').toBe(before)
  }
  const OK = { status: 200, result: '200' }

  describe('V-EVT-10: the server asks everything again', () => {
    test('an eligible member is entered once', async () => {
      const id = await open()
      expect(await apply(id, { applyType: 'default', data01: '잘 부탁드립니다' })).toMatchObject(OK)
      expect(await entriesIn(id)).toMatchObject([
        { memberNo: 'm1', kind: 'apply', applyType: 'default', data01: '잘 부탁드립니다', appliedAt: NOW },
      ])
    })

    test('V-EVT-1: not before the window and not after it', async () => {
      const id = await open()
      const closed = '이벤트 기간이 아닙니다.'
      await refused(id, apply(id, {}, { now: new Date('2026-05-31T23:59:59+09:00') }), 409, closed)
      await refused(id, apply(id, {}, { now: new Date('2026-07-01T00:00:00+09:00') }), 409, closed)
      expect(await apply(id, {}, { now: new Date('2026-06-30T23:59:59+09:00') })).toMatchObject(OK)
    })

    test('V-EVT-2: no visitor, and P-MEM-1: no member who lacks a consent', async () => {
      const id = await open()
      await refused(id, apply(id, {}, { as: {} }), 401, '로그인이 필요한 서비스입니다.')
      await refused(
        id,
        apply(id, {}, { as: member(2, { certified: 'N' }) }),
        403,
        '본인인증과 필수 약관 동의를 마친 뒤 이용할 수 있습니다.',
      )
    })

    test('V-EVT-3, CX-24: no member without a marketing consent, unless the event needs none', async () => {
      const id = await open()
      const none = { as: member(1, { eventMarketingYn: 'N' }) }
      await refused(id, apply(id, {}, none), 403, '이벤트에 참여하려면 마케팅 수신 동의가 필요합니다.')
      expect(await apply(id, {}, { as: member(1, { eventMarketingYn: 'N', goodsMarketingYn: 'Y' }) })).toMatchObject(OK)
      expect(await apply(await open({ marketingRequiredYn: 'N' }), {}, none)).toMatchObject(OK)
    })

    test('V-EVT-4: nobody who joined too early, by the day of the event or a later one of the page', async () => {
      const id = await open({ checkDt: '2026-06-01' })
      const message = '아쉽지만 이벤트 참여 대상이 아닙니다.'
      const joined = (registDate: string, no = 1) => ({ as: member(no, { registDate }) })
      await refused(id, apply(id, {}, joined('2026-05-31T14:59:59Z')), 403, message)
      await refused(id, apply(id, { checkDt: '2026-06-10' }, joined('2026-06-02T00:00:00Z')), 403, message)
      await refused(id, apply(id, { checkDt: '2020-01-01' }, joined('2026-05-31T14:59:59Z')), 403, message)
      expect(await apply(id, {}, joined('2026-05-31T15:00:00Z'))).toMatchObject(OK)
      await refused(id, apply(id, { checkDt: 'soon' }, joined('2026-06-02T00:00:00Z', 2)), 400, '가입 기준일의 형식이 올바르지 않습니다.')
    })

    test('V-EVT-11: the first failure in the order of the rule is the one that is said', async () => {
      const id = await open({ eventType: 'newQuiz', answers: ['1'], checkDt: '2026-06-01' })
      const early = { eventMarketingYn: 'N', registDate: '2026-01-01T00:00:00Z' }
      const over = new Date('2026-08-01T00:00:00Z')
      const wrong = { answers: ['2'] }
      expect((await generic(id, wrong, { as: member(1, early), now: over })).message).toBe('이벤트 기간이 아닙니다.')
      expect((await generic(id, wrong, { as: member(1, early) })).message).toContain('마케팅 수신 동의')
      expect((await generic(id, wrong, { as: member(1, { ...early, eventMarketingYn: 'Y' }) })).message).toContain('참여 대상이 아닙니다')
      const eligible = { as: member(1, { registDate: '2026-06-02T00:00:00Z' }) }
      expect((await generic(id, wrong, eligible)).message).toContain('1번 문제의 정답이 아닙니다')
      expect(await generic(id, { answers: ['1'] }, eligible)).toMatchObject(OK)
      expect((await generic(id, wrong, eligible)).message).toBe('이미 참여하신 이벤트입니다.')
    })
  })

  describe('limits', () => {
    const today = '오늘은 이미 참여하셨습니다. 내일 다시 참여해 주세요.'
    const already = '이미 참여하신 이벤트입니다.'

    test('V-EVT-6: once a day of UTC', async () => {
      const id = await open({ applyLimitType: '2' })
      const at = (time: string) => ({ now: new Date(time) })
      expect(await again(id, {}, at('2026-06-02T08:59:00+09:00'))).toMatchObject(OK)
      expect(await again(id, {}, at('2026-06-02T09:01:00+09:00'))).toMatchObject(OK)
      await refused(id, again(id, {}, at('2026-06-03T08:59:00+09:00')), 409, today)
      expect(await stored(id)).toBe(2)
    })

    test('V-EVT-7: once ever', async () => {
      const id = await open({ applyLimitType: '3' })
      expect(await again(id)).toMatchObject(OK)
      await refused(id, again(id, {}, { now: new Date('2026-06-29T00:00:00Z') }), 409, already)
      expect(await again(id, {}, { as: member(2) })).toMatchObject(OK)
    })

    test('V-EVT-8: without a limit, as often as one likes', async () => {
      const id = await open({ applyLimitType: '1' })
      for (let i = 0; i < 3; i++) expect(await again(id)).toMatchObject(OK)
      expect(await stored(id)).toBe(3)
    })

    test('Q-077: svcEntryApply takes one entry for an event, whatever its limit', async () => {
      const daily = await open({ applyLimitType: '2' })
      expect(await apply(daily)).toMatchObject(OK)
      await refused(daily, apply(daily), 409, today)
      await refused(daily, again(daily), 409, today)
      await refused(daily, apply(daily, {}, { now: new Date('2026-06-20T00:00:00Z') }), 409, already)
      expect(await again(daily, {}, { now: new Date('2026-06-20T00:00:00Z') })).toMatchObject(OK)
      const free = await open({ applyLimitType: '1' })
      expect(await apply(free)).toMatchObject(OK)
      await refused(free, apply(free), 409, already)
    })

    test('what was entered under an earlier limit counts', async () => {
      const id = await open({ applyLimitType: '1' })
      expect(await again(id)).toMatchObject(OK)
      const change = (applyLimitType: '2' | '3') =>
        app.open.db
          .update(events)
          .set({ applyLimitType })
          .where(eq(events.eventSeq, Number(id)))
      await change('2')
      await refused(id, again(id), 409, today)
      expect(await again(id, {}, { now: new Date('2026-06-16T03:00:00Z') })).toMatchObject(OK)
      await change('3')
      await refused(id, again(id, {}, { now: new Date('2026-06-20T03:00:00Z') }), 409, already)
    })

    test('two hundred identical entries at once are one row, one success and 199 refusals', async () => {
      const id = await open()
      const all = await Promise.all(Array.from({ length: 200 }, () => apply(id)))
      expect(all.filter(({ status }) => status === 200)).toHaveLength(1)
      expect(all.filter(({ status, message }) => status === 409 && message === already)).toHaveLength(199)
      expect(await stored(id)).toBe(1)
    })

    test('one member, both calls, at once: one row', async () => {
      const id = await open({ applyLimitType: '2' })
      const all = await Promise.all(Array.from({ length: 40 }, (_, i) => (i % 2 ? apply(id) : again(id))))
      expect(all.filter(({ status }) => status === 200)).toHaveLength(1)
      expect(await stored(id)).toBe(1)
    })
  })

  describe('places', () => {
    const full = '준비한 자리가 모두 찼습니다. 관심 가져 주셔서 감사합니다.'

    test('as many as there are, however many come at once; who is in hears that, not that it is full', async () => {
      const id = await open({ places: 5 })
      const all = await Promise.all(Array.from({ length: 60 }, (_, i) => apply(id, {}, { as: member(i) })))
      expect(all.filter(({ status }) => status === 200)).toHaveLength(5)
      expect(all.filter(({ status, message }) => status === 409 && message === full)).toHaveLength(55)
      expect(await stored(id)).toBe(5)
      const [entry] = await entriesIn(id)
      await refused(id, apply(id, {}, { as: member(entry!.memberNo.slice(1)) }), 409, '이미 참여하신 이벤트입니다.')
    })

    test('one member who presses twenty times takes one place', async () => {
      const id = await open({ places: 3 })
      await Promise.all(Array.from({ length: 20 }, () => apply(id)))
      const [row] = await app.open.db
        .select()
        .from(eventPlaces)
        .where(eq(eventPlaces.eventSeq, Number(id)))
      expect(row!.taken).toBe(1)
    })

    test('places that are set later count who is in already', async () => {
      const id = await open()
      for (const no of [1, 2]) expect(await apply(id, {}, { as: member(no) })).toMatchObject(OK)
      await app.open.db
        .update(events)
        .set({ places: 3 })
        .where(eq(events.eventSeq, Number(id)))
      expect(await apply(id, {}, { as: member(3) })).toMatchObject(OK)
      await refused(id, apply(id, {}, { as: member(4) }), 409, full)
      await app.open.db
        .update(events)
        .set({ places: 4 })
        .where(eq(events.eventSeq, Number(id)))
      expect(await apply(id, {}, { as: member(4) })).toMatchObject(OK)
    })
  })

  describe('bad input: nothing is stored', () => {
    test.each(['', '0', '-1', 'abc', '1e3', '9999999999', "1' or 1=1"])('an event number like %j', async (eventId) => {
      expect((await apply(eventId)).status).toBe(400)
    })

    test('unknown, of another site, or not published', async () => {
      const message = '이벤트를 찾을 수 없습니다.'
      expect(await apply('99999999')).toMatchObject({ status: 404, message })
      const other = await open({ siteId: 'another' })
      await refused(other, apply(other), 404, message)
      const draft = await open({ publishedYn: 'N' })
      await refused(draft, apply(draft), 404, message)
    })

    test('a wrong type of event', async () => {
      const message = '이 이벤트에서는 쓸 수 없는 참여 방법입니다.'
      const quiz = await open({ eventType: 'newQuiz', answers: ['1'] })
      await refused(quiz, generic(quiz, { eventType: 'stillCut', answers: ['1'] }), 400, message)
      await refused(quiz, generic(quiz, { applyType: 'tvc', answers: ['1'] }), 400, message)
      await refused(quiz, post('/eventSvcApi/svcApply', { eventId: quiz, eventAnswer: '1' }), 400, message)
      await refused(quiz, post('/eventSvcApi/svcEntryMbtiApply', { eventId: quiz, mbti: 'INTP' }), 400, message)
      await refused(quiz, post('/eventSvcApi/svcEntryTrendyHomeApply', { eventId: quiz, data: '집' }), 400, message)
      await refused(quiz, post('/review/cEventReview', { eventId: quiz, urls: ['https://blog.example.com/1'] }), 400, message)
      await refused(
        quiz,
        post('/eventSvcApi/svcSomeDataApply', { eventId: quiz, data01: '[]', data02: '[]' }, { as: vendor }),
        400,
        message,
      )
      const review = await open({ eventType: 'review' })
      await refused(review, apply(review), 400, message)
      await refused(review, generic(review, { data01: 'https://blog.example.com/1' }), 400, message)
      const survey = await open({ eventTab: 'research' })
      await refused(survey, apply(survey), 400, message)
    })

    test('Q-078: forged and replayed answers', async () => {
      const id = await open({ eventType: 'tvc', answers: ['ㅂ', 'ㅇ', 'ㅈ', 'ㅊ'] })
      const wrong = '정답이 아닙니다. 영상을 다시 확인해 주세요.'
      const as = member(1)
      await refused(id, generic(id, { answers: ['ㄱ', 'ㄱ', 'ㄱ', 'ㄱ'] }), 400, wrong)
      await refused(id, generic(id, { eventType: 'tvc', applyType: 'tvc', data01: '정답' }), 400, '초성만 입력할 수 있습니다.')
      await refused(id, generic(id, {}), 400, '초성 정답을 입력해 주세요.')
      await refused(id, apply(id), 400, '초성 정답을 입력해 주세요.')
      await refused(id, apply(id, { answers: Array(25).fill('ㄱ') }), 400, '답은 24개까지 보낼 수 있습니다.')
      expect(await generic(id, { answers: ['ㅂ', 'ㅇ', 'ㅈ', 'ㅊ'] }, { as })).toMatchObject(OK)
      await refused(id, generic(id, { answers: ['ㅂ', 'ㅇ', 'ㅈ', 'ㅊ'] }, { as }), 409, '이미 참여하신 이벤트입니다.')
    })

    test('half a sign spoils nobody else’s entry', async () => {
      const id = await open()
      const send = (no: number) => generic(id, { data01: no === 3 ? '반쪽 \ud83d' : '온전한 글' }, { as: member(no) })
      const all = await Promise.all([1, 2, 3, 4, 5, 6].map(send))
      expect(all.map(({ status }) => status)).toEqual(Array(6).fill(200))
      expect((await entriesIn(id)).filter(({ data01 }) => data01 === '반쪽 \ufffd')).toHaveLength(1)
    })

    test('what nobody has set cannot be solved', async () => {
      const id = await open({ eventType: 'wordCardQuiz', game: { cards: ['뷰', '창'] } })
      await refused(id, generic(id, { answers: [] }), 400, '정답이 설정되지 않았습니다.')
      await refused(id, generic(id, { answers: ['뷰', '창'] }), 400, '정답이 설정되지 않았습니다.')
    })
  })

  describe('games', () => {
    const solved: [string, Event, object, object][] = [
      ['quizChoice', { answers: ['2'] }, { answers: ['2'] }, { eventAnswer: '2' }],
      ['quizChoice by data01', {}, { data01: '1' }, { data01: '1' }],
      ['newQuiz', { answers: ['2', '1', '4'] }, { answers: ['2', '1', '4'] }, { eventAnswer: '2,1,4' }],
      ['stillCut', { answers: ['3', '4', '1', '2'] }, { answers: ['3', '4', '1', '2'] }, { applyType: 'stillCut' }],
      ['wordCardQuiz', { answers: ['뷰', '창'] }, { answers: ['뷰', '창'] }, { eventAnswer: '뷰,창' }],
      ['videoQuiz', { answers: ['단열', '소음'] }, { answers: ['단 열', '소음'] }, {}],
      ['videoQuiz by data01', { answers: ['3', '5'] }, { data01: '3,5' }, { data01: '3,5' }],
    ]
    test.each(solved)('%s: right applies (Q-076)', async (name, event, sent, row) => {
      const id = await open({ eventType: name.split(' ')[0]!, ...event })
      expect(await generic(id, sent)).toMatchObject(OK)
      expect(await entriesIn(id)).toMatchObject([row])
    })

    test('CX-18, Q-072: the other name of the generic call is the same call', async () => {
      const id = await open({ eventType: 'quizChoice' })
      const other = (answers: string[]) => post('/eventSvcApi/svcEntryGenericApply', { eventId: id, answers })
      await refused(id, other(['2']), 400, '정답이 아닙니다. 힌트를 확인하고 다시 선택해 주세요.')
      expect(await other(['1'])).toMatchObject(OK)
      await refused(id, generic(id, { answers: ['1'] }), 409, '이미 참여하신 이벤트입니다.')
    })

    test('an answer that was left empty keeps its place, as JSON and as a form', async () => {
      const id = await open({
        eventType: 'videoQuiz',
        answers: ['', '5'],
        game: {
          fields: [
            { label: '가', kind: 'text' },
            { label: '나', kind: 'text' },
          ],
        },
      })
      await refused(id, generic(id, { answers: ['5', ''] }), 400, '정답이 아닙니다. 힌트를 확인하고 다시 도전해 주세요.')
      const form = new URLSearchParams([
        ['eventId', id],
        ['answers', ''],
        ['answers', '5'],
      ])
      const { status } = await app.post('/svc/eventSvcApi/svcEntryContentShareApply', form, { as: member(), now: NOW })
      expect(status).toBe(200)
    })

    test('E-RES-500: an entry that says nothing', async () => {
      const id = await open()
      await refused(id, generic(id, { data01: '  ' }), 400, '필수 항목을 선택하거나 입력해 주세요.')
      expect((await generic(id, {})).result).toBe('500')
      expect(await generic(id, { data01: '내용' })).toMatchObject(OK)
    })

    test('V-VOTE-1, V-VOTE-4: a vote has a case of the event and a reason', async () => {
      const picture = { src: '/a.webp', alt: '' }
      const cases = [1, 2].map((no) => ({ no, title: `${no}`, href: '/styling/house', picture }))
      const id = await open({ eventType: 'constructionCase', game: { cases } })
      const vote = (data01: string) => generic(id, { eventType: 'constructionCase', applyType: 'constructionCase', data01 })
      for (const data01 of ['', '[2]', '[2]   ', '채광이 좋아요']) {
        await refused(id, vote(data01), 400, '투표 이유를 입력해 주세요.')
        expect((await vote(data01)).result).toBe('500')
      }
      await refused(id, vote('[7] 채광이 좋아요'), 400, '시공 사례를 먼저 확인한 후 선택해 주세요.')
      expect(await vote('[2] 채광이 좋아요')).toMatchObject(OK)
      expect(await entriesIn(id)).toMatchObject([{ data01: '[2] 채광이 좋아요' }])
    })

    test('V-TVQ-3 to V-TVQ-5: the survey and the comment of a TV quiz', async () => {
      const survey = { planQuestion: '계획', productQuestion: '제품', products: [{ value: 'window', label: '창호' }] }
      const answers = ['ㅂ', 'ㅇ', 'ㅈ', 'ㅊ']
      const id = await open({ eventType: 'tvc3', game: { survey, commentMin: 10 }, answers })
      const send = (plan: string, category: string[], comment: string) =>
        generic(id, { answers, data01: 'ㅂㅇㅈㅊ', data02: JSON.stringify({ plan, category }), data03: comment })
      const ok = '거실 창호를 바꾸고 싶어요'
      await refused(id, send('', ['window'], ok), 400, '리모델링 계획 여부를 선택해 주세요.')
      await refused(id, send('Y', [], ok), 400, '관심 제품을 1개 이상 선택해 주세요.')
      await refused(id, send('Y', ['window'], '아홉글자입니다요.'), 400, '댓글을 10자 이상 입력해 주세요.')
      await refused(id, send('Y', ['window'], ''), 400, '댓글을 입력해 주세요.')
      expect((await send('Y', ['window'], ' ')).result).toBe('500')
      await refused(id, generic(id, { answers, data02: '{"plan":', data03: ok }), 400, '리모델링 계획 여부를 선택해 주세요.')
      expect(await send('N', [], ok)).toMatchObject(OK)
      expect(await entriesIn(id)).toMatchObject([{ data02: '{"plan":"N","category":[]}', data03: ok }])
    })

    test('V-FW-1: whatever is written in an entry holds no forbidden word; what solves a game may be any letters', async () => {
      await app.open.db
        .insert(forbiddenWords)
        .values(['금칙어', 'ㅂㅇ'].map((word) => ({ siteId: 'site', word })))
        .onConflictDoNothing()
      const settle = await bumpTagNumbers(app.open.db, ['forbidden-words'])
      settle()
      const sentence = '금칙어가 포함되어 있습니다.'
      const picture = { src: '/a.webp', alt: '' }
      const vote = await open({ eventType: 'constructionCase', game: { cases: [{ no: 1, title: '1', href: '/styling/house', picture }] } })
      await refused(vote, generic(vote, { data01: '[1] 금 칙 어 때문에' }), 400, sentence)
      const answers = ['ㅂ', 'ㅇ', 'ㅈ', 'ㅊ']
      const survey = { planQuestion: '계획', productQuestion: '제품', products: [{ value: 'window', label: '창호' }] }
      const quiz = await open({ eventType: 'tvc3', game: { survey, commentMin: 10 }, answers })
      const send = (data03: string) => generic(quiz, { answers, data01: 'ㅂㅇㅈㅊ', data02: '{"plan":"N","category":[]}', data03 })
      await refused(quiz, send('거실 창호가 금칙어입니다'), 400, sentence)
      expect(await send('거실 창호를 바꾸고 싶어요')).toMatchObject(OK)
      const story = await open()
      const told = app.post(
        '/svc/eventSvcApi/svcEntryTrendyHomeApply',
        { eventId: story, data: '우리 집은 금.칙.어' },
        { as: member(), now: NOW },
      )
      expect((await told).data).toMatchObject({ result: '400', resultMessage: sentence })
      expect(await entriesIn(story)).toEqual([])
    })

    test('V-VQ-5, E-RES-501: an address that was told is needed, of the web, and never another’s', async () => {
      const id = await open({ eventType: 'videoQuiz', game: { shareUrl: true }, answers: ['3'] })
      const send = (data03: string, no = 1) => generic(id, { answers: ['3'], data03 }, { as: member(no) })
      await refused(id, send(''), 400, '공유한 URL을 입력해 주세요.')
      expect((await send('')).result).toBe('500')
      await refused(id, send('ftp://blog.example.com/1'), 400, '올바른 URL 형식이 아닙니다.')
      await refused(id, send('javascript:alert(1)'), 400, '올바른 URL 형식이 아닙니다.')
      expect(await send('https://blog.example.com/1')).toMatchObject(OK)
      await refused(id, send('https://www.blog.example.com/1/?utm_source=x', 2), 409, '이미 등록된 URL입니다.')
      expect((await send('http://blog.example.com/1#top', 2)).result).toBe('501')
      const both = await Promise.all([send('https://blog.example.com/2', 2), send('https://blog.example.com/2', 3)])
      expect(both.map(({ result }) => result).sort()).toEqual(['200', '501'])
    })

    test('typed pages that ask for an address do so too', async () => {
      const id = await open({ pageType: 'contentShare' })
      await refused(id, generic(id, { eventType: 'contentShare', data01: '글' }), 400, '공유한 URL을 입력해 주세요.')
      expect(await generic(id, { eventType: 'contentShare', data03: 'https://blog.example.com/1' })).toMatchObject(OK)
    })
  })

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
      expect((await tried({ preview: { role: 'mng' } }, ['2', '1'])).data.item).toEqual({ correctYn: 'Y', wrong: [] })
      expect((await tried(member(), ['2', '1'])).status).toBe(403)
      expect(await stored(id)).toBe(0)
    })
  })

  describe('storing several rows', () => {
    let id: string
    beforeEach(async () => void (id = await open({ eventType: 'videoQuiz', game: { shareUrl: true }, answers: ['3'], places: 1 })))

    test('an entry that finds no place leaves no address behind', async () => {
      const send = (no: number) => generic(id, { answers: ['3'], data03: `https://blog.example.com/${no}` }, { as: member(no) })
      const all = await Promise.all([1, 2, 3, 4, 5, 6].map(send))
      expect(all.filter(({ status }) => status === 200)).toHaveLength(1)
      const urls = await app.open.db
        .select()
        .from(eventUrls)
        .where(and(eq(eventUrls.siteId, 'site'), eq(eventUrls.eventSeq, Number(id))))
      expect(urls).toHaveLength(1)
      expect(await stored(id)).toBe(1)
    })
  })
})
