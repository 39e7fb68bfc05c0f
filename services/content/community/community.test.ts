import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Session } from '@/schemas/api/auth/session'
import { alarms } from '@/services/db/tables/alarms'
import { throttles } from '@/services/db/tables/base'
import { recruitApplications, recruitments } from '@/services/db/tables/community'
import { commonCodes } from '@/services/db/tables/site'
import { addMembers } from '@/tests/support/parent-rows'
import { openTestApp, PEOPLE, type TestApp } from '@/tests/support/test-app'
import { ONE_DATABASE } from '@/tests/support/test-database'

const HOUR = 3_600_000
const { member } = PEOPLE
const OTHER: Session = { user: { ...member.user, memberNo: 'other' } }
const MOTIVE = '먼저 써 보고 꼼꼼하게 기록해 다른 분들의 선택을 돕고 싶습니다. '.repeat(4).trim()
const ANSWERS = { snsUrls: ['https://blog.example.com/home'], housingType: 'HT01', motive: MOTIVE, agreed: true }
const fromNow = (hours: number) => new Date(Date.now() + hours * HOUR)
const recruitment = (seq: number, openFrom: number, openUntil: number) => ({
  seq,
  siteId: 'site',
  title: `결모임 ${seq}기`,
  image: '/media/rooms/showroom-floor.webp',
  contents: '<p>석 달 동안 써 봅니다.</p><script>alert(1)</script>',
  places: 2,
  openFrom: fromNow(openFrom),
  openUntil: fromNow(openUntil),
  announcedFrom: fromNow(openUntil + 48),
})
const [OPEN, COMING, CLOSED, HIDDEN] = [1, 2, 3, 4]

describe.each(ONE_DATABASE)('on %s', (kind) => {
  let app: TestApp
  beforeAll(async () => {
    app = await openTestApp(kind)
    const { db } = app.open
    await addMembers(db, member.user.memberNo, 'other')
    await db
      .insert(commonCodes)
      .values({ codeGroupValue: 'homeType', codeGroupLabel: '주거 형태', code: 'HT01', name: '아파트', orderNo: 1 })
      .onConflictDoNothing()
    await db
      .insert(recruitments)
      .values([recruitment(COMING, 24, 48), recruitment(CLOSED, -48, -1), { ...recruitment(HIDDEN, -1, 24), publishedYn: 'N' }])
  })
  afterAll(() => app.drop())
  beforeEach(async () => {
    const { db } = app.open
    await db.delete(recruitApplications)
    await db.delete(alarms)
    await db.delete(throttles)
    await db.delete(recruitments).where(eq(recruitments.seq, OPEN))
    await db.insert(recruitments).values(recruitment(OPEN, -24, 24))
  })
  const send = (act: string, recruitId: number, change: object = {}, as: Session = member) =>
    app.post(`/svc/zenneSvcApi/${act}`, { recruitId, answers: { ...ANSWERS, ...change } }, { as })
  const apply = (recruitId = OPEN, change: object = {}, as: Session = member) => send('apply', recruitId, change, as)
  const withdraw = (recruitId = OPEN, as: Session = member) => app.post('/svc/zenneSvcApi/withdraw', { recruitId }, { as })
  const read = (as: Session = member, query = '') => app.get(`/svc/zenneSvcApi/svcRead${query}`, { as })
  const rows = () => app.open.db.select().from(recruitApplications)
  const close = () =>
    app.open.db
      .update(recruitments)
      .set({ openUntil: fromNow(-1) })
      .where(eq(recruitments.seq, OPEN))

  test('SYS-30: a member applies with SNS address and motive, is told that it arrived, and reads the answers', async () => {
    const { status, data, headers } = await apply(OPEN, { housingType: undefined })
    expect(status, data.resultMessage).toBe(200)
    // The completion page opens once.
    expect(headers.get('set-cookie')).toContain('maru-done=')
    expect(await rows()).toMatchObject([{ recruitSeq: OPEN, decision: 'waiting', toldAt: null, answers: { motive: MOTIVE } }])
    expect(await app.open.db.select().from(alarms)).toMatchObject([{ link: expect.stringContaining('/detail?recruitId=1') as string }])
    expect((await read()).data.item).toMatchObject({
      recruitId: OPEN,
      answers: { snsUrls: ANSWERS.snsUrls, housingType: '', motive: MOTIVE },
      recruitment: { title: '결모임 1기' },
      decision: 'waiting',
      changeableYn: 'Y',
    })
  })

  test('G-LOGIN: a visitor neither applies nor reads; another member reads nothing of it', async () => {
    expect((await apply(OPEN, {}, PEOPLE.visitor)).status).toBe(401)
    await apply()
    expect((await read(PEOPLE.visitor)).status).toBe(401)
    expect((await read(OTHER)).status).toBe(404)
    expect((await read(OTHER, '?recruitId=1')).status).toBe(404)
    expect((await withdraw(OPEN, OTHER)).status).toBe(404)
    expect((await send('change', OPEN, {}, OTHER)).status).toBe(404)
    expect(await rows()).toHaveLength(1)
  })

  test('pressing twice, or sending again after a lost connection, stores once and succeeds twice', async () => {
    const heard = await Promise.all([apply(), apply()])
    expect(heard.map(({ status }) => status)).toEqual([200, 200])
    expect(await rows()).toHaveLength(1)
    expect(await app.open.db.select().from(alarms)).toHaveLength(1)
  })

  test('of two tabs with different words one is stored; the other is told, and nothing of the first is lost', async () => {
    const second = `${MOTIVE} 다시 씁니다.`
    const heard = await Promise.all([apply(), apply(OPEN, { motive: second })])
    expect(heard.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect(heard.find(({ status }) => status === 409)!.data.resultMessage).toMatch(/이미 지원하셨습니다/)
    const stored = await rows()
    expect(stored).toHaveLength(1)
    expect(stored[0]!.answers.motive).toBe(heard[0].status === 200 ? MOTIVE : second)
  })

  test('outside the period, for a withdrawn and for an unknown recruitment there is a clear answer, and nothing is stored', async () => {
    expect((await apply(COMING)).data.resultMessage).toMatch(/아직 모집을 시작하지 않았습니다/)
    expect((await apply(CLOSED)).data.resultMessage).toMatch(/모집이 마감되었습니다/)
    for (const gone of [HIDDEN, 99]) expect((await apply(gone)).status).toBe(404)
    expect(await rows()).toEqual([])
  })

  test('V-REQ-1, V-URL-1: what is missing or wrong is said at its field', async () => {
    const problemsOf = async (change: object) =>
      (await apply(OPEN, change)).data as unknown as { problems: object[]; resultMessage: string }
    expect((await problemsOf({ snsUrls: [] })).resultMessage).toBe('SNS 주소를 입력해 주세요.')
    expect((await problemsOf({ motive: '' })).resultMessage).toBe('지원 동기를 입력해 주세요.')
    expect((await problemsOf({ snsUrls: ['blog'] })).problems).toMatchObject([{ pointer: '/answers/snsUrls' }])
    expect((await problemsOf({ housingType: 'HT99' })).problems).toMatchObject([{ pointer: '/answers/housingType' }])
    expect((await problemsOf({ agreed: false })).problems).toMatchObject([{ pointer: '/answers/agreed' }])
    expect(await rows()).toEqual([])
  })

  test('while open it is changed, which asks staff to decide again, and withdrawn; afterwards neither', async () => {
    await apply()
    await app.open.db.update(recruitApplications).set({ decision: 'passed', decisionReason: '기록이 적습니다.' })
    expect((await send('change', OPEN, { snsUrls: ['https://new.example.com'] })).status).toBe(200)
    expect(await rows()).toMatchObject([{ decision: 'waiting', decisionReason: null, answers: { snsUrls: ['https://new.example.com'] } }])
    expect((await withdraw()).status).toBe(200)
    expect(await rows()).toEqual([])
    expect((await withdraw()).status).toBe(404)
    await apply()
    await close()
    expect((await send('change', OPEN)).data.resultMessage).toMatch(/마감/)
    expect((await withdraw()).data.resultMessage).toMatch(/마감/)
    expect((await read()).data.item).toMatchObject({ changeableYn: 'N' })
  })

  test('a decision is no news before it is told', async () => {
    await apply()
    await app.open.db.update(recruitApplications).set({ decision: 'chosen' })
    expect((await read()).data.item['decision']).toBe('waiting')
    await app.open.db.update(recruitApplications).set({ toldAt: new Date() })
    expect((await read()).data.item['decision']).toBe('chosen')
  })

  test('recruitments are listed in the order of their interest, without withdrawn ones and scripts', async () => {
    const { data } = await app.get('/svc/zenneSvcApi/svcList')
    expect(data.items.map((one) => one['recruitId'])).toEqual([OPEN, COMING, CLOSED])
    expect(data.items[0]).toMatchObject({ contents: '<p>석 달 동안 써 봅니다.</p>', places: 2, imageShape: { width: 1280 } })
    expect(data.totalCount).toBe(3)
  })
})
