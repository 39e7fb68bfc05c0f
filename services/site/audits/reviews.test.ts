import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { roles, staff, staffSessions } from '@/services/db/tables/auth'
import { audits } from '@/services/db/tables/base'
import { auditReviewAnswers, auditReviews } from '@/services/db/tables/trail'
import { writeAudits, type AuditLine } from '@/services/kit/write-audits'
import { clearAudits } from '@/tests/support/clear-audits'
import { openTestApp, PEOPLE, type TestApp } from '@/tests/support/test-app'
import { BOTH_DATABASES } from '@/tests/support/test-database'
import { withTriggersOff } from '@/tests/support/with-triggers-off'

/** The fifth of July, in Seoul: June is over and waits. */
const NOW = new Date('2026-07-05T10:00:00+09:00')
const as = { staff: { id: 'auditor', role: 'mng', sid: 'auditor' } } as const
const clerk = { staff: { id: 'clerk', role: 'mng', sid: 'clerk' } } as const
const reader = { staff: { id: 'reader', role: 'mng', sid: 'reader' } } as const
const seoul = (moment: string): Date => new Date(`${moment}:00+09:00`)
const SHOP = '203.0.113.24'

function line(at: string, actor: string, action: string, more: Partial<AuditLine> & { people?: number; first?: number } = {}): AuditLine {
  const { people = 1, first = 0, ...others } = more
  return {
    ...{ at: seoul(at), actor, action, target: 'members', detail: { reason: '문의 확인' }, requestId: 'r', address: SHOP },
    whose: Array.from({ length: people }, (_, n) => ({ memberNo: `m${first + n}` })),
    ...others,
  }
}
const entering = (at: string, target: string, address = SHOP, action = 'staff.signIn'): AuditLine =>
  line(at, 'visitor', action, { target, address, detail: null, whose: [] })

describe.each(BOTH_DATABASES)('on %s', (kind) => {
  let app: TestApp
  const write = (...lines: AuditLine[]) => writeAudits(app.open.db, lines)
  const get = (path: string, who: object = as) => app.get(path, { as: who, now: NOW })
  const post = (what: string, body: object, who: object = as) => app.post(`/adm/audit-review/${what}`, body, { as: who, now: NOW })
  const read = async (month = '2026-06', who: object = as) => (await get(`/adm/audit-review/read?month=${month}`, who)).data.item
  type Told = { id: string; kind: string; words: string; detail: string; lines: number; answer: string; version: number }
  const findings = async (month = '2026-06') => (await read(month))['findings'] as Told[]
  const told = async (of: string) =>
    (await findings()).filter((one) => one.kind === of).map(({ words, detail, lines }) => [words, detail, lines])
  /** What the log shows behind each finding. */
  const behind = async (id: string) => {
    const { data } = await get(`/adm/audit/browse?finding=${encodeURIComponent(`2026-06~${id}`)}&size=100`)
    return data.items.map(({ id: of }) => Number(of))
  }

  beforeAll(async () => {
    app = await openTestApp(kind)
    const { db } = app.open
    const expiresAt = new Date(NOW.getTime() + 3_600_000)
    await db.update(staffSessions).set({ expiresAt })
    await db.insert(roles).values([
      { id: 'audit', siteId: 'site', name: '감사', rights: { audit: { acts: ['see', 'write'] } } },
      { id: 'reads', siteId: 'site', name: '보기', rights: { audit: { acts: ['see'] } } },
    ])
    for (const [id, name, roleId] of [
      ['auditor', '한감사', 'audit'],
      ['clerk', '윤서진', 'audit'],
      ['reader', '박보기', 'reads'],
    ] as const) {
      await db.insert(staff).values({ id, loginId: id, name, role: 'mng', roleId, passwordHash: '-' })
      await db.insert(staffSessions).values({ id, staffId: id, expiresAt })
    }
  })
  afterAll(() => app.drop())
  beforeEach(async () => {
    const { db } = app.open
    await clearAudits(db)
    await withTriggersOff(db, async (tx) => {
      await tx.delete(auditReviews)
      await tx.delete(auditReviewAnswers)
    })
    await db.update(staff).set({ blockedAt: null })
    // The log begins in May.
    await write(line('2026-05-04T10:00', 'system', 'page.publish', { whose: [] }))
  })

  test('the months are those of the log, and each says whether somebody signed it', async () => {
    const { data } = await get('/adm/audit-review/browse')
    expect(data.items.map(({ month, state }) => [month, state])).toEqual([
      ['2026-07', 'running'],
      ['2026-06', 'unsigned'],
      ['2026-05', 'unsigned'],
    ])
    expect((await get('/adm/audit-review/browse?state=unsigned')).data.totalCount).toBe(2)
    expect((await get('/adm/audit-review/read?month=2026-04')).status).toBe(404)
    const home = await get('/adm/console/home')
    expect(home.data.item['queues']).toMatchObject([
      { words: '감사 기록을 점검하지 않은 달', count: 2, path: '/ice_builder/audit-review?state=unsigned', kind: 'late' },
    ])
    expect((await get('/adm/console/home', reader)).data.item['queues']).toEqual([])
  })

  test('a quiet month has nothing that stands out', async () => {
    await write(
      line('2026-06-10T09:00', 'staff:clerk', 'member.read'),
      line('2026-06-10T21:59', 'staff:clerk', 'member.read'),
      line('2026-06-11T06:00', 'staff:clerk', 'order.read'),
      line('2026-06-12T23:00', 'member:m1', 'member.signIn', { whose: [] }),
      line('2026-06-12T23:00', 'staff:clerk', 'page.save', { whose: [] }),
      line('2026-06-13T12:00', 'staff:clerk', 'member.find', { detail: { by: 'mobileNo' } }),
      entering('2026-06-01T09:00', 'clerk'),
      ...Array.from({ length: 4 }, (_, n) => entering(`2026-06-14T09:0${n}`, 'clerk', SHOP, 'staff.signInFailed')),
    )
    expect(await findings()).toEqual([])
  })

  test('nights, by person, from ten to six in Seoul and on the days of the month alone', async () => {
    await write(
      line('2026-05-31T23:59', 'staff:clerk', 'member.read'),
      line('2026-06-01T00:00', 'staff:clerk', 'member.read', { first: 1 }),
      line('2026-06-18T22:00', 'staff:clerk', 'order.read', { people: 3 }),
      line('2026-06-30T23:59', 'staff:clerk', 'member.read'),
      line('2026-07-01T00:00', 'staff:clerk', 'member.read'),
      line('2026-06-18T05:59', 'staff:reader', 'member.find'),
    )
    expect(await told('night')).toEqual([
      ['밤에 개인정보를 보았습니다', '윤서진, 22시부터 6시 사이에 3번, 3명의 정보', 3],
      ['밤에 개인정보를 보았습니다', '박보기, 22시부터 6시 사이에 1번, 1명의 정보', 1],
    ])
  })

  test('many, by day: many times what is usual for the person, or more than anybody should', async () => {
    for (const day of ['02', '03', '04'])
      await write(...Array.from({ length: 4 }, (_, n) => line(`2026-06-${day}T10:00`, 'staff:clerk', 'member.read', { first: n })))
    await write(
      // Five times as many as usual, and yet few.
      ...Array.from({ length: 19 }, (_, n) => line('2026-06-05T10:00', 'staff:clerk', 'member.read', { first: n })),
      ...Array.from({ length: 36 }, (_, n) => line('2026-06-22T10:00', 'staff:clerk', 'member.read', { first: n })),
      // The same person again is one person.
      line('2026-06-22T11:00', 'staff:clerk', 'member.read'),
      line('2026-06-23T10:00', 'staff:reader', 'consultation.read', { people: 100 }),
      line('2026-06-23T10:00', 'staff:auditor', 'consultation.read', { people: 99 }),
    )
    expect(await told('many')).toEqual([
      ['평소의 9배를 보았습니다', '윤서진, 06.22(월) 하루 36명. 보통 4명', 37],
      ['하루에 100명의 정보를 보았습니다', '박보기, 06.23(화) 하루 100명. 그 전에 본 기록이 없습니다', 1],
    ])
  })

  test('exports of personal data, each with who, how many people and why', async () => {
    await write(
      line('2026-06-18T15:44', 'staff:clerk', 'order.export', { people: 6, detail: { reason: '택배 송장 올리기', personalYn: 'Y' } }),
      line('2026-06-18T15:50', 'staff:clerk', 'order.export', { whose: [], detail: { reason: '월말 집계', personalYn: 'N' } }),
      line('2026-06-19T15:44', 'staff:reader', 'sales.export', { whose: [], detail: { reason: '월말 집계' } }),
    )
    expect(await told('export')).toEqual([
      ['개인정보를 내보냈습니다', '윤서진, 06.18(목) 15:44, 주문 내려받기, 6명, 사유 택배 송장 올리기', 1],
    ])
  })

  test('sign-ins from a place where the person was not before; the first place of all is none', async () => {
    await write(
      entering('2026-05-10T09:00', 'clerk'),
      entering('2026-06-02T09:00', 'clerk', '203.0.113.99'),
      entering('2026-06-07T09:00', 'clerk', '198.51.100.7'),
      entering('2026-06-08T09:00', 'clerk', '198.51.100.8'),
      entering('2026-06-09T09:00', 'reader', '192.0.2.15'),
    )
    expect(await told('place')).toEqual([
      ['처음 보는 곳에서 로그인했습니다', '윤서진, 06.07(일) 09:00, 198.51.100.7, 198.51.100.8, 이 달에 2번', 2],
    ])
  })

  test('failed sign-ins in a row: a success or a long pause ends the row', async () => {
    const fail = (at: string, target = 'clerk', action = 'staff.signInFailed') => entering(at, target, '192.0.2.15', action)
    await write(
      ...['00', '01', '02', '03'].map((minute) => fail(`2026-06-25T03:${minute}`)),
      entering('2026-06-25T03:04', 'clerk'),
      ...['05', '06', '07', '08'].map((minute) => fail(`2026-06-25T03:${minute}`)),
      ...['01', '02', '03', '04', '05'].map((hour) => fail(`2026-06-27T${hour}:30`)),
      ...['10', '11', '12', '13'].map((minute) => fail(`2026-06-26T03:${minute}`, 'reader')),
      fail('2026-06-26T03:58', 'reader', 'staff.codeFailed'),
      ...Array.from({ length: 6 }, (_, n) => fail(`2026-06-28T03:0${n}`, 'unknown')),
    )
    expect(await told('failed')).toEqual([
      // An hour apart is not yet a pause.
      ['로그인이 잇달아 실패했습니다', '윤서진, 06.27(토) 01:30부터 240분 동안 5번, 192.0.2.15', 5],
      ['로그인이 잇달아 실패했습니다', '박보기, 06.26(금) 03:10부터 48분 동안 5번, 192.0.2.15', 5],
      ['로그인이 잇달아 실패했습니다', '없는 아이디, 06.28(일) 03:00부터 5분 동안 6번, 192.0.2.15', 6],
    ])
  })

  test('reads without a reason, changes of roles and accounts, and seals that do not hold', async () => {
    await write(
      line('2026-06-03T11:00', 'staff:clerk', 'consultation.file', { detail: null, people: 2 }),
      line('2026-06-03T11:01', 'staff:clerk', 'consultation.file', { detail: { reason: '' } }),
      line('2026-06-04T11:00', 'staff:auditor', 'role.save', { target: 'audit', whose: [], detail: { name: '감사' } }),
      line('2026-06-05T11:00', 'staff:auditor', 'staff.block', { target: 'reader', whose: [], detail: { reason: '퇴사' } }),
      line('2026-06-20T11:00', 'staff:auditor', 'audit.verify', { target: 'audits', whose: [], detail: { rows: 90, faults: 3 } }),
    )
    expect(await told('reasonless')).toEqual([['사유를 적지 않고 보았습니다', '윤서진, 2번, 2명의 정보', 2]])
    expect(await told('role')).toEqual([
      ['역할 권한 변경', '한감사, 대상 감사, 06.04(목) 11:00', 1],
      ['운영자 사용 중지', '한감사, 대상 박보기, 06.05(금) 11:00', 1],
    ])
    expect((await findings())[0]).toMatchObject({
      kind: 'seal',
      words: '기록이 이어지지 않습니다',
      detail: '06.20(토) 11:00에 확인, 어긋난 것 3건',
    })
    // A later check that finds the log whole takes it away.
    await write(line('2026-06-21T11:00', 'staff:auditor', 'audit.verify', { target: 'audits', whose: [], detail: { rows: 99, faults: 0 } }))
    expect(await told('seal')).toEqual([])
  })

  test('each finding opens the log with exactly its lines', async () => {
    await write(
      ...Array.from({ length: 40 }, (_, n) => line('2026-06-22T23:10', 'staff:clerk', 'member.read', { first: n })),
      line('2026-06-01T10:00', 'staff:clerk', 'member.read'),
      line('2026-06-18T15:44', 'staff:clerk', 'order.export', { people: 6 }),
      entering('2026-05-10T09:00', 'clerk'),
      entering('2026-06-07T09:00', 'clerk', '198.51.100.7'),
      entering('2026-06-08T09:00', 'clerk'),
      ...Array.from({ length: 5 }, (_, n) => entering(`2026-06-28T03:0${n}`, 'clerk', SHOP, 'staff.signInFailed')),
      line('2026-06-03T11:00', 'staff:clerk', 'consultation.file', { detail: null }),
      line('2026-06-04T11:00', 'staff:auditor', 'role.save', { target: 'audit', whose: [] }),
      line('2026-06-20T11:00', 'staff:auditor', 'audit.verify', { target: 'audits', whose: [], detail: { rows: 90, faults: 3 } }),
    )
    const all = await findings()
    expect(all.map(({ kind: of }) => of)).toEqual(['seal', 'night', 'many', 'export', 'place', 'failed', 'reasonless', 'role'])
    for (const { id, lines, kind: of } of all) expect([of, (await behind(id)).length]).toEqual([of, lines])
    expect(await behind('night~staff:nobody')).toEqual([])
    expect(await behind('odd')).toEqual([])
  })

  test('a month is answered, signed once by a person with the right, and then changed by nobody', async () => {
    await write(
      line('2026-06-18T23:10', 'staff:clerk', 'member.read'),
      line('2026-06-19T12:00', 'staff:reader', 'order.export', { people: 2 }),
    )
    const [night, file] = await findings()
    const answer = (finding: string, words: string, version = 0, who: object = as) =>
      post('answer', { month: '2026-06', finding, answer: words, version }, who)
    const sign = (who: object = as, month = '2026-06') => post('sign', { month, note: '야간 근무표를 새로 정했습니다.' }, who)
    expect((await sign(as, '2026-07')).data.resultMessage).toContain('아직 끝나지 않은 달')
    expect((await sign()).data.resultMessage).toContain('먼저 기록의 봉인을 확인')
    await app.post('/adm/audit/verify', {}, { as, now: NOW })
    expect((await sign()).data.resultMessage).toContain('튀는 것마다 확인 결과')
    expect((await read())['signing']).toEqual({ why: '튀는 것 2건에 확인 결과를 남기시면 서명하실 수 있습니다.', isAlone: false })

    expect((await answer(night!.id, '야간 상담 근무였습니다.', 0, reader)).status).toBe(403)
    expect((await answer('night~staff:nobody', '없는 것에 답합니다.')).status).toBe(404)
    expect((await answer(night!.id, '야간 상담 근무였습니다.')).status).toBe(200)
    expect((await answer(night!.id, '다른 분이 동시에 적습니다.', 0, clerk)).status).toBe(409)
    expect((await answer(night!.id, '야간 근무였고 근무표로 확인했습니다.', 1)).status).toBe(200)
    expect((await answer(file!.id, '송장 파일로 확인했습니다.')).status).toBe(200)
    expect((await sign(reader)).status).toBe(403)
    expect((await sign()).status).toBe(200)

    const signed = await read()
    expect(signed).toMatchObject({
      state: 'signed',
      findings: [
        { id: night!.id, answer: '야간 근무였고 근무표로 확인했습니다.', answeredBy: '한감사' },
        { id: file!.id, answer: '송장 파일로 확인했습니다.' },
      ],
      signed: { by: '한감사', at: NOW.toISOString(), note: '야간 근무표를 새로 정했습니다.', holds: true, isAlone: false },
      seals: { faults: 0 },
    })
    // The log tells of the signature, with its hash.
    const [told] = await app.open.db.select().from(audits).where(eq(audits.action, 'audit.sign'))
    expect(told).toMatchObject({
      ...{ actor: 'staff:auditor', target: 'audit-review:2026-06' },
      detail: { month: '2026-06', findings: 2, hash: (signed['signed'] as { hash: string }).hash },
    })
    expect((await sign(clerk)).status).toBe(409)
    expect((await answer(file!.id, '나중에 고칩니다.', 1)).status).toBe(409)
    // What comes later changes nothing of what was signed.
    await write(line('2026-06-20T23:10', 'staff:reader', 'member.read'))
    expect(await findings()).toHaveLength(2)
    expect((await get('/adm/audit-review/browse?state=unsigned')).data.items).toMatchObject([{ month: '2026-05' }])

    const { db } = app.open
    for (const statement of [
      `update audit_review set signed_name = '다른 사람'`,
      'delete from audit_review',
      'truncate audit_review',
      `update audit_review_answer set answer = '고침'`,
      'delete from audit_review_answer',
      `insert into audit_review_answer values ('2026-06', 'x', 'x', 'x', 'x', now(), 1)`,
    ])
      await expect(db.execute(sql.raw(statement)), statement).rejects.toThrow()
    // Whoever owns the database changes it, and is found out.
    await withTriggersOff(db, (tx) => tx.update(auditReviews).set({ signedName: '다른 사람' }))
    expect((await read())['signed']).toMatchObject({ by: '다른 사람', holds: false })
  })

  test('nobody judges their own deeds alone where another could; who is alone signs, and it says so', async () => {
    await write(line('2026-06-18T23:10', 'staff:auditor', 'member.read'))
    await app.post('/adm/audit/verify', {}, { as, now: NOW })
    const [own] = await findings()
    const answer = (version: number, who: object = as) =>
      post('answer', { month: '2026-06', finding: own!.id, answer: '야간 근무표로 확인했습니다.', version }, who)
    expect((await answer(0)).data.resultMessage).toContain('본인이 한 일은 스스로 확인하실 수 없습니다.')
    expect(own).toMatchObject({ isForOthers: true, isOpen: true })
    expect((await read())['signing']).toMatchObject({ why: expect.stringContaining('관리자, 윤서진 님께 서명을 부탁') as string })
    const sign = (who: object = as) => post('sign', { month: '2026-06', note: '' }, who)
    expect((await sign()).data.resultMessage).toContain('모두 본인이 한 일')
    await app.open.db
      .update(staff)
      .set({ blockedAt: NOW })
      .where(sql`${staff.id} <> 'auditor'`)
    expect((await answer(0)).status).toBe(200)
    expect((await read())['signing']).toEqual({ why: '', isAlone: true })
    // Another person is back: what was answered alone is answered again.
    await app.open.db.update(staff).set({ blockedAt: null }).where(eq(staff.id, 'clerk'))
    expect((await findings())[0]).toMatchObject({ isForOthers: true, isOpen: true })
    expect((await sign(clerk)).data.resultMessage).toContain('스스로 확인한 것이 있습니다')
    await app.open.db.update(staff).set({ blockedAt: NOW }).where(eq(staff.id, 'clerk'))
    expect((await sign()).status).toBe(200)
    expect((await read())['signed']).toMatchObject({ isAlone: true })
  })

  test('among the deeds of several, each person answers those of the others, and signs when another answered their own', async () => {
    await write(
      line('2026-06-18T23:10', 'staff:auditor', 'member.read'),
      line('2026-06-18T23:20', 'staff:clerk', 'member.read', { first: 1 }),
    )
    await app.post('/adm/audit/verify', {}, { as, now: NOW })
    const all = await findings()
    const idOf = (who: string) => all.find(({ id }) => id.endsWith(who))!.id
    const answer = (of: string, who: object) =>
      post('answer', { month: '2026-06', finding: idOf(of), answer: '야간 근무표로 확인했습니다.', version: 0 }, who)
    expect([(await answer('auditor', as)).status, (await answer('clerk', as)).status]).toEqual([409, 200])
    expect((await read())['signing']).toEqual({
      why: '본인이 한 일 1건은 다른 분이 확인해야 합니다. 관리자, 윤서진 님께 확인을 부탁해 주세요.',
      isAlone: false,
    })
    expect((await post('sign', { month: '2026-06', note: '' })).status).toBe(409)
    expect((await answer('auditor', clerk)).status).toBe(200)
    expect((await read())['signing']).toEqual({ why: '', isAlone: false })
    expect((await post('sign', { month: '2026-06', note: '' })).status).toBe(200)
    expect((await read())['signed']).toMatchObject({ isAlone: false })
  })

  test('the signature asks for the password again, and the screen is for who sees the log', async () => {
    await app.open.db
      .update(staffSessions)
      .set({ confirmedAt: new Date(0) })
      .where(eq(staffSessions.id, 'auditor'))
    const { status, data } = await post('sign', { month: '2026-06', note: '' })
    expect([status, data.result]).toEqual([403, expect.any(String)])
    await app.open.db.update(staffSessions).set({ confirmedAt: new Date() })
    for (const path of ['browse', 'read?month=2026-06']) expect((await get(`/adm/audit-review/${path}`, PEOPLE.manager)).status).toBe(403)
  })
})
