import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { hashPassword } from '@/services/base/passwords'
import { blindIndex } from '@/services/base/seal'
import type { RoleRights } from '@/schemas/rules/base/rights'
import { roles, staff, staffSessions } from '@/services/db/tables/auth'
import { audits, throttles } from '@/services/db/tables/base'
import { businesses, members } from '@/services/db/tables/members'
import { clearAudits } from '@/tests/support/clear-audits'
import { openTestApp, PEOPLE, type TestApp } from '@/tests/support/test-app'
import { Visitor } from '@/tests/support/visitor'

const PASSWORD = 'Kx7!mQ2p'
const CI = 'ci of the first'
const reason = '고객센터 문의 확인'

let app: TestApp
const as = { staff: { id: 'clerk', role: 'mng', sid: 'clerk' } } as const
const give = (rights: RoleRights) => app.open.db.update(roles).set({ rights }).where(eq(roles.id, 'clerk'))
const post = (what: string, body: object, who: object = as) => app.post(`/adm/member/${what}`, body, { as: who })
const find = async (by: string, value: string) => (await post('find', { by, value })).data.items.map(({ memberNo }) => memberNo)
const read = async (memberNo: string) => (await app.get(`/adm/member/read?memberNo=${memberNo}`, { as })).data.item
const lines = (action: string) => app.open.db.select().from(audits).where(eq(audits.action, action))

beforeAll(async () => {
  app = await openTestApp('postgres')
  const { db } = app.open
  await db.insert(roles).values({ id: 'clerk', siteId: 'site', name: '상담', rights: {} })
  await db.insert(staff).values({ id: 'clerk', loginId: 'clerk', name: '상담원', role: 'mng', roleId: 'clerk', passwordHash: '-' })
  await db.insert(staffSessions).values({ id: 'clerk', staffId: 'clerk', expiresAt: new Date(Date.now() + 3_600_000) })
  const whole = { siteId: 'site', certified: 'Y', serviseTermsYn: 'Y', personalInfoCollectedYn: 'Y' } as const
  const passwordHash = await hashPassword(PASSWORD)
  await db.insert(members).values([
    {
      ...whole,
      memberNo: 'first',
      memberId: 'haneul01',
      passwordHash,
      memberName: '김하늘',
      mobileNo: '01012345678',
      mobileIndex: blindIndex('01012345678', 'member.mobile'),
      email: 'haneul@example.com',
      emailIndex: blindIndex('haneul@example.com', 'member.email'),
      ciIndex: blindIndex(CI, 'member.ci'),
      birthDate: '19900131',
      zipCode: '04524',
      address: '서울특별시 중구 세종대로 110',
    },
    { ...whole, memberNo: 'asleep', memberId: 'asleep01', status: 'DORMANT', passwordHash },
    { siteId: 'site', memberNo: 'gone', memberId: 'gone01', status: 'WITHDRAWN' },
    { ...whole, siteId: 'another', memberNo: 'elsewhere', memberId: 'haneul01' },
  ])
  await db.insert(businesses).values({
    memberNo: 'first',
    siteId: 'site',
    bizRegNum: '2208801033',
    bizName: '하늘상회',
    owner: '김하늘',
    startDt: '20190302',
    type: 'ti',
    phoneNum: '021234567',
  })
})
afterAll(() => app.drop())
beforeEach(async () => {
  await clearAudits(app.open.db)
  await give({ members: { acts: ['see', 'write', 'publish'] } })
})

test('the list is masked, of this site, and filtered by status', async () => {
  const { data } = await app.get('/adm/member/browse', { as })
  expect(data.totalCount).toBe(3)
  expect(data.items.find(({ memberNo }) => memberNo === 'first')).toMatchObject({
    memberId: 'hane****',
    memberName: '김*늘',
    mobileNo: '010-****-5678',
    email: 'ha***@example.com',
    status: 'NORMAL',
  })
  const dormant = await app.get('/adm/member/browse?status=DORMANT', { as })
  expect(dormant.data.items.map(({ memberNo }) => memberNo)).toEqual(['asleep'])
})

test.each([
  ['memberId', 'Haneul01'],
  ['mobileNo', '010-1234-5678'],
  ['email', ' HANEUL@example.com '],
  ['ci', CI],
  ['bizRegNum', '220-88-01033'],
  ['memberNo', 'first'],
])('a member is found by %s', async (by, value) => expect(await find(by, value)).toEqual(['first']))

test('a search from anywhere in the console is recorded with its reason', async () => {
  const reason = '전화 문의 본인 확인'
  const { data } = await post('find', { by: 'mobileNo', value: '01012345678', reason: ` ${reason} ` })
  expect(data.items).toHaveLength(1)
  expect(await lines('member.find')).toContainEqual(expect.objectContaining({ detail: { by: 'mobileNo', found: ['first'], reason } }))
  expect((await post('find', { by: 'mobileNo', value: '01012345678', reason: '왜' })).status).toBe(400)
})

test('nobody is found by a field that the role does not show, and no search is recorded', async () => {
  await give({ members: { acts: ['see'], hidden: ['mobileNo', 'business'] } })
  for (const [by, value] of [
    ['mobileNo', '01012345678'],
    ['bizRegNum', '2208801033'],
  ]) {
    const { status, data } = await post('find', { by, value })
    expect([status, data.resultMessage, data.items]).toEqual([
      403,
      '역할에 보이지 않는 항목으로는 회원을 찾을 수 없습니다. 다른 기준으로 찾거나 관리자에게 역할을 확인해 주세요.',
      undefined,
    ])
  }
  expect(await lines('member.find')).toEqual([])
  expect(await find('email', 'haneul@example.com')).toEqual(['first'])
})

test('a person of staff finds thirty members a minute and three hundred a day, another person is not held up', async () => {
  const noon = Date.now()
  const searches = async (times: number, minute: number, who: object = as) => {
    const statuses: string[] = []
    for (let i = 0; i < times; i++) {
      const now = new Date(noon + minute * 60_000)
      const { status, data } = await app.post('/adm/member/find', { by: 'memberNo', value: 'first' }, { as: who, now })
      statuses.push(status === 200 ? '200' : `${status} ${data.resultMessage}`)
    }
    return statuses
  }
  await app.open.db.delete(throttles)
  const slower = '429 회원 찾기는 1분에 30번까지 할 수 있습니다. 1분 뒤에 다시 찾아 주세요.'
  expect(await searches(31, 0)).toEqual([...Array<string>(30).fill('200'), slower])
  expect(await searches(1, 0, PEOPLE.admin)).toEqual(['200'])
  for (let minute = 1; minute < 10; minute++) expect(await searches(30, minute)).toEqual(Array(30).fill('200'))
  expect(await searches(1, 10)).toEqual(['429 회원 찾기는 하루에 300번까지 할 수 있습니다. 내일 다시 찾아 주세요.'])
  await app.open.db.delete(throttles)
})

test('a part of a value finds nobody, nor a member of another site; each search is recorded without its value', async () => {
  for (const [by, value] of [
    ['mobileNo', '0101234'],
    ['email', 'haneul'],
    ['memberId', 'haneul'],
    ['memberNo', 'elsewhere'],
  ] as const)
    expect(await find(by, value)).toEqual([])
  await find('mobileNo', '01012345678')
  const recorded = await lines('member.find')
  expect(recorded.at(-1)).toMatchObject({ actor: 'staff:clerk', target: 'first', detail: { by: 'mobileNo', found: ['first'] } })
  expect(JSON.stringify(recorded)).not.toContain('01012345678')
})

describe('opening personal fields', () => {
  test('needs a reason, and records who opened which fields of whom, and why', async () => {
    expect((await post('open', { memberNo: 'first', reason: '왜' })).status).toBe(400)
    expect(await lines('member.read')).toEqual([])
    const { data } = await post('open', { memberNo: 'first', reason: `  ${reason} ` })
    expect(Object.fromEntries(data.items.map(({ name, value }) => [name, value]))).toEqual({
      memberId: 'haneul01',
      memberName: '김하늘',
      birthDate: '1990.01.31',
      mobileNo: '010-1234-5678',
      email: 'haneul@example.com',
      address: '(04524) 서울특별시 중구 세종대로 110',
      employeeEmail: '',
      business: '하늘상회 · 2208801033 · 김하늘 · 021234567',
    })
    const [line] = await lines('member.read')
    expect(line).toMatchObject({ actor: 'staff:clerk', target: 'first' })
    expect(line!.detail).toEqual({
      reason,
      fields: ['memberId', 'memberName', 'birthDate', 'mobileNo', 'email', 'address', 'employeeEmail', 'business'],
    })
  })

  test('opens what the role may see, masked lists included, and nothing of a withdrawn or unknown member', async () => {
    await give({ members: { acts: ['see'], hidden: ['mobileNo', 'birthDate', 'address', 'business', 'employeeEmail'] } })
    const { data } = await post('open', { memberNo: 'first', reason })
    expect(data.items.map(({ name }) => name)).toEqual(['memberId', 'memberName', 'email'])
    expect((await read('first'))['mobileNo']).toBe('')
    expect((await lines('member.read'))[0]!.detail).toMatchObject({ fields: ['memberId', 'memberName', 'email'] })
    await give({ members: { acts: ['see'], hidden: ['memberId'] } })
    expect((await read('first'))['memberId']).toBe('')
    const { data: list } = await app.get('/adm/member/browse', { as })
    expect(list.items.map(({ memberId }) => memberId)).toEqual(['', '', ''])
    expect((await post('open', { memberNo: 'gone', reason })).status).toBe(409)
    for (const memberNo of ['nobody', 'elsewhere']) expect((await post('open', { memberNo, reason })).status).toBe(404)
  })

  test('whoever may only look may not act, and a manager without a role does not get in', async () => {
    await give({ members: { acts: ['see'] } })
    expect((await post('block', { memberNo: 'first', reason })).status).toBe(403)
    expect((await app.get('/adm/member/browse', { as: PEOPLE.manager })).status).toBe(403)
    expect((await app.get('/adm/member/browse', { as: PEOPLE.admin })).status).toBe(200)
  })
})

describe('acts', () => {
  test('a block ends every sign-in and refuses the next; its end lets the member in again', async () => {
    const visitor = new Visitor(app)
    expect((await visitor.signIn('haneul01', PASSWORD)).data.result).toBe('200')
    expect((await read('first'))['sessions']).toBe(1)
    expect((await post('block', { memberNo: 'first', reason })).status).toBe(200)
    expect((await visitor.get('/svc/tblMemberSvcApi/svcInfo')).status).toBe(401)
    const refused = await visitor.signIn('haneul01', PASSWORD)
    expect([refused.status, refused.data.result]).toEqual([403, 'LO013'])
    expect((await visitor.signIn('haneul01', 'wrong')).data.result).toBe('LO001')
    expect(await read('first')).toMatchObject({ status: 'BLOCKED', blockReason: reason, sessions: 0 })
    expect((await post('block', { memberNo: 'first', reason })).status).toBe(409)
    expect((await post('unblock', { memberNo: 'first', reason })).status).toBe(200)
    expect((await post('unblock', { memberNo: 'first', reason })).status).toBe(409)
    expect((await visitor.signIn('haneul01', PASSWORD)).data.result).toBe('200')
    expect((await lines('member.block'))[0]).toMatchObject({ target: 'first', detail: { reason } })
  })

  test('the end of a block does not release a dormant account, and a withdrawn one is not blocked', async () => {
    await post('block', { memberNo: 'asleep', reason })
    await post('unblock', { memberNo: 'asleep', reason })
    expect(await read('asleep')).toMatchObject({ status: 'DORMANT', blockReason: '' })
    expect((await post('block', { memberNo: 'gone', reason })).status).toBe(409)
  })

  test('a lock after too many tries is released for every address', async () => {
    await app.open.db.delete(throttles)
    expect((await post('release-lock', { memberNo: 'first', reason })).status).toBe(409)
    const visitors = ['203.0.113.7', '198.51.100.9'].map((ip) => new Visitor(app, { ip }))
    for (const visitor of visitors) for (let i = 0; i < 10; i++) await visitor.signIn('haneul01', `wrong-${i}`)
    for (const visitor of visitors) expect((await visitor.signIn('haneul01', PASSWORD)).data.result).toBe('LO003')
    expect((await read('first'))['lockedUntil']).toEqual(expect.any(String))
    expect((await post('release-lock', { memberNo: 'first', reason })).status).toBe(200)
    expect((await read('first'))['lockedUntil']).toBeNull()
    for (const visitor of visitors) expect((await visitor.signIn('haneul01', PASSWORD)).data.result).toBe('200')
  })

  test('all sign-ins end at once', async () => {
    const visitor = new Visitor(app)
    await visitor.signIn('haneul01', PASSWORD)
    const { sessions } = await read('first')
    expect((await post('end-sessions', { memberNo: 'first', reason })).data.item).toEqual({ ended: sessions })
    expect((await visitor.get('/svc/tblMemberSvcApi/svcInfo')).status).toBe(401)
    expect((await lines('member.endSessions'))[0]!.detail).toEqual({ reason, ended: sessions })
  })
})
