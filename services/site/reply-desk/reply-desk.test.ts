import { and, eq, like } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { audits } from '@/services/db/tables/base'
import { interiorReplies, stylingContents } from '@/services/db/tables/content'
import { eventReplies } from '@/services/db/tables/events'
import { replyReports } from '@/services/db/tables/replies'
import { clearAudits } from '@/tests/support/clear-audits'
import { addCases, addEvents, addMembers } from '@/tests/support/parent-rows'
import { openTestApp, PEOPLE, type TestApp } from '@/tests/support/test-app'
import { ONE_DATABASE } from '@/tests/support/test-database'

const START = Date.now()
const at = (minutes: number) => new Date(START + minutes * 60_000)
const reply = { siteId: 'site', memberNo: '8', shownName: '김*늘' }
const reporter = (memberNo: string) => ({ user: { ...PEOPLE.member.user, memberNo } })

describe.each(ONE_DATABASE)('on %s', (kind) => {
  let app: TestApp
  beforeAll(async () => {
    app = await openTestApp(kind)
    await addMembers(app.open.db, '5', '7', '8')
    await addCases(app.open.db, 1)
    await addEvents(app.open.db, 77)
    await app.open.db.insert(stylingContents).values({
      siteId: 'site',
      kind: 'life-book',
      seq: '3',
      name: '3',
      title: '마루 이야기',
      hImg: '/a.webp',
      hImgAlt: '',
      postedAt: at(0),
    })
  })
  afterAll(() => app.drop())
  beforeEach(async () => {
    const { db } = app.open
    for (const table of [replyReports, interiorReplies, eventReplies]) await db.delete(table)
    await clearAudits(db)
    await db.insert(interiorReplies).values([
      { ...reply, replySeq: 1, caseSeq: 1, contents: '광고입니다', postedAt: at(1) },
      { ...reply, replySeq: 2, caseSeq: 1, parentSeq: 1, memberNo: '5', contents: '답글', postedAt: at(2) },
      { ...reply, replySeq: 3, contentKind: 'life-book', contentSeq: '3', contents: '매거진 댓글', postedAt: at(3) },
      { ...reply, replySeq: 4, caseSeq: 1, contents: '신고 없는 댓글', postedAt: at(4) },
    ])
    await db.insert(eventReplies).values({ ...reply, replySeq: 1, eventSeq: 77, contents: '이벤트 글', postedAt: at(5) })
  })

  const report = (what: 'interior' | 'event', replySeq: number, minutes: number, memberNo = '7', reason = '광고나 홍보') =>
    app.post(
      what === 'event' ? '/svc/eventSvcApi/svcReplyReport' : '/svc/reportReplySvcApi/reportReply',
      { replySeq, reason },
      { as: reporter(memberNo), now: at(minutes) },
    )
  const browse = async (query = '') => (await app.get(`/adm/reply/browse?${query}`, { as: PEOPLE.admin })).data
  const idsOf = async (query = '') => (await browse(query)).items.map(({ of, replySeq }) => `${String(of)} ${String(replySeq)}`)
  const decide = (decision: string, minutes: number, of = 'interior', replySeq = 1, reason = '광고로 판단했습니다.') =>
    app.post('/adm/reply/decide', { of, replySeq, decision, reason }, { as: PEOPLE.admin, now: at(minutes) })
  const undo = () => app.post('/adm/reply/undo', { of: 'interior', replySeq: 1 }, { as: PEOPLE.admin, now: at(25) })
  const shown = async () => (await app.get('/svc/interiorSvcApi/replyList?seq=1')).data

  test('reports of cases, the magazine and events stand in one list, the latest first, with their reasons', async () => {
    await report('interior', 1, 10)
    await report('interior', 1, 11, '5', '같은 글이 거듭됩니다.')
    await report('interior', 3, 12)
    await report('event', 1, 13)
    const { items, totalCount, item } = await browse()
    expect([totalCount, item['counts']]).toEqual([3, { all: 3, waiting: 3, hidden: 0, left: 0 }])
    expect(items).toMatchObject([
      { of: 'event', place: 'event', title: '지난 이벤트', path: '/ice_builder/events/77', reportCnt: 1 },
      { of: 'interior', place: 'content', title: '마루 이야기', path: '/styling/life-book/detail/3', reasons: ['광고나 홍보'] },
      {
        place: 'case',
        contents: '광고입니다',
        author: '김*늘',
        path: '/styling/house/detail/1',
        state: 'waiting',
        reportCnt: 2,
        reasons: ['같은 글이 거듭됩니다.', '광고나 홍보'],
        reportedAt: at(11).toISOString(),
      },
    ])
    expect(await idsOf('place=content')).toEqual(['interior 3'])
    expect(await idsOf('search=광고')).toEqual(['interior 1'])
    expect(await idsOf('direction=asc&size=2&page=2')).toEqual(['event 1'])
    // Who reported is nobody's business but the law's.
    expect(JSON.stringify(items)).not.toContain('memberNo')
  })

  test('a hidden reply says so to visitors, takes its words out of the answer, and its answers stay; undone, it is there again', async () => {
    await report('interior', 1, 10)
    expect((await decide('hide', 20)).status).toBe(200)
    expect((await shown()).items.slice(1)).toMatchObject([
      { REPLY_SEQ: 1, CONTENTS: '', MEMBER_NAME: '', hiddenYn: 'Y', ANSWER_CNT: 1 },
      { REPLY_SEQ: 2, CONTENTS: '답글' },
    ])
    expect(JSON.stringify(await shown())).not.toContain('광고입니다')
    expect(await idsOf('state=hidden')).toEqual(['interior 1'])
    expect((await browse()).items[0]).toMatchObject({ state: 'hidden', reviewReason: '광고로 판단했습니다.' })
    // Nobody answers or reports what is hidden.
    const answer = { seq: 1, parentSeq: 1, contents: '답' }
    expect((await app.post('/svc/interiorSvcApi/saveReply', answer, { as: reporter('5') })).status).toBe(404)
    expect((await report('interior', 1, 21, '5')).status).toBe(404)
    expect((await undo()).status).toBe(200)
    expect((await shown()).items[1]).toMatchObject({ CONTENTS: '광고입니다', hiddenYn: 'N' })
    expect(await idsOf('state=waiting')).toEqual(['interior 1'])
  })

  test('what was left leaves the queue until it is reported again', async () => {
    await report('event', 1, 10)
    expect((await decide('leave', 20, 'event')).status).toBe(200)
    expect((await browse()).item['counts']).toEqual({ all: 1, waiting: 0, hidden: 0, left: 1 })
    await report('event', 1, 30, '5')
    expect(await idsOf('state=waiting')).toEqual(['event 1'])
    await decide('hide', 40, 'event')
    const list = await app.get('/svc/eventSvcApi/svcReplyList?eventSeq=77')
    expect(list.data.items[0]).toMatchObject({ CONTENTS: '', MEMBER_NAME: '', hiddenYn: 'Y' })
  })

  test('several are decided at once; what is so already or gone stays, and is named', async () => {
    await report('interior', 1, 10)
    await report('interior', 3, 11)
    await report('event', 1, 12)
    await decide('hide', 20, 'event')
    const several = async (decision: string, replies: object[], as = PEOPLE.admin as object) =>
      app.post('/adm/reply/decideSeveral', { replies, decision, reason: '광고로 판단했습니다.' }, { as, now: at(30) })
    const all = [
      { of: 'interior', replySeq: 1 },
      { of: 'event', replySeq: 1 },
      { of: 'interior', replySeq: 3 },
      // Named twice, and never reported.
      { of: 'interior', replySeq: 3 },
      { of: 'interior', replySeq: 4 },
    ]
    expect((await several('hide', all)).data.item).toEqual({
      changed: 2,
      left: [
        { id: 'event 1', words: '이미 숨긴 댓글입니다.' },
        { id: 'interior 4', words: '신고된 댓글을 찾을 수 없습니다. 쓴 사람이 지웠을 수 있습니다.' },
      ],
    })
    expect((await browse()).item['counts']).toEqual({ all: 3, waiting: 0, hidden: 3, left: 0 })
    expect((await several('undo', all.slice(0, 3))).data.item).toEqual({ changed: 3, left: [] })
    expect((await browse()).item['counts']).toMatchObject({ waiting: 3 })
    // A line of the audit log each.
    expect(await app.open.db.$count(audits, eq(audits.action, 'reply.hide'))).toBe(3)
    expect((await several('hide', [])).status).toBe(400)
    expect((await several('hide', all, PEOPLE.manager)).status).toBe(403)
    const many = Array.from({ length: 201 }, (_, i) => ({ of: 'event', replySeq: i + 1 }))
    expect((await several('hide', many)).status).toBe(400)
  })

  test('every decision is in the audit in words, with its reason; an unreported or removed reply takes none', async () => {
    await report('interior', 1, 10)
    await decide('hide', 20)
    await undo()
    await decide('leave', 30, 'interior', 1, '규칙에 어긋나지 않습니다.')
    const { data } = await app.get('/adm/audit/browse?search=댓글&direction=asc', { as: PEOPLE.admin })
    expect(data.items.slice(1).map(({ action, target, details }) => [action, target, details])).toMatchObject([
      [{ words: '신고된 댓글 숨기기' }, { words: '사례와 글의 댓글 1' }, [{ words: '사유', value: '광고로 판단했습니다.' }]],
      [{ words: '신고된 댓글의 판단 되돌리기' }, {}, []],
      [{ words: '신고된 댓글 그대로 두기' }, {}, [{ value: '규칙에 어긋나지 않습니다.' }]],
    ])
    expect((await decide('hide', 40, 'interior', 4)).status).toBe(404)
    expect((await decide('hide', 40, 'interior', 1, '짧음')).status).toBe(400)
    await app.open.db
      .update(interiorReplies)
      .set({ deletedAt: at(50) })
      .where(eq(interiorReplies.replySeq, 1))
    expect([(await decide('hide', 60)).status, (await browse()).totalCount]).toEqual([404, 0])
    expect(await app.open.db.$count(audits, and(like(audits.action, 'reply.%')))).toBe(3)
  })

  test('the console’s first screen counts what waits, for roles that see it', async () => {
    const waits = async (as: object) =>
      ((await app.get('/adm/console/home', { as })).data.item['queues'] as { id: string; count: number }[]).find(
        ({ id }) => id === 'replies-reported',
      )
    expect(await waits(PEOPLE.admin)).toBeUndefined()
    await report('interior', 1, 10)
    await report('event', 1, 11)
    expect(await waits(PEOPLE.admin)).toMatchObject({ count: 2, path: '/ice_builder/replies?state=waiting' })
  })
})
