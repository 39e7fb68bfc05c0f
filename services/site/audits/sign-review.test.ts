import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { staff, staffSessions } from '@/services/db/tables/auth'
import { audits } from '@/services/db/tables/base'
import { auditReviews } from '@/services/db/tables/trail'
import { AuditMonth, AUDITOR, CLERK, READER, NOW, line } from '@/tests/support/audit-month'
import { PEOPLE, type TestApp } from '@/tests/support/test-app'
import { ONE_DATABASE } from '@/tests/support/test-database'
import { withTriggersOff } from '@/tests/support/with-triggers-off'

describe.each(ONE_DATABASE)('on %s', (kind) => {
  let month: AuditMonth
  let app: TestApp
  let write: AuditMonth['write']
  let get: AuditMonth['get']
  let post: AuditMonth['post']
  let read: AuditMonth['read']
  let findings: AuditMonth['findings']
  beforeAll(async () => {
    month = await AuditMonth.open(kind)
    ;({ app, write, get, post, read, findings } = month)
  })
  afterAll(() => month.app.drop())
  beforeEach(() => month.reset())

  test('a month is answered, signed once by a person with the right, and then changed by nobody', async () => {
    await write(
      line('2026-06-18T23:10', 'staff:clerk', 'member.read'),
      line('2026-06-19T12:00', 'staff:reader', 'order.export', { people: 2 }),
    )
    const [night, file] = await findings()
    const answer = (finding: string, words: string, version = 0, who: object = AUDITOR) =>
      post('answer', { month: '2026-06', finding, answer: words, version }, who)
    const sign = (who: object = AUDITOR, month = '2026-06') => post('sign', { month, note: '야간 근무표를 새로 정했습니다.' }, who)
    expect((await sign(AUDITOR, '2026-07')).data.resultMessage).toContain('아직 끝나지 않은 달')
    expect((await sign()).data.resultMessage).toContain('먼저 기록의 봉인을 확인')
    await app.post('/adm/audit/verify', {}, { as: AUDITOR, now: NOW })
    expect((await sign()).data.resultMessage).toContain('튀는 것마다 확인 결과')
    expect((await read())['signing']).toEqual({
      why: '아직 확인하지 않은 튀는 것 2건에 확인 결과를 남기시면 서명하실 수 있습니다.',
      isAlone: false,
    })

    expect((await answer(night!.id, '야간 상담 근무였습니다.', 0, READER)).status).toBe(403)
    expect((await answer('night~staff:nobody', '없는 것에 답합니다.')).status).toBe(404)
    expect((await answer(night!.id, '야간 상담 근무였습니다.')).status).toBe(200)
    expect((await answer(night!.id, '다른 분이 동시에 적습니다.', 0, CLERK)).status).toBe(409)
    expect((await answer(night!.id, '야간 근무였고 근무표로 확인했습니다.', 1)).status).toBe(200)
    expect((await answer(file!.id, '송장 파일로 확인했습니다.')).status).toBe(200)
    expect((await sign(READER)).status).toBe(403)
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
    expect((await sign(CLERK)).status).toBe(409)
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
    await app.post('/adm/audit/verify', {}, { as: AUDITOR, now: NOW })
    const [own] = await findings()
    const answer = (version: number, who: object = AUDITOR) =>
      post('answer', { month: '2026-06', finding: own!.id, answer: '야간 근무표로 확인했습니다.', version }, who)
    expect((await answer(0)).data.resultMessage).toContain('본인이 한 일은 스스로 확인하실 수 없습니다.')
    expect(own).toMatchObject({ isForOthers: true, isOpen: true })
    expect((await read())['signing']).toMatchObject({ why: expect.stringContaining('관리자, 윤서진 님께 서명을 부탁') as string })
    const sign = (who: object = AUDITOR) => post('sign', { month: '2026-06', note: '' }, who)
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
    expect((await sign(CLERK)).data.resultMessage).toContain('스스로 확인한 것이 있습니다')
    await app.open.db.update(staff).set({ blockedAt: NOW }).where(eq(staff.id, 'clerk'))
    expect((await sign()).status).toBe(200)
    expect((await read())['signed']).toMatchObject({ isAlone: true })
  })

  test('among the deeds of several, each person answers those of the others, and signs when another answered their own', async () => {
    await write(
      line('2026-06-18T23:10', 'staff:auditor', 'member.read'),
      line('2026-06-18T23:20', 'staff:clerk', 'member.read', { first: 1 }),
    )
    await app.post('/adm/audit/verify', {}, { as: AUDITOR, now: NOW })
    const all = await findings()
    const idOf = (who: string) => all.find(({ id }) => id.endsWith(who))!.id
    const answer = (of: string, who: object) =>
      post('answer', { month: '2026-06', finding: idOf(of), answer: '야간 근무표로 확인했습니다.', version: 0 }, who)
    expect([(await answer('auditor', AUDITOR)).status, (await answer('clerk', AUDITOR)).status]).toEqual([409, 200])
    expect((await read())['signing']).toEqual({
      why: '본인이 한 일 1건은 다른 분이 확인해야 합니다. 관리자, 윤서진 님께 확인을 부탁해 주세요.',
      isAlone: false,
    })
    expect((await post('sign', { month: '2026-06', note: '' })).status).toBe(409)
    expect((await answer('auditor', CLERK)).status).toBe(200)
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
