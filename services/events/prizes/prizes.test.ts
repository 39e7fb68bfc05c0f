import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { audits } from '@/services/db/tables/base'
import { eventDraws, eventPrizes } from '@/services/db/tables/draws'
import { staff, staffSessions } from '@/services/db/tables/auth'
import { eventEntries } from '@/services/db/tables/events'
import { alarms } from '@/services/db/tables/alarms'
import { members } from '@/services/db/tables/members'
import { addEvents } from '@/tests/support/parent-rows'
import { openTestApp, PEOPLE, type TestApp } from '@/tests/support/test-app'
import { ONE_DATABASE } from '@/tests/support/test-database'

const siteId = 'site'
const NOW = new Date('2026-11-27T03:00:00Z')
const LATE = new Date('2026-12-06T15:00:00Z')
const OTHER = { user: { ...PEOPLE.member.user, memberNo: '8' } }
const FORM = {
  ...{ name: '홍길동', phoneNo: '010-1234-5678', zipCode: '06236', address: '서울 강남구 라움로 12', addressDetail: '101호' },
  ...{ taxName: '홍길동', taxAgreed: true, agreed: true },
}

describe.each(ONE_DATABASE)('on %s', (kind) => {
  let app: TestApp
  let prizeSeq = 0
  const announce = (more: object = {}) =>
    app.post(
      '/adm/event/announce',
      { drawSeq: 1, subject: '당첨자 발표', text: '', prize: '무선 청소기', won: 120_000, answerUntil: '2026-12-06', ...more },
      { as: PEOPLE.admin, now: NOW },
    )
  const answer = (body: object, { as = PEOPLE.member as object, now = NOW } = {}) =>
    app.post('/svc/eventSvcApi/prizeAnswer', { prizeSeq, acceptYn: 'Y', answer: FORM, ...body }, { as, now })
  const read = (as: object = PEOPLE.member, seq = prizeSeq, now = NOW) => app.get(`/svc/eventSvcApi/prize?prizeSeq=${seq}`, { as, now })
  const news = async (now = NOW) => {
    const { item, items } = (await app.get('/svc/myPageSvcApi/svcMyPageNews?kind=event', { as: PEOPLE.member, now })).data
    return [...(item['coming'] as typeof items), ...items]
  }

  beforeAll(async () => {
    app = await openTestApp(kind)
    const { db } = app.open
    await db.update(staffSessions).set({ expiresAt: new Date(NOW.getTime() + 3_600_000) })
    await addEvents(db, 5)
    await db.insert(members).values([
      { siteId, memberNo: '7', memberId: 'house01', memberName: '홍길동', mobileNo: '01012345678' },
      { siteId, memberNo: '8', memberId: 'other01', memberName: '임꺽정', mobileNo: '01012345679' },
    ])
    await db.insert(eventEntries).values([
      { siteId, memberNo: '7', entrySeq: 11, eventSeq: 5, slot: 'once', appliedAt: new Date('2026-11-01T00:00:00Z') },
      { siteId, memberNo: '8', entrySeq: 12, eventSeq: 5, slot: 'once', appliedAt: new Date('2026-11-01T00:00:00Z') },
    ])
    await db.insert(staff).values({ id: 'drawer', loginId: 'drawer', name: '추첨', role: 'mng', passwordHash: '-' }).onConflictDoNothing()
  })
  afterAll(() => app.drop())
  beforeEach(async () => {
    const { db } = app.open
    await db.delete(eventDraws)
    await db.delete(alarms)
    await db.insert(eventDraws).values({ siteId, drawSeq: 1, eventSeq: 5, poolSize: 2, winners: [11, 12], staffId: 'drawer' })
    expect((await announce()).status).toBe(200)
    ;[{ prizeSeq }] = (await db.select({ prizeSeq: eventPrizes.prizeSeq }).from(eventPrizes).where(eq(eventPrizes.memberNo, '7'))) as [
      { prizeSeq: number },
    ]
  })

  test('a winner is told on their page until when an address is needed, and writes it there', async () => {
    expect((await news())[0]).toMatchObject({
      words: '무선 청소기가 당첨되었습니다',
      state: '입력 필요',
      tone: 'waits',
      answerBy: '2026-12-06T14:59:59.000Z',
      path: `/mypage/activity/prize?prize=${prizeSeq}`,
      label: '주소 적기',
    })
    const [told] = await app.open.db.select().from(alarms).where(eq(alarms.memberNo, '7'))
    expect(told).toMatchObject({ link: '/mypage/home?kind=event', title: expect.stringContaining('내 소식에서 받으실 주소를') as string })
    expect((await read()).data.item).toMatchObject({
      prize: '무선 청소기',
      won: 120_000,
      tax: 26_400,
      openYn: 'Y',
      answer: { name: '' },
      confirmedYn: 'N',
    })
    expect((await read({ ...PEOPLE.member, passwordConfirmed: true })).data.item['confirmedYn']).toBe('Y')
    const { status, data } = await answer({})
    expect([status, data.item['state'], data.item['answer']]).toMatchObject([200, 'accepted', { phoneNo: '010-1234-5678' }])
    expect((await news())[0]).toMatchObject({ state: '받기로 함', tone: 'done', answerBy: null })
    // Sent again it replaces the earlier one.
    await answer({ answer: { ...FORM, addressDetail: '202호' } })
    expect((await read()).data.item['answer']).toMatchObject({ addressDetail: '202호' })
  })

  test('P1: what is written lies sealed, and staff open it in a file for a reason that is recorded', async () => {
    await answer({})
    const { rows } = await app.open.pool.query('select * from event_prize')
    expect(JSON.stringify(rows)).not.toMatch(/홍길동|라움로|1234/)
    const { items } = (await app.get('/adm/event/draws?eventSeq=5', { as: PEOPLE.manager, now: NOW })).data
    expect(items[0]).toMatchObject({
      prize: '무선 청소기',
      winners: [{ entrySeq: 11, prizeState: 'accepted' }, { prizeState: 'waiting' }],
    })
    expect(JSON.stringify(items)).not.toMatch(/홍길동|라움로/)
    const file = (more: object, as: object = PEOPLE.admin) =>
      app.post('/adm/event/prizes', { eventSeq: 5, reason: '경품 발송을 위해', personalYn: 'N', ...more }, { as, now: NOW })
    const plain = String((await file({})).data.item['csv'])
    expect(plain).toContain('무선 청소기,120000,26400,받기로 함')
    expect(plain).not.toMatch(/홍길동|라움로/)
    const opened = String((await file({ personalYn: 'Y' })).data.item['csv'])
    expect(opened).toContain('홍길동,010-1234-5678,06236,서울 강남구 라움로 12,101호,홍길동')
    expect((await file({}, PEOPLE.manager)).status).toBe(403)
    const lines = await app.open.db.select().from(audits).where(eq(audits.action, 'event.prizes'))
    expect(lines.map(({ detail }) => detail)).toMatchObject([{ personalYn: 'N' }, { personalYn: 'Y', reason: '경품 발송을 위해' }])
  })

  test('bad input is said at its field, and a resident number is refused wherever it is typed', async () => {
    const faults = async (wrong: object) =>
      ((await answer({ answer: { ...FORM, ...wrong } })).data.problems ?? []).map(({ pointer, message }) => `${pointer} ${message}`)
    expect(await faults({ name: ' ' })).toEqual(['/answer/name 받는 분을 입력해 주세요.'])
    expect(await faults({ phoneNo: '02-123-4567' })).toEqual(['/answer/phoneNo 휴대전화 번호를 정확히 입력해 주세요. 예) 01012345678'])
    expect(await faults({ taxName: '', taxAgreed: false, agreed: false })).toHaveLength(3)
    for (const field of ['name', 'addressDetail', 'taxName'])
      expect(await faults({ [field]: '900101-1234567' })).toEqual([
        `/answer/${field} 주민등록번호는 적지 말아 주세요. 전화나 서면으로만 여쭙습니다.`,
      ])
    expect((await answer({ answer: undefined })).data.resultMessage).toBe('받으실 곳을 입력해 주세요.')
    expect((await answer({ answer: { ...FORM, residentNo: '9001011234567' } })).status).toBe(400)
    expect(await app.open.db.$count(eventPrizes, eq(eventPrizes.state, 'waiting'))).toBe(2)
  })

  test('another member’s prize is answered like one that does not exist; after the last day, and once declined, it is closed', async () => {
    const refusals = await Promise.all([read(OTHER), read(PEOPLE.member, 99_999), answer({}, { as: OTHER })])
    expect(new Set(refusals.map(({ status, data }) => `${status} ${data.resultMessage}`))).toEqual(
      new Set(['404 당첨 내역을 찾을 수 없습니다.']),
    )
    expect((await read(PEOPLE.visitor)).status).toBe(401)
    const late = await answer({}, { now: LATE })
    expect([late.status, late.data.resultMessage]).toEqual([409, '답하실 수 있는 날이 지났습니다. 고객센터로 문의해 주세요.'])
    expect((await news(LATE))[0]).toMatchObject({ state: '기한 지남', tone: 'over', answerBy: null })
    await answer({})
    expect((await answer({ acceptYn: 'N', answer: undefined })).status).toBe(200)
    const [row] = await app.open.db.select().from(eventPrizes).where(eq(eventPrizes.memberNo, '7'))
    expect(row).toMatchObject({ state: 'declined', answer: null })
    expect((await answer({})).status).toBe(409)
  })

  test('an announcement without a last day asks nothing; one that has passed is refused at its field', async () => {
    const { db } = app.open
    await db.update(eventDraws).set({ winnerSeq: null })
    await db.delete(eventPrizes)
    const past = await announce({ answerUntil: '2026-11-27' })
    expect([past.status, past.data.problems]).toMatchObject([400, [{ pointer: '/answerUntil' }]])
    await announce({ answerUntil: undefined, prize: undefined, won: undefined })
    expect((await news())[0]).toMatchObject({ words: '이벤트에 당첨되었습니다', state: '당첨', tone: 'done', answerBy: null })
    const [row] = await db.select().from(eventPrizes).where(eq(eventPrizes.memberNo, '7'))
    expect((await answer({ prizeSeq: row!.prizeSeq })).status).toBe(409)
  })
})
