import { eq } from 'drizzle-orm'
import { createHash } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { drawWinners, poolHash } from '@/schemas/rules/events/draw-winners'
import { audits } from '@/services/db/tables/base'
import { eventDraws } from '@/services/db/tables/draws'
import { eventEntries, eventForms, events, winners } from '@/services/db/tables/events'
import { members } from '@/services/db/tables/members'
import { openTestApp, PEOPLE, type TestApp } from '@/tests/support/test-app'
import { ONE_DATABASE } from '@/tests/support/test-database'

const admin = { as: PEOPLE.admin }
const manager = { as: PEOPLE.manager }
const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')
const OVER = 1
const OPEN = 2
const SEED = 'abcdef0123456789abcdef0123456789'

describe.each(ONE_DATABASE)('on %s', (kind) => {
  let app: TestApp
  const at = (days: number) => new Date(Date.now() + days * 86_400_000)
  beforeAll(async () => {
    app = await openTestApp(kind)
    const { db } = app.open
    const event = { siteId: 'site', eventType: 'join', imgBannerPc: '/a.webp', imgBannerMo: '/a.webp', imgBannerAlt: '' }
    await db.insert(events).values([
      { ...event, eventSeq: OVER, eventName: '끝난 이벤트', openStrDate: at(-9), openEndDate: at(-1) },
      { ...event, eventSeq: OPEN, eventName: '진행 중 이벤트', openStrDate: at(-9), openEndDate: at(3) },
    ])
    const person = (i: number) => ({
      siteId: 'site',
      memberNo: `m${i}`,
      memberId: `member${i}`,
      memberName: `홍길${i}동`,
      mobileNo: `0101234000${i}`,
      email: `m${i}@maru.example`,
    })
    await db.insert(members).values([0, 1, 2, 3, 4, 5, 6].map(person))
    await db.update(members).set({ status: 'WITHDRAWN' }).where(eq(members.memberNo, 'm5'))
    await db.update(members).set({ memberId: null }).where(eq(members.memberNo, 'm4'))
    const entry = (entrySeq: number, i: number, more = {}) => ({
      entrySeq,
      siteId: 'site',
      eventSeq: OVER,
      memberNo: `m${i}`,
      slot: `s${entrySeq}`,
      appliedAt: new Date(Date.UTC(2026, 5, entrySeq)),
      ...more,
    })
    await db.insert(eventEntries).values([
      entry(1, 0, { data01: '=HYPERLINK("https://x")', applyType: 'join' }),
      entry(2, 1, { eventAnswer: '단열' }),
      entry(3, 2),
      entry(4, 3),
      entry(5, 4),
      entry(6, 5),
      // A second entry of the same member is no second chance.
      entry(7, 0),
      entry(8, 6, { kind: 'share' }),
      entry(9, 6, { eventSeq: OPEN }),
    ])
  })
  afterAll(() => app.drop())

  const draw = (more: object) => app.post('/adm/event/draw', { eventSeq: OVER, count: 2, reason: '봄 이벤트 경품', ...more }, admin)
  const draws = async () => (await app.get(`/adm/event/draws?eventSeq=${OVER}`, manager)).data
  const entries = async (query: string) => (await app.get(`/adm/event/entries?eventSeq=${OVER}${query}`, manager)).data
  const numbers = async (query: string) => (await entries(query)).items.map(({ entrySeq }) => entrySeq)
  const exported = (more: object) =>
    app.post('/adm/event/export', { eventSeq: OVER, reason: '경품 발송을 위해', personalYn: 'N', ...more }, admin)

  test('entries are listed by kind, day and words, without sealed names', async () => {
    expect(await numbers('')).toEqual([7, 6, 5, 4, 3, 2, 1])
    expect(await numbers('&direction=asc&size=2&page=2')).toEqual([3, 4])
    expect(await numbers('&kind=share')).toEqual([8])
    expect(await numbers('&search=단열')).toEqual([2])
    expect(await numbers('&search=member3')).toEqual([4])
    // A day is a day of Seoul: 2026-06-02T00:00Z is in its second.
    expect(await numbers('&from=2026-06-02&until=2026-06-03')).toEqual([3, 2])
    expect(await numbers('&wonYn=Y')).toEqual([])
    const { items, item, totalCount } = await entries('')
    expect(totalCount).toBe(7)
    expect(item).toEqual({ eventName: '끝난 이벤트', state: 'finished', all: 7 })
    expect(items.map(({ member }) => member)).toEqual(['mem****', '탈퇴한 회원', '소셜 계정', 'mem****', 'mem****', 'mem****', 'mem****'])
    expect(JSON.stringify(items)).not.toMatch(/홍길|0101234/)
    expect((await app.get('/adm/event/entries?eventSeq=77', manager)).status).toBe(404)
  })

  test('P1: the file contains personal fields only on request, and the log says why', async () => {
    const plain = await exported({})
    expect(plain.data.item['rows']).toBe(7)
    const csv = String(plain.data.item['csv'])
    expect(csv).toContain(`"'=HYPERLINK(""https://x"")"`)
    expect(csv).not.toMatch(/홍길|0101234|@maru/)
    const opened = String((await exported({ personalYn: 'Y', search: '단열' })).data.item['csv'])
    expect(opened).toContain('member1,홍길1동,01012340001,m1@maru.example')
    expect(opened).not.toContain('홍길2동')
    // A withdrawn member is absent.
    expect(String((await exported({ personalYn: 'Y' })).data.item['csv'])).not.toContain('홍길5동')
    const lines = await app.open.db.select().from(audits).where(eq(audits.action, 'event.export'))
    expect(lines.map(({ detail, actor }) => ({ actor, ...(detail as object) }))).toEqual([
      { actor: 'staff:admin', reason: '경품 발송을 위해', personalYn: 'N', rows: 7 },
      { actor: 'staff:admin', reason: '경품 발송을 위해', personalYn: 'Y', rows: 1, search: '단열' },
      { actor: 'staff:admin', reason: '경품 발송을 위해', personalYn: 'Y', rows: 7 },
    ])
    // A request of a collaboration is readable only here.
    const form = { name: '남궁누리', phoneNo: '01099990000', address: '부산', contents: '=창호' }
    await app.open.db.insert(eventForms).values({ siteId: 'site', eventSeq: OVER, memberNo: 'm1', inflow: 'utm_source=blog', form })
    const requested = String((await exported({ personalYn: 'Y', search: '단열' })).data.item['csv'])
    expect(requested).toContain('신청서 이름,신청서 휴대전화 번호,신청서 주소,신청서 상담 내용,유입\r\n')
    expect(requested).toContain("남궁누리,01099990000,부산,'=창호,utm_source=blog")
    expect(String((await exported({})).data.item['csv'])).not.toContain('남궁누리')
    for (const reason of ['', '급함', '     ']) expect((await exported({ reason })).status, reason).toBe(400)
    expect((await app.post('/adm/event/export', { eventSeq: OVER, reason: '경품 발송을 위해', personalYn: 'Y' }, manager)).status).toBe(403)
  })

  test("a draw needs the event's end, takes one entry of each member, and can be repeated", async () => {
    expect((await draw({ eventSeq: OPEN })).status).toBe(409)
    expect((await draws()).item).toEqual({ pool: 5, state: 'finished' })
    expect((await draw({ seed: SEED })).status).toBe(200)
    const [made] = await app.open.db.select().from(eventDraws)
    const pool = [1, 2, 3, 4, 5]
    expect(made).toMatchObject({
      seed: SEED,
      poolSize: 5,
      poolHash: poolHash(pool, sha256),
      winners: drawWinners(pool, 2, SEED, sha256),
      staffId: 'admin',
    })
    // A winner is excluded with all their entries.
    expect((await draw({ count: 100 })).status).toBe(200)
    const second = (await draws()).items[0]!
    expect(second['poolSize']).toBe(3)
    expect(second['seed']).toMatch(/^[0-9a-f]{32}$/)
    expect((second['winners'] as object[]).length).toBe(3)
    expect((await draw({})).status).toBe(409)
    expect(await numbers('&wonYn=Y')).toHaveLength(5)
    for (const seed of ['seed', 'G'.repeat(32), SEED.toUpperCase()]) expect((await draw({ seed })).status, seed).toBe(400)
  })

  test('by hand: of this event only, no member twice, with a reason', async () => {
    const choose = (entrySeqs: number[], more: object = {}) =>
      app.post('/adm/event/choose', { eventSeq: OPEN, entrySeqs, reason: '심사 결과', ...more }, admin)
    expect((await choose([1])).status).toBe(400)
    expect((await choose([9], { reason: '' })).status).toBe(400)
    expect((await choose([9])).status).toBe(200)
    expect((await choose([9])).status).toBe(409)
    expect((await app.post('/adm/event/choose', { eventSeq: OPEN, entrySeqs: [9], reason: '심사 결과' }, manager)).status).toBe(403)
  })

  test('two draws at once never choose the same member', async () => {
    await app.open.db.delete(eventDraws)
    await Promise.all([draw({ count: 3 }), draw({ count: 3 })])
    const won = (await app.open.db.select().from(eventDraws)).flatMap((one) => one.winners)
    expect(won).toHaveLength(5)
    expect(new Set(won).size).toBe(5)
  })

  test('Q-004: the post shows masked names of winners, once', async () => {
    const [first] = await app.open.db.select().from(eventDraws)
    const announce = () =>
      app.post('/adm/event/announce', { drawSeq: first!.drawSeq, subject: '봄 이벤트 당첨자 발표', text: '축하합니다.' }, admin)
    const { status, data } = await announce()
    expect(status).toBe(200)
    const winnerSeq = data.item['winnerSeq'] as number
    const post = (await app.get(`/svc/eventSvcApi/svcWinnerRead?seq=${winnerSeq}`)).data.item
    expect(post).toMatchObject({ SUBJECT_WINNER: '봄 이벤트 당첨자 발표', EVENT_SEQ: OVER })
    const contents = String(post['CONTENTS'])
    expect(contents.match(/홍\*\*동/g)).toHaveLength(first!.winners.length)
    expect(contents).toContain(first!.seed)
    expect(contents).toContain(first!.poolHash)
    expect(contents).not.toMatch(/홍길|0101234/)
    expect((await announce()).status).toBe(409)
    expect(await app.open.db.$count(winners)).toBe(1)
    expect((await app.post('/adm/event/announce', { drawSeq: 5, subject: '없음', text: '' }, admin)).status).toBe(404)
  })
})
