import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { roles, staff, staffSessions } from '@/services/db/tables/auth'
import { audits } from '@/services/db/tables/base'
import { members } from '@/services/db/tables/members'
import { documents } from '@/services/db/tables/site'
import { writeAudits } from '@/services/kit/write-audits'
import { sealAudits } from '@/services/trail/seal-audits'
import type { Whose } from '@/services/kit/subject-of'
import { addEvents } from '@/tests/support/parent-rows'
import { clearAudits } from '@/tests/support/clear-audits'
import { openTestApp, PEOPLE, type TestApp } from '@/tests/support/test-app'
import { withTriggersOff } from '@/tests/support/with-triggers-off'
import { ONE_DATABASE } from '@/tests/support/test-database'
import { describe } from 'vitest'

let app: TestApp
const CHROME = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36'
const as = { staff: { id: 'auditor', role: 'mng', sid: 'auditor' } } as const
const browse = async (query = '', who: object = as) => app.get(`/adm/audit/browse?${query}`, { as: who })
const idsOf = async (query: string) => (await browse(query)).data.items.map(({ id }) => ids.get(id as number))
const ids = new Map<number, string>()

const LINES = [
  ['opened', '2026-06-01T14:59:59Z', 'staff:admin', 'member.read', 'm1', { reason: '환불 문의', fields: ['memberName', 'mobileNo'] }],
  ['saved', '2026-06-01T15:00:00Z', 'staff:auditor', 'page.save', 'd1', { name: '/styling/home', draftNumber: 12, ops: 3 }],
  ['drawn', '2026-06-02T03:00:00Z', 'staff:admin', 'event.draw', 'event:77', { reason: '추첨', winners: 5 }],
  ['joined', '2026-06-02T14:59:59.999Z', 'member:m1', 'member.signIn', 'm1', null],
  ['made', '2026-06-02T15:00:00Z', 'first-admin', 'staff.create', 'auditor', { loginId: 'auditor', role: 'mng' }],
  ['odd', '2026-06-03T00:00:00Z', 'visitor', 'odd.deed', '50%_off', { unknown: { deep: 1 } }],
] as const

describe.each(ONE_DATABASE)('on %s', (kind) => {
  beforeAll(async () => {
    app = await openTestApp(kind)
    const { db } = app.open
    await db.insert(roles).values({ id: 'audit', siteId: 'site', name: '감사', rights: {} })
    await db.insert(staff).values({ id: 'auditor', loginId: 'auditor', name: '한감사', role: 'mng', roleId: 'audit', passwordHash: '-' })
    await db.insert(staffSessions).values({ id: 'auditor', staffId: 'auditor', expiresAt: new Date(Date.now() + 3_600_000) })
    await addEvents(db, 77)
    await db.insert(members).values({ siteId: 'site', memberNo: 'm1', memberId: 'haneul01' })
    await db.insert(documents).values({ id: 'd1', siteId: 'site', kind: 'page', name: '/styling/home', title: '스타일링 홈', draft: '{}' })
  })
  afterAll(() => app.drop())
  beforeEach(async () => {
    const { db } = app.open
    await db.update(roles).set({ rights: { audit: { acts: ['see', 'publish'] }, members: { acts: ['see'] } } })
    await clearAudits(db)
    ids.clear()
    for (const [name, at, actor, action, target, detail] of LINES) {
      const row = { at: new Date(at), actor, action, target, detail, requestId: 'test' }
      const [made] = await db.insert(audits).values(row).returning({ id: audits.id })
      ids.set(made!.id, name)
    }
  })

  test('each line is in words, the newest first, with a way to the thing', async () => {
    const { data } = await browse()
    expect(data.totalCount).toBe(6)
    const line = (name: string) => data.items.find(({ id }) => ids.get(id as number) === name)!
    expect(data.items.map(({ id }) => ids.get(id as number))).toEqual(['odd', 'made', 'joined', 'drawn', 'saved', 'opened'])
    expect(line('opened')).toMatchObject({
      actor: { words: '관리자' },
      action: { words: '회원 개인정보 열람' },
      target: { words: '회원 hane****', path: '/ice_builder/members/m1' },
      details: [
        { words: '사유', value: '환불 문의' },
        { words: '항목', value: '이름, 휴대전화' },
      ],
    })
    expect(line('saved')).toMatchObject({
      actor: { words: '한감사' },
      action: { words: '페이지 저장' },
      target: { words: '스타일링 홈', path: '/ice_builder/page/styling/home' },
    })
    expect(line('drawn')['target']).toMatchObject({ words: '지난 이벤트', path: '/ice_builder/events/77' })
    expect(line('joined')['actor']).toMatchObject({ words: '회원 hane****' })
    expect(line('made')).toMatchObject({ actor: { words: '처음 시작' }, target: { words: '한감사', path: '' } })
    expect(line('odd')).toMatchObject({ action: { words: 'odd.deed' }, target: { words: '50%_off', path: '' }, details: [] })
    await app.open.db.insert(audits).values({ actor: 'visitor', action: 'staff.signIn', target: 'auditor', requestId: 'test' })
    expect((await browse('action=staff.signIn')).data.items[0]).toMatchObject({ actor: { words: '한감사' } })
    expect(data.item['staff']).toContainEqual({ id: 'auditor', name: '한감사' })
  })

  test.each([
    ['from=2026-06-02&until=2026-06-02', ['joined', 'drawn', 'saved']],
    ['until=2026-06-01', ['opened']],
    ['from=2026-06-03', ['odd', 'made']],
    ['actor=staff:admin', ['drawn', 'opened']],
    ['actor=member', ['joined']],
    ['actor=system', ['odd', 'made']],
    ['action=page.save', ['saved']],
    ['target=m1', ['joined', 'opened']],
    ['search=환불', ['opened']],
    ['search=열람', ['opened']],
    ['search=한감사 저장', ['saved']],
    ['search=%25', ['odd']],
    ['search=없는말', []],
    ['direction=asc&size=2&page=2', ['drawn', 'joined']],
  ])('%s', async (query, names) => expect(await idsOf(query)).toEqual(names))

  test('a page past the end says how many lines there are', async () => {
    const { data } = await browse('page=9')
    expect([data.items, data.totalCount]).toEqual([[], 6])
  })

  test('the file has the filtered lines, without formulas, and is recorded with its reason', async () => {
    await app.open.db.insert(audits).values({ actor: 'visitor', action: 'odd.deed', target: '=1+1', requestId: 'test' })
    const sent = { reason: '분기 점검', actor: 'system' }
    const { status, data } = await app.post('/adm/audit/export', sent, { as })
    expect(status).toBe(200)
    expect(data.item['rows']).toBe(3)
    const rows = (data.item['csv'] as string).trimEnd().split('\r\n')
    expect(rows[0]).toBe('\uFEFF때,누가,한 일,대상,대상 번호,내용,접속지,기기')
    expect(rows.find((row) => row.includes('=1+1'))).toContain("'=1+1")
    expect(rows.at(-1)).toBe('2026.06.03 00:00,처음 시작,운영자 만들기,한감사,auditor,아이디: auditor / 권한: 매니저,,')
    const [line] = await app.open.db.select().from(audits).where(eq(audits.action, 'audit.export'))
    expect(line).toMatchObject({ actor: 'staff:auditor', detail: { reason: '분기 점검', actor: 'system', rows: 3 } })
    expect((await app.post('/adm/audit/export', { ...sent, reason: '왜' }, { as })).status).toBe(400)
  })

  test('one filter says who saw, changed or exported a member, and in how many ways', async () => {
    const { db } = app.open
    await db.update(members).set({ mobileNo: '01000001234' }).where(eq(members.memberNo, 'm1'))
    const at = new Date('2026-06-04T00:00:00Z')
    const line = (
      actor: string,
      action: string,
      target: string,
      whose: Whose[],
      detail: Record<string, unknown> | null = { reason: '문의' },
    ) => ({
      ...{ at, actor, action, target, whose, detail, requestId: 'r', address: '203.0.113.24', agent: CHROME },
    })
    await writeAudits(db, [
      line('staff:admin', 'member.read', 'm1', [{ memberNo: 'm1' }]),
      line('staff:auditor', 'order.export', 'orders', [{ memberNo: 'm9' }, { memberNo: 'm1' }], null),
      line('staff:auditor', 'visit.move', 'visit:1', [{ memberNo: null, phoneNo: '010-0000-1234' }]),
      line('staff:auditor', 'member.read', 'm9', [{ memberNo: 'm9' }]),
    ])
    const of = async (query: string) => (await browse(`person=m1&${query}`)).data.items.map(({ action }) => (action as { id: string }).id)
    expect(await of('from=2026-06-03')).toEqual(['visit.move', 'order.export', 'member.read'])
    expect(await of('dealing=read')).toEqual(['member.read'])
    expect(await of('dealing=export')).toEqual(['order.export'])
    expect(await of('dealing=change')).toEqual(['visit.move'])
    const { data } = await browse('person=m1')
    expect(data.item['person']).toEqual({
      words: '회원 hane****',
      path: '/ice_builder/members/m1',
      counts: { all: 4, read: 1, change: 1, export: 1 },
      viewers: 2,
      reasonless: 1,
    })
    expect(data.items[0]).toMatchObject({ place: { address: '203.0.113.24', agent: 'Chrome · Windows' } })
    const file = await app.post('/adm/audit/export', { reason: '회원 요청', person: 'm1' }, { as })
    expect(file.data.item['csv']).toContain('203.0.113.24,Chrome · Windows')
    // The file is about this member as well.
    expect(await of('dealing=export')).toEqual(['audit.export', 'order.export'])
  })

  test('a try to sign in as somebody is found under that person, and is not said to be theirs', async () => {
    const line = (action: string, target: string) => ({ at: new Date(), actor: 'visitor', action, target, detail: null, requestId: 'r' })
    await writeAudits(app.open.db, [
      line('staff.signInFailed', 'auditor'),
      line('staff.signInFailed', 'unknown'),
      line('odd.deed', 'auditor'),
    ])
    const { data } = await browse('actor=staff:auditor&from=2026-06-10')
    expect(data.items).toMatchObject([{ action: { words: '운영자 로그인 실패' }, actor: { words: '방문자' }, target: { words: '한감사' } }])
  })

  test('saves that follow each other are one line until each is asked for', async () => {
    const { db } = app.open
    const save = (minute: number, actor = 'staff:admin') => ({
      ...{ at: new Date(Date.UTC(2026, 5, 5, 3, minute)), actor, action: 'page.save', target: 'd1', detail: { draftNumber: minute } },
      requestId: 'r',
    })
    await writeAudits(db, [save(0), save(4), save(13), save(5, 'staff:auditor'), save(40)])
    const shown = async (query: string) =>
      (await browse(`from=2026-06-05&until=2026-06-05${query}`)).data.items.map(({ details }) => (details as { value: string }[])[0]!.value)
    expect(await shown('')).toEqual(['40', '13', '5'])
    expect(await shown('&saves=each')).toEqual(['40', '13', '5', '4', '0'])
  })

  test('the seals are said, a check names what is wrong, and who checked is recorded', async () => {
    const { db } = app.open
    const seals = async () => (await app.get('/adm/audit/seals', { as })).data.item
    expect(await seals()).toMatchObject({ lines: 0, waiting: 6, until: null, years: 2 })
    await clearAudits(db)
    await writeAudits(db, [{ at: new Date(), actor: 'staff:admin', action: 'member.read', target: 'm1', detail: null, requestId: 'r' }])
    await sealAudits(db, new Date())
    expect(await seals()).toMatchObject({ lines: 1, waiting: 0, until: expect.any(String), head: expect.any(String) })
    expect((await app.post('/adm/audit/verify', {}, { as })).data.item).toMatchObject({ lines: 1, total: 0, faults: [] })
    const [line] = await db.select().from(audits).where(eq(audits.action, 'member.read'))
    await withTriggersOff(db, (tx) => tx.update(audits).set({ actor: 'staff:auditor' }))
    const { data } = await app.post('/adm/audit/verify', {}, { as })
    expect(data.item).toMatchObject({ total: 1, faults: [{ id: line!.id, words: `${line!.id}번 · 내용이 바뀜` }] })
    expect(await db.$count(audits, eq(audits.action, 'audit.verify'))).toBe(2)
    expect((await app.post('/adm/audit/verify', {}, { as: PEOPLE.manager })).status).toBe(403)
  })

  test('only roles with the right read and export it, and the way to a member is for those who may see members', async () => {
    expect((await browse('', PEOPLE.manager)).status).toBe(403)
    await app.open.db.update(roles).set({ rights: { audit: { acts: ['see'] } } })
    const { data } = await browse('target=m1')
    expect(data.items.map(({ target }) => (target as { path: string }).path)).toEqual(['', ''])
    expect((await app.post('/adm/audit/export', { reason: '분기 점검' }, { as })).status).toBe(403)
  })
})
