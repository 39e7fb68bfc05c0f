import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { AuditMonth, SHOP, READER, line, entering } from '@/tests/support/audit-month'
import { ONE_DATABASE } from '@/tests/support/test-database'

describe.each(ONE_DATABASE)('on %s', (kind) => {
  let month: AuditMonth
  let write: AuditMonth['write']
  let get: AuditMonth['get']
  let findings: AuditMonth['findings']
  let told: AuditMonth['told']
  let behind: AuditMonth['behind']
  beforeAll(async () => {
    month = await AuditMonth.open(kind)
    ;({ write, get, findings, told, behind } = month)
  })
  afterAll(() => month.app.drop())
  beforeEach(() => month.reset())

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
    expect((await get('/adm/console/home', READER)).data.item['queues']).toEqual([])
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
})
