import { and, eq, inArray, isNull } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { hashPassword } from '@/services/base/passwords'
import { roles, staff, staffSessions } from '@/services/db/tables/auth'
import { audits } from '@/services/db/tables/base'
import { shops } from '@/services/db/tables/places'
import { openTestApp, PEOPLE, type TestApp } from '@/tests/support/test-app'
import { Visitor } from '@/tests/support/visitor'

const PASSWORD = '나무결7!tile'
const reason = '퇴사 처리 요청'
let app: TestApp
const post = (path: string, body: object, who: object = PEOPLE.admin) => app.post(path, body, { as: who })
const accounts = async () => (await app.get('/adm/staff/browse', { as: PEOPLE.admin })).data.items
const account = async (loginId: string) => (await accounts()).find((one) => one['loginId'] === loginId)!
const keyOf = (path: unknown) => String(path).split('#invite=')[1]!
const signIn = (browser: Visitor, loginId: string, password: string) => browser.post('/adm/auth/signIn', { loginId, password })
const invite = (loginId: string, more: object = {}) =>
  post('/adm/staff/create', { loginId, name: '새 사람', role: 'mng', roleId: '', shopId: '', ...more })

beforeAll(async () => {
  app = await openTestApp('postgres')
  await app.open.db.insert(roles).values({ id: 'desk', siteId: 'site', name: '상담', rights: { members: { acts: ['see'] } } })
})
afterAll(() => app.drop())

test('an invited person chooses the password once, and nobody can sign in before', async () => {
  const made = await invite('newcomer', { roleId: 'desk' })
  expect(made.status, made.data.resultMessage).toBe(200)
  expect(await account('newcomer')).toMatchObject({ state: 'invited', roleName: '상담', role: 'mng' })
  const browser = new Visitor(app)
  expect((await signIn(browser, 'newcomer', PASSWORD)).status).toBe(401)
  const key = keyOf(made.data.item['path'])
  const weak = await browser.post('/auth/svc/staff-invite', { key, password: 'newcomer1!' })
  expect([weak.status, weak.data.problems?.[0]?.message]).toEqual([400, '아이디가 들어간 비밀번호는 쓸 수 없습니다.'])
  const answers = await Promise.all([1, 2].map(() => new Visitor(app).post('/auth/svc/staff-invite', { key, password: PASSWORD })))
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 404])
  expect((await signIn(browser, 'newcomer', PASSWORD)).data.item).toMatchObject({ loginId: 'newcomer', role: 'mng' })
  expect((await account('newcomer')).state).toBe('active')
  // The secret itself is stored nowhere.
  expect(JSON.stringify([await app.open.db.select().from(staff), await app.open.db.select().from(audits)])).not.toContain(key)
})

test('an invitation ends after three days, with a newer one, and with a block', async () => {
  const first = keyOf((await invite('latecomer')).data.item['path'])
  const { id } = await account('latecomer')
  const second = keyOf((await post('/adm/staff/invite', { id })).data.item['path'])
  const accept = async (key: string) => (await new Visitor(app).post('/auth/svc/staff-invite', { key, password: PASSWORD })).status
  expect(await accept(first)).toBe(404)
  await app.open.db
    .update(staff)
    .set({ inviteExpiresAt: new Date(Date.now() - 1) })
    .where(eq(staff.id, id as string))
  expect(await accept(second)).toBe(404)
  const third = keyOf((await post('/adm/staff/invite', { id })).data.item['path'])
  await post('/adm/staff/block', { id, reason })
  expect(await accept(third)).toBe(404)
  expect((await post('/adm/staff/invite', { id })).status).toBe(409)
})

test('a block ends every session at once and refuses the sign-in in words; its end admits again', async () => {
  const passwordHash = await hashPassword(PASSWORD)
  await app.open.db.insert(staff).values({ id: 'leaver', loginId: 'leaver', name: '나갈 사람', role: 'mng', passwordHash })
  const browser = new Visitor(app)
  await signIn(browser, 'leaver', PASSWORD)
  expect((await browser.get('/adm/auth/me')).status).toBe(200)
  expect((await post('/adm/staff/block', { id: 'leaver', reason })).status).toBe(200)
  expect((await browser.get('/adm/auth/me')).status).toBe(403)
  const refused = await signIn(browser, 'leaver', PASSWORD)
  expect([refused.status, refused.data.resultMessage]).toEqual([403, '사용이 중지된 운영자 계정입니다. 관리자에게 문의해 주세요.'])
  expect((await post('/adm/staff/block', { id: 'leaver', reason })).status).toBe(409)
  await post('/adm/staff/unblock', { id: 'leaver', reason })
  expect((await signIn(browser, 'leaver', PASSWORD)).status).toBe(200)
})

test('a change names the version it started from, and nobody takes their own rights away', async () => {
  const person = await account('manager')
  const change = (more: object, who?: object) =>
    post(
      '/adm/staff/change',
      { id: 'manager', version: person['version'], name: '매니저', role: 'mng', roleId: 'desk', shopId: '', ...more },
      who,
    )
  expect((await change({})).data.item).toEqual({ version: (person['version'] as number) + 1 })
  const late = await change({ roleId: '' })
  expect([late.status, late.data.resultMessage]).toEqual([409, expect.stringContaining('입력한 내용은 그대로 있습니다.')])
  expect((await change({ version: (person['version'] as number) + 1, roleId: 'nothing' })).status).toBe(400)
  const own = await post('/adm/staff/change', { id: 'admin', version: 1, name: '관리자', role: 'mng', roleId: '', shopId: '' })
  expect(own.status).toBe(409)
  expect((await post('/adm/staff/block', { id: 'admin', reason })).status).toBe(409)
  expect(
    (await post('/adm/staff/change', { id: 'admin', version: 1, name: '최고 관리자', role: 'adm', roleId: '', shopId: '' })).status,
  ).toBe(200)
  // A role holds from the next call on.
  expect((await app.get('/adm/member/browse', { as: PEOPLE.manager })).status).toBe(200)
  expect((await app.get('/adm/vitals/browse', { as: PEOPLE.manager })).status).toBe(403)
})

test('only administrators change accounts and roles, and a taken id is said at its field', async () => {
  for (const path of ['/adm/staff/create', '/adm/staff/change', '/adm/role/save'])
    expect((await post(path, {}, PEOPLE.manager)).status).toBe(403)
  const taken = await invite('admin')
  expect([taken.status, taken.data.problems?.[0]]).toMatchObject([409, { pointer: '/loginId' }])
})

test('of two administrators who block each other at the same moment one remains', async () => {
  const { db } = app.open
  const expiresAt = new Date(Date.now() + 3_600_000)
  for (const id of ['one', 'two']) {
    await db.insert(staff).values({ id, loginId: `admin-${id}`, name: id, role: 'adm', passwordHash: '-' })
    await db.insert(staffSessions).values({ id, staffId: id, expiresAt })
  }
  const as = (id: string) => ({ as: { staff: { id, role: 'adm', sid: id } } }) as const
  const answers = await Promise.all([
    app.post('/adm/staff/block', { id: 'two', reason: '동시에 중지합니다.' }, as('one')),
    app.post('/adm/staff/block', { id: 'one', reason: '동시에 중지합니다.' }, as('two')),
  ])
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 403])
  const left = await db
    .select({ id: staff.id })
    .from(staff)
    .where(and(inArray(staff.id, ['one', 'two']), isNull(staff.blockedAt)))
  expect(left).toHaveLength(1)
  await db.delete(staffSessions).where(inArray(staffSessions.staffId, ['one', 'two']))
  await db.delete(staff).where(inArray(staff.id, ['one', 'two']))
})

test('a role begins with nothing, or with everything that is not personal', async () => {
  const made = async (name: string, start?: string) => {
    const { id } = (await post('/adm/role/create', { name, start })).data.item as { id: string }
    return (await app.get('/adm/role/browse', { as: PEOPLE.admin })).data.items.find((one) => one['id'] === id)!['rights'] as object
  }
  expect(await made('좁은 역할', 'empty')).toEqual({})
  expect(Object.keys(await made('넓은 역할', 'usual'))).toEqual(expect.arrayContaining(['pages', 'events', 'media']))
})

test('a role is saved against its version, with rights that exist, and deleted when nobody has it', async () => {
  const { id } = (await post('/adm/role/create', { name: '편집' })).data.item as { id: string }
  expect((await post('/adm/role/create', { name: ' 편집 ' })).status).toBe(409)
  const role = async () => (await app.get('/adm/role/browse', { as: PEOPLE.admin })).data.items.find((one) => one['id'] === id)!
  expect(await role()).toMatchObject({ name: '편집', version: 1, people: 0, rights: { events: { acts: ['see'] } } })
  const save = (version: number, rights: unknown) => post('/adm/role/save', { id, version, name: '편집자', rights })
  for (const rights of [
    { nothing: { acts: ['see'] } },
    { events: { acts: ['fly'] } },
    { vitals: { acts: ['write'] } },
    { members: { acts: ['see'], hidden: ['secrets'] } },
    { members: { acts: ['see', 'see'] } },
    { members: 'all' },
  ])
    expect((await save(1, rights)).status, JSON.stringify(rights)).toBe(400)
  const rights = { events: { acts: ['see', 'write'] }, members: { acts: ['see'], hidden: ['address'], readOnly: [] } }
  expect((await save(1, rights)).data.item).toEqual({ version: 2 })
  expect((await save(1, rights)).status).toBe(409)
  expect(await role()).toMatchObject({ name: '편집자', rights })
  await app.open.db.update(staff).set({ roleId: id }).where(eq(staff.id, 'leaver'))
  expect((await post('/adm/role/delete', { id, version: 2 })).status).toBe(409)
  await app.open.db.update(staff).set({ roleId: null }).where(eq(staff.id, 'leaver'))
  expect((await post('/adm/role/delete', { id, version: 2 })).status).toBe(200)
  const [line] = await app.open.db.select().from(audits).where(eq(audits.action, 'role.save'))
  expect(line!.detail).toMatchObject({ name: '편집자', changed: expect.arrayContaining(['events', 'members']), after: rights })
})

test('a manager is bound to a shop from the next call on; who is bound has no area without shops, and nobody binds themselves', async () => {
  const { db } = app.open
  const place = {
    siteId: 'site',
    type: 'showroom' as const,
    typeName: '전시장',
    region: '서울',
    address: '서울',
    lat: 37,
    lng: 127,
    orderNo: 1,
  }
  await db.insert(shops).values({ ...place, shopId: 'nonhyeon', shopName: '논현 전시장', phoneNumber: '02-0000-0001' })
  const rights = { consultations: { acts: ['see'] }, pages: { acts: ['see', 'write'] }, audit: { acts: ['see'] } } as const
  await db.insert(roles).values({ id: 'shop', siteId: 'site', name: '매장', rights })
  expect((await invite('unknown-shop', { roleId: 'shop', shopId: 'nowhere' })).data.resultMessage).toMatch(/없는 매장/)
  const made = await invite('shopkeeper', { roleId: 'shop', shopId: 'nonhyeon' })
  const browser = new Visitor(app)
  await browser.post('/auth/svc/staff-invite', { key: keyOf(made.data.item['path']), password: PASSWORD })
  await signIn(browser, 'shopkeeper', PASSWORD)
  expect((await browser.get('/adm/auth/me')).data.item).toMatchObject({
    shopName: '논현 전시장',
    rights: { consultations: rights.consultations },
  })
  expect(Object.keys((await browser.get('/adm/auth/me')).data.item['rights'] as object)).toEqual(['consultations'])
  expect((await browser.get('/adm/audit/browse')).status).toBe(403)
  const { id, version, ...known } = await account('shopkeeper')
  expect(known).toMatchObject({ shopId: 'nonhyeon', shopName: '논현 전시장' })
  const change = (more: object) => post('/adm/staff/change', { id, name: '점장', role: 'mng', roleId: 'shop', ...more })
  // A call that leaves the shop out does not free the person of it.
  expect((await change({ version })).status).toBe(400)
  expect((await change({ version, shopId: '' })).status).toBe(200)
  expect((await browser.get('/adm/audit/browse')).status).toBe(200)
  const self = await account('admin')
  const own = { id: 'admin', version: self['version'], name: '관리자', role: 'mng', roleId: 'shop', shopId: 'nonhyeon' }
  expect((await post('/adm/staff/change', own)).status).toBe(409)
})
