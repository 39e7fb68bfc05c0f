import { and, eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { eventPlaces, events, eventUrls } from '@/services/db/tables/events'
import { BOTH_DATABASES } from '@/tests/support/test-database'
import { NOW, member, app, open, apply, again, generic, stored, entriesIn, refused, OK, openEntries } from './apply-for-tests'

describe.each(BOTH_DATABASES)('on %s', (kind) => {
  openEntries(kind)

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
      await refused(id, again(id, {}, at('2026-06-02T23:00:00+09:00')), 409, today)
      const soon = '이미 참여하셨습니다. 오늘 오전 9시부터 다시 참여해 주세요.'
      await refused(id, again(id, {}, at('2026-06-03T08:59:00+09:00')), 409, soon)
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
