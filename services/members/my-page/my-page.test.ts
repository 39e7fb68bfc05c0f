import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { staff } from '@/services/db/tables/auth'
import { throttles } from '@/services/db/tables/base'
import { newTour } from '@/schemas/rules/content/home-tour/tour-document'
import { alarms } from '@/services/db/tables/alarms'
import { homeTours, interiorCases, interiorReplies } from '@/services/db/tables/content'
import { eventDraws } from '@/services/db/tables/draws'
import { eventEntries, eventReplies, eventReviews, events, winners } from '@/services/db/tables/events'
import { levelResults, levels, scraps } from '@/services/db/tables/members'
import { areas } from '@/services/areas'
import { registerAreas } from '@/services/kit/area-parts'
import { addCases, addEvents, addMembers } from '@/tests/support/parent-rows'
import { openTestApp, PEOPLE, type TestApp } from '@/tests/support/test-app'
import { ONE_DATABASE } from '@/tests/support/test-database'

const NOW = new Date('2026-06-15T03:00:00Z')
const hours = (count: number) => new Date(NOW.getTime() + count * 3_600_000)
const OTHER = { user: { ...PEOPLE.member.user, memberNo: '8' } }
const siteId = 'site'
let app: TestApp

const get = (name: string, as: object = PEOPLE.member) => app.get(`/svc/myPageSvcApi/${name}`, { as, now: NOW })
const post = (name: string, body: object, as: object = PEOPLE.member) => app.post(`/svc/myPageSvcApi/${name}`, body, { as, now: NOW })
const seqs = async (name: string) => (await get(name)).data.items.map(({ KIND, SEQ }) => `${String(KIND)} ${String(SEQ)}`)

describe.each(ONE_DATABASE)('on %s', (kind) => {
  beforeAll(async () => {
    app = await openTestApp(kind)
    const { db } = app.open
    await addMembers(db, '7', '8')
    await addCases(db, 1, 2)
    await addEvents(db, 5, 6)
    await db
      .update(events)
      .set({ openStrDate: hours(-1), openEndDate: hours(1) })
      .where(eq(events.eventSeq, 6))
  })
  afterAll(() => app.drop())
  beforeEach(async () => {
    const { db } = app.open
    for (const table of [
      interiorReplies,
      eventReplies,
      eventDraws,
      winners,
      eventEntries,
      eventReviews,
      homeTours,
      alarms,
      levelResults,
      scraps,
      throttles,
    ])
      await db.delete(table)
    await db.update(interiorCases).set({ publishedYn: 'Y' })
    const mine = { siteId, memberNo: '7', shownName: '홍*동' }
    await db.insert(interiorReplies).values([
      { ...mine, replySeq: 1, caseSeq: 1, contents: '첫 댓글', postedAt: hours(-5) },
      { ...mine, replySeq: 2, caseSeq: 2, contents: '둘째 댓글', postedAt: hours(-3) },
      { ...mine, replySeq: 3, caseSeq: 1, contents: '지운 댓글', postedAt: hours(-2), deletedAt: hours(-1) },
      { ...mine, replySeq: 4, caseSeq: 1, memberNo: '8', contents: '남의 댓글', postedAt: hours(-1) },
    ])
    await db.insert(eventReplies).values([
      { ...mine, replySeq: 1, eventSeq: 5, contents: '이벤트 글', postedAt: hours(-4) },
      { ...mine, replySeq: 4, memberNo: '8', eventSeq: 5, contents: '남의 글', postedAt: hours(-4) },
    ])
    await db.insert(eventEntries).values([
      { siteId, memberNo: '7', entrySeq: 11, eventSeq: 5, slot: 'once', appliedAt: hours(-9) },
      { siteId, memberNo: '7', entrySeq: 12, eventSeq: 6, slot: 'once', appliedAt: hours(-1) },
      { siteId, memberNo: '7', entrySeq: 13, eventSeq: 6, kind: 'share', slot: 'share', appliedAt: hours(-1) },
      { siteId, memberNo: '8', entrySeq: 14, eventSeq: 6, slot: 'once', appliedAt: hours(-1) },
    ])
    await db.insert(eventReviews).values([
      { ...mine, reviewSeq: 21, eventSeq: 5, urls: ['https://blog.example.com/1', '/media/a.webp', '/media/b.webp'], postedAt: hours(-6) },
      { ...mine, reviewSeq: 22, memberNo: '8', eventSeq: 5, urls: ['https://blog.example.com/2'], postedAt: hours(-6) },
    ])
  })

  test('comments of every kind stand in one list, the newest first, by page, with what they are about', async () => {
    const { data } = await get('svcMyPageReplyList')
    expect(data.totalCount).toBe(3)
    expect(data.items).toMatchObject([
      {
        KIND: 'case-reply',
        SEQ: 2,
        CONTENTS: '둘째 댓글',
        TITLE: '시공사례',
        PATH: '/styling/house/detail/2?reply=2#reply-2',
        goneYn: 'N',
      },
      { KIND: 'event-reply', SEQ: 1, KIND_NAME: '이벤트 글', TITLE: '지난 이벤트', PATH: '/zin/event/event/5' },
      { KIND: 'case-reply', SEQ: 1, restorableYn: 'N' },
    ])
    expect(await seqs('svcMyPageReplyList?size=2&page=2')).toEqual(['case-reply 1'])
    expect((await get('svcMyPageTotalWriteReply')).data.item).toEqual({ writeCnt: 0, replyCnt: 3, eventCnt: 3 })
    expect((await get('svcMyPageWriteList')).data).toMatchObject({ items: [], totalCount: 0 })
    expect((await get('svcMyPageReplyList', PEOPLE.visitor)).status).toBe(401)
  })

  test('a comment about what is gone is still there, and says so', async () => {
    await app.open.db.update(interiorCases).set({ publishedYn: 'N' }).where(eq(interiorCases.seq, 2))
    expect((await get('svcMyPageReplyList')).data.items[0]).toMatchObject({
      SEQ: 2,
      CONTENTS: '둘째 댓글',
      goneYn: 'Y',
      PATH: '',
      TITLE: '',
    })
  })

  test('P-MEM-2: own comments are removed by kind; another’s and a missing one are refused alike, and nothing is deleted', async () => {
    const refusals = await Promise.all([
      post('svcMyPageReplyDel', { replySeq: 4 }),
      post('svcMyPageReplyDel', { replySeq: 4, kind: 'event-reply' }),
      post('svcMyPageReplyDel', { replySeq: 999 }),
      post('svcMyPageReplyDel', { replySeq: 1, kind: 'nothing' }),
      post('svcMyPageActivityDel', { type: 'comment', seq: 4, kind: 'case-reply' }),
    ])
    expect(new Set(refusals.map(({ status, data }) => `${status} ${data.resultMessage}`))).toEqual(
      new Set(['404 이미 삭제되었거나 찾을 수 없는 글입니다.']),
    )
    expect(await app.open.db.$count(interiorReplies, eq(interiorReplies.memberNo, '8'))).toBe(1)
    expect((await post('svcMyPageReplyDel', { replySeq: 1, kind: 'event-reply' })).status).toBe(200)
    expect(await seqs('svcMyPageReplyList')).toEqual(['case-reply 2', 'case-reply 1'])
    expect((await post('svcMyPageReplyDel', { replySeq: 1 })).status).toBe(200)
    expect((await post('svcMyPageReplyDel', { replySeq: 1 })).status).toBe(404)
    expect(await seqs('svcMyPageReplyList')).toEqual(['case-reply 2'])
    expect((await post('svcMyPageReplyDel', { replySeq: 2 }, PEOPLE.visitor)).status).toBe(401)
  })

  test('events: entries with their state, reviews with what was sent', async () => {
    const { db } = app.open
    expect((await get('svcMyPageEventList')).data.items).toMatchObject([
      { KIND: 'event-entry', SEQ: 12, STATE: '진행 중', restorableYn: 'Y' },
      { KIND: 'event-review', SEQ: 21, CONTENTS: 'https://blog.example.com/1\n사진 2장', STATE: '' },
      { KIND: 'event-entry', SEQ: 11, STATE: '종료' },
    ])
    await db.insert(staff).values({ id: 'drawer', loginId: 'drawer', name: '추첨', role: 'mng', passwordHash: '-' }).onConflictDoNothing()
    await db.insert(winners).values({ siteId, winnerSeq: 3, eventSeq: 5, subject: '발표', contents: '', postedAt: NOW })
    const draw = { siteId, eventSeq: 5, poolSize: 2, staffId: 'drawer' }
    await db.insert(eventDraws).values({ ...draw, drawSeq: 1, winners: [11] })
    expect((await get('svcMyPageEventList')).data.items[2]).toMatchObject({ SEQ: 11, STATE: '종료' })
    await db.update(eventDraws).set({ winnerSeq: 3 })
    expect((await get('svcMyPageEventList')).data.items[2]).toMatchObject({ SEQ: 11, STATE: '당첨' })
    await db.update(eventDraws).set({ winners: [99] })
    expect((await get('svcMyPageEventList')).data.items[2]).toMatchObject({ SEQ: 11, STATE: '발표 완료' })
  })

  test('an entry leaves the list and still takes part; it can be put back; a review is removed', async () => {
    const entry = { type: 'event', seq: 11, kind: 'event-entry' }
    expect((await post('svcMyPageActivityDel', entry, OTHER)).status).toBe(404)
    expect((await post('svcMyPageActivityDel', entry)).status).toBe(200)
    expect((await post('svcMyPageActivityDel', entry)).status).toBe(404)
    expect(await seqs('svcMyPageEventList')).toEqual(['event-entry 12', 'event-review 21'])
    expect(await app.open.db.$count(eventEntries)).toBe(4)
    expect((await post('svcMyPageActivityRestore', entry, OTHER)).status).toBe(404)
    expect((await post('svcMyPageActivityRestore', entry)).status).toBe(200)
    expect(await seqs('svcMyPageEventList')).toEqual(['event-entry 12', 'event-review 21', 'event-entry 11'])
    const review = { type: 'event', seq: 21, kind: 'event-review' }
    expect((await post('svcMyPageActivityDel', { ...review, seq: 22 })).status).toBe(404)
    expect((await post('svcMyPageActivityDel', review)).status).toBe(200)
    expect((await post('svcMyPageActivityRestore', review)).status).toBe(404)
    expect(await seqs('svcMyPageEventList')).toEqual(['event-entry 12', 'event-entry 11'])
    expect((await post('svcMyPageActivityDel', { type: 'nothing', seq: 1 })).status).toBe(400)
  })

  test('the summary counts each page of My Page and names the next step of a new member', async () => {
    const lines = async (as: object) => (await get('svcMyPageSummary', as)).data
    const { items, item } = await lines(PEOPLE.member)
    expect(items.map(({ id, count }) => [id, count])).toEqual([
      ['scraps', 0],
      ['writing', 0],
      ['comment', 3],
      ['event', 3],
      ['alarms', 0],
      ['level', 0],
    ])
    expect(item['next']).toMatchObject({ path: '/styling/expert-style' })
    const { db } = app.open
    await db.insert(scraps).values({ siteId, memberNo: '7', type: 'house', targetId: '1', scrappedAt: NOW })
    const after = await lines(PEOPLE.member)
    expect(after.items[0]).toEqual({ id: 'scraps', words: '스크랩', count: 1, value: '', path: '/mypage/scrap' })
    expect(after.item['next']).toMatchObject({ path: '/mypage/level-test' })
    await db.insert(levels).values({ code: 'L1', siteId, name: '취향 수집가', image: '', imageAlt: '', minPoints: 0 })
    await db.insert(levelResults).values({ memberNo: '7', siteId, level: 'L1', points: 3, answers: [], takenAt: NOW })
    const tested = await lines(PEOPLE.member)
    expect([tested.items.at(-1), tested.item['next']]).toMatchObject([{ value: '취향 수집가', path: '/mypage/level-test/result' }, null])
  })

  test('the next step: what was begun, before it what is unread; another member’s count for nothing', async () => {
    const { db } = app.open
    const next = async () => (await get('svcMyPageSummary')).data.item['next']
    await db.insert(homeTours).values([
      { seq: 1_000_001, siteId, memberNo: '7', title: ' 우리 집 ', document: newTour() },
      { seq: 1_000_002, siteId, memberNo: '8', title: '남의 집', document: newTour() },
    ])
    expect(await next()).toMatchObject({ words: '온라인 집들이 ‘우리 집’, 이어서 쓰실 수 있습니다.', path: '/styling/myhome/edit/1000001' })
    expect((await get('svcMyPageWriteList')).data.items).toMatchObject([
      { KIND: 'home-tour', SEQ: 1_000_001, TITLE: '우리 집', STATE: '작성 중', PATH: '/styling/myhome/edit/1000001', goneYn: 'N' },
    ])
    const told = { siteId, kind: 'reply' as const, title: '답글', link: '/', raisedAt: NOW }
    await db.insert(alarms).values([
      { ...told, memberNo: '7', key: 'a' },
      { ...told, memberNo: '7', key: 'b', readAt: NOW },
      { ...told, memberNo: '8', key: 'a' },
    ])
    expect(await next()).toMatchObject({ words: '읽지 않은 알림이 1개 있습니다.', path: '/mypage/alarm' })
    expect((await post('svcMyPageActivityDel', { type: 'writing', seq: 1_000_002 })).status).toBe(404)
    expect((await post('svcMyPageActivityDel', { type: 'writing', seq: 1_000_001 })).status).toBe(200)
    expect(await db.$count(homeTours)).toBe(1)
  })

  test('a part that fails is left out of the summary', async () => {
    registerAreas([...areas, { myPage: [() => Promise.reject(new Error('not there'))] }])
    expect((await get('svcMyPageSummary')).data.items).toHaveLength(6)
    registerAreas(areas)
  })
})
