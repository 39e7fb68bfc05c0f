import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { audits } from '@/services/db/tables/base'
import { eventReplies, events } from '@/services/db/tables/events'
import { forbiddenWords } from '@/services/db/tables/site'
import { openTestApp, PEOPLE, type TestApp } from '@/tests/support/test-app'
import { addMembers } from '@/tests/support/parent-rows'
import { ONE_DATABASE } from '@/tests/support/test-database'

const other = { user: { ...PEOPLE.member.user, memberNo: '8', memberName: '김솔' } }

describe.each(ONE_DATABASE)('on %s', (kind) => {
  let app: TestApp
  const start = Date.now()
  const at = (minutes: number) => new Date(start + minutes * 60_000)
  beforeAll(async () => {
    app = await openTestApp(kind)
    await addMembers(app.open.db, '7', '8')
    const event = { siteId: 'site', eventType: 'default', imgBannerPc: '/a.webp', imgBannerMo: '/a.webp', imgBannerAlt: '' }
    await app.open.db.insert(events).values([
      { ...event, eventSeq: 1, eventName: '열린 이벤트', openStrDate: at(-60), openEndDate: at(60) },
      { ...event, eventSeq: 2, eventName: '끝난 이벤트', openStrDate: at(-60), openEndDate: at(-30) },
    ])
    await app.open.db.insert(forbiddenWords).values({ siteId: 'site', word: '금칙어' })
    await app.open.db.insert(eventReplies).values([
      ...Array.from({ length: 12 }, (_, i) => ({
        replySeq: i + 1,
        siteId: 'site',
        eventSeq: 1,
        memberNo: '8',
        shownName: '김*',
        contents: `글 ${i + 1}`,
        postedAt: at(i - 100),
      })),
      {
        replySeq: 50,
        siteId: 'site',
        eventSeq: 1,
        memberNo: '8',
        shownName: '김*',
        contents: '지운 글',
        deletedAt: at(-1),
        postedAt: at(-1),
      },
      { replySeq: 51, siteId: 'other', eventSeq: 1, memberNo: '8', shownName: '김*', contents: '다른 사이트', postedAt: at(-1) },
    ])
  })
  afterAll(() => app.drop())
  const list = async (query = '') => (await app.get(`/svc/eventSvcApi/svcReplyList?eventSeq=1${query}`)).data
  const post = (verb: string, body: object, as: object = PEOPLE.member) => app.post(`/svc/eventSvcApi/svcReply${verb}`, body, { as })
  const save = (contents: string, eventId: string | number = '1') => post('Save', { eventId, contents })

  test('the newest replies come first, a page at a time; names are masked, and deleted ones are absent', async () => {
    const { items, totalCount } = await list()
    expect(totalCount).toBe(12)
    expect(items.map(({ REPLY_SEQ }) => REPLY_SEQ)).toEqual([12, 11, 10, 9, 8, 7, 6, 5, 4, 3])
    expect(items[0]).toEqual({
      REPLY_SEQ: 12,
      CONTENTS: '글 12',
      MEMBER_NAME: '김*',
      REG_DT: at(-89).toISOString(),
      REPORT_CNT: 0,
      hiddenYn: 'N',
    })
    expect((await list('&page=2')).items).toHaveLength(2)
    expect((await list('&page=-1&size=1e9')).items).toHaveLength(10)
  })

  test('a member writes while the event is open (V-EVT-1), a visitor never', async () => {
    expect((await post('Save', { eventId: '1', contents: '좋은 집이네요' }, PEOPLE.visitor)).status).toBe(401)
    expect((await save('늦었습니다', '2')).data).toMatchObject({ result: '409', resultMessage: '이벤트 기간이 아닙니다.' })
    expect((await save('없는 이벤트', '404')).status).toBe(404)
    expect((await save('   ')).status).toBe(400)
    const { status, data } = await save('  <b>좋은</b> 집이네요  ')
    expect(status).toBe(200)
    expect((await list()).items[0]).toMatchObject({
      REPLY_SEQ: data.item['REPLY_SEQ'],
      CONTENTS: '<b>좋은</b> 집이네요',
      MEMBER_NAME: '집꾸미기',
    })
  })

  test('V-FW-1, E-FW: a reply with a forbidden word is refused, any other is stored', async () => {
    expect((await save('금칙어예시')).data).toMatchObject({ result: '400', resultMessage: '금칙어가 포함되어 있습니다. 고칠 말: 금칙어' })
    expect((await save('좋은 집이네요')).status).toBe(200)
  })

  test("P-MEM-2: another member's reply cannot be deleted, the own one can", async () => {
    expect((await post('Delete', { replySeq: 3 })).data).toMatchObject({ result: '403', resultMessage: '내가 쓴 글만 삭제할 수 있습니다.' })
    expect((await list('&size=50')).items.map(({ REPLY_SEQ }) => REPLY_SEQ)).toContain(3)
    expect((await post('Delete', { replySeq: 3 }, other)).status).toBe(200)
    expect((await list('&size=50')).items.map(({ REPLY_SEQ }) => REPLY_SEQ)).not.toContain(3)
    expect((await post('Delete', { replySeq: 3 }, other)).status).toBe(404)
    // Nothing tells one that is not there from another member's.
    expect((await post('Delete', { replySeq: 51 }, other)).status).toBe(403)
    expect((await post('Delete', { replySeq: 999 }, other)).status).toBe(403)
  })

  test("P-MEM-2: a member's own replies are marked, and none for a visitor", async () => {
    const mine = (as: object) => app.get('/svc/eventSvcApi/svcMyReplyList?eventSeq=1', { as })
    expect((await mine(PEOPLE.visitor)).status).toBe(401)
    const { REPLY_SEQ } = (await save('내 글입니다')).data.item
    expect((await mine(PEOPLE.member)).data.items).toContainEqual({ REPLY_SEQ })
    expect((await mine(other)).data.items).not.toContainEqual({ REPLY_SEQ })
    expect((await mine(other)).data.items).toContainEqual({ REPLY_SEQ: 12 })
  })

  test('a reply is reported once by each member, never by its author; the reason is stored for staff', async () => {
    const report = (as: object = PEOPLE.member) => post('Report', { replySeq: 4, reason: '광고 글입니다.' }, as)
    expect((await report(other)).data['resultMessage']).toBe('내가 쓴 글은 신고할 수 없습니다.')
    const both = await Promise.all([report(), report()])
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
    expect((await report()).status).toBe(409)
    expect((await list('&size=50')).items.find(({ REPLY_SEQ }) => REPLY_SEQ === 4)).toMatchObject({ REPORT_CNT: 1 })
    const lines = await app.open.db.select().from(audits).where(eq(audits.target, 'event-reply:4'))
    expect(lines).toMatchObject([{ actor: 'member:7', action: 'event-reply.report', detail: { reason: '광고 글입니다.' } }])
    expect((await post('Report', { replySeq: 999, reason: '없음' })).status).toBe(404)
  })
})
