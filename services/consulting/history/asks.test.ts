import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { personIndexOf } from '@/services/db/person-index-of'
import { staffSessions } from '@/services/db/tables/auth'
import { consultationAsks, consultationFiles, consultationMessages, consultations } from '@/services/db/tables/consulting'
import { staffNews } from '@/services/db/tables/staff-news'
import { ownerOf } from '@/services/uploads/resumable-upload'
import { addMembers } from '@/tests/support/parent-rows'
import { openTestApp, PEOPLE, type TestApp } from '@/tests/support/test-app'
import { ONE_DATABASE } from '@/tests/support/test-database'

const siteId = 'site'
const NOW = new Date('2026-11-27T03:00:00Z')
const days = (count: number) => new Date(NOW.getTime() + count * 86_400_000)
const PERSON = { memberName: '홍길동', mobileNo: '01012345678' }
const AS = { ...PEOPLE.member, identified: PERSON }
const STRANGER = { identified: { memberName: '임꺽정', mobileNo: '01099990000' } }

describe.each(ONE_DATABASE)('on %s', (kind) => {
  let app: TestApp
  const ask = (body: object, { as = AS as object, now = NOW } = {}) =>
    app.post('/svc/consultingSvcApi/ask', { counselSeq: 1, kind: 'accept', ...body }, { as, now })
  const read = async (now = NOW) =>
    (await app.get('/svc/myPageSvcApi/svcMyPageMyCounselDetail?counselSeq=1', { as: AS, now })).data.item as Record<string, never>
  const settle = (body: object, as: object = PEOPLE.admin) =>
    app.post('/adm/consultation/settleAsk', { counselSeq: 1, answer: '확인했습니다.', ...body }, { as, now: NOW })
  const latest = async () => (await app.open.db.select().from(consultationAsks)).at(-1)!
  const news = async () => {
    const { item, items } = (await app.get('/svc/myPageSvcApi/svcMyPageNews', { as: AS, now: NOW })).data
    return [...(item['coming'] as typeof items), ...items]
  }

  beforeAll(async () => {
    app = await openTestApp(kind)
    await addMembers(app.open.db, '7')
    await app.open.db.update(staffSessions).set({ expiresAt: new Date(NOW.getTime() + 3_600_000) })
  })
  afterAll(() => app.drop())
  beforeEach(async () => {
    const { db } = app.open
    await db.delete(staffNews)
    await db.delete(consultations)
    await db.insert(consultations).values({
      ...{ counselSeq: 1, siteId, memberNo: '7', type: 'interior', stage: 'estimation', contents: '문의' },
      personIndex: personIndexOf(PERSON.memberName, PERSON.mobileNo),
      applicant: { name: '홍길동', phoneNo: '01012345678', address: '서울' },
      ...{ startDt: '2026-12-09', endDt: '2026-12-10', dueAt: days(1), createdAt: days(-10) },
    })
    await db.insert(consultationFiles).values({
      ...{ fileKey: 'quote', siteId, counselSeq: 1, file: 'consultation-q.pdf', name: '견적서.pdf', bytes: 9 },
      ...{ byStaff: true, stage: 'estimation', part: 'document', createdAt: days(-1) },
    })
  })

  test('a quote waits for its answer a week, on the page and on 내 소식; what is answered is heard by the shop', async () => {
    expect(await read()).toMatchObject({ askable: ['accept', 'decline', 'move', 'cancel'], quoteUntil: '2026-12-03T14:59:59.000Z' })
    expect((await news())[0]).toMatchObject({ words: '견적서가 왔습니다', tone: 'waits', answerBy: '2026-12-03T14:59:59.000Z' })
    expect((await ask({})).status).toBe(200)
    expect(await read()).toMatchObject({ askable: [], quoteUntil: '', asks: [{ kind: 'accept', state: 'waiting' }] })
    expect((await news())[0]).toMatchObject({ state: '견적대로 진행', tone: 'done', answerBy: null })
    const heard = await app.open.db.select().from(staffNews)
    expect(heard).toMatchObject([{ kind: 'consultationAsk', number: '1', link: '/ice_builder/consultations/1' }])
    const { data } = await app.get('/adm/consultation/browse?show=asked', { as: PEOPLE.admin, now: NOW })
    expect(data.totalCount).toBe(1)
    expect((await ask({ kind: 'move', reason: '이사가 늦어졌습니다', startDt: '2026-12-20', endDt: '2026-12-21' })).status).toBe(409)
    // Answered, the same quote is not answered again.
    expect((await settle({ askSeq: (await latest()).askSeq, outcome: 'agreed' })).status).toBe(200)
    expect((await ask({})).data.resultMessage).toBe('지금 답하실 견적이 없습니다.')
    expect((await news())[0]).toMatchObject({ words: '‘견적대로 진행’에 담당자가 답했습니다', state: '받아들임' })
  })

  test('a refusal, another day and an end need a reason; bad days and late answers are said in words', async () => {
    const problem = async (body: object) => {
      const { status, data } = await ask(body)
      return `${status} ${data.problems?.[0]?.pointer ?? ''} ${String(data.resultMessage)}`
    }
    expect(await problem({ kind: 'decline' })).toBe('400 /reason 사유를 다섯 글자 이상 적어 주세요.')
    expect(await problem({ kind: 'move', reason: '이사가 늦어졌습니다' })).toBe('400 /startDt 바라는 날을 골라 주세요.')
    expect(await problem({ kind: 'move', reason: '이사가 늦어졌습니다', startDt: '2026-11-01', endDt: '2026-11-02' })).toMatch(
      /^400 \/startDt /,
    )
    expect((await ask({}, { now: days(8) })).data.resultMessage).toMatch(/^견적에 답하실 수 있는 날이 지났습니다/)
    expect(await read(days(8))).toMatchObject({ askable: ['move', 'cancel'], quoteUntil: '' })
    expect((await ask({}, { as: STRANGER })).data.resultMessage).toBe('상담 내역을 찾을 수 없습니다.')
    expect((await ask({ counselSeq: 9 })).data.resultMessage).toBe('상담 내역을 찾을 수 없습니다.')
    await app.open.db.update(consultations).set({ stage: 'complete' })
    expect((await ask({ kind: 'cancel', reason: '사정이 생겼습니다' })).status).toBe(409)
    expect(await app.open.db.$count(consultationAsks)).toBe(0)
  })

  test('two at once ask once, and of two who answer the second is told; the days that were agreed on stand', async () => {
    const body = { kind: 'move', reason: '이사가 늦어졌습니다', startDt: '2026-12-20', endDt: '2026-12-21' }
    const both = await Promise.all([ask(body), ask(body)])
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
    const { askSeq } = await latest()
    const answers = await Promise.all([settle({ askSeq, outcome: 'agreed' }), settle({ askSeq, outcome: 'refused' })])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    const [row] = await app.open.db.select().from(consultations)
    const { state } = await latest()
    expect(row!.startDt).toBe(state === 'agreed' ? '2026-12-20' : '2026-12-09')
    expect(await read()).toMatchObject({ asks: [{ state, answer: '확인했습니다.' }] })
  })

  test('what is cancelled waits for nobody, and can be deleted also after its contract; the reason lies sealed', async () => {
    const { db, pool } = app.open
    await db.update(consultations).set({ stage: 'contract' })
    expect((await ask({ kind: 'cancel', reason: '전근을 가게 되었습니다' })).status).toBe(200)
    expect(JSON.stringify((await pool.query('select * from consultation_ask')).rows)).not.toContain('전근')
    const { askSeq } = await latest()
    const seen = (await app.get('/adm/consultation/read?counselSeq=1', { as: PEOPLE.admin, now: NOW })).data.item
    expect(JSON.stringify(seen)).not.toContain('전근')
    const opened = await app.post('/adm/consultation/open', { counselSeq: 1, reason: '요청을 확인합니다' }, { as: PEOPLE.admin, now: NOW })
    expect(opened.data.item['asks']).toMatchObject([{ askSeq, reason: '전근을 가게 되었습니다' }])
    await settle({ askSeq, outcome: 'agreed' })
    const [row] = await db.select().from(consultations)
    expect([row!.closedAt, row!.dueAt]).toEqual([NOW, null])
    expect(await read()).toMatchObject({ closedYn: 'Y', deletableYn: 'Y', askable: [] })
    expect((await ask({ kind: 'cancel', reason: '사정이 생겼습니다' })).status).toBe(409)
    const gone = await app.post('/svc/myPageSvcApi/svcMyPageMyCounselDel', { counselSeq: 1 }, { as: AS, now: NOW })
    expect(gone.status).toBe(200)
  })

  test('pictures go with a message; another’s, and one that was sent already, are refused with their words kept', async () => {
    const { db } = app.open
    const uploadedBy = ownerOf({ user: AS.user, identified: PERSON } as never)
    const file = { siteId, file: 'consultation-a.webp', name: '거실.jpg', bytes: 9, createdAt: NOW }
    await db.insert(consultationFiles).values([
      { ...file, fileKey: 'mine', uploadedBy },
      { ...file, fileKey: 'theirs', uploadedBy: 'member:8' },
    ])
    const write = (fileKeys: string[]) =>
      app.post('/svc/consultingSvcApi/saveMessage', { counselSeq: 1, contents: '사진을 보냅니다.', fileKeys }, { as: AS, now: NOW })
    expect((await write(['theirs'])).status).toBe(409)
    expect(await db.$count(consultationMessages)).toBe(0)
    const { status, data } = await write(['mine'])
    expect([status, data.item['files']]).toMatchObject([200, [{ name: '거실.jpg' }]])
    expect((await write(['mine'])).status).toBe(409)
    expect(await read()).toMatchObject({ images: [], messages: [{ files: [{ name: '거실.jpg' }] }] })
    expect(await db.$count(staffNews, eq(staffNews.kind, 'consultationAsk'))).toBe(1)
  })
})
