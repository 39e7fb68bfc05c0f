// What Okta and Entra send, over HTTP: people come with the role of their groups, change, leave at once, and come back; what is refused is
// said in the shape of the protocol.
import { eq, like } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { audits, throttles } from '@/services/db/tables/base'
import { staff } from '@/services/db/tables/auth'
import { directories, directoryGroups, directoryUsers, scimTokens } from '@/services/db/tables/directory'
import { GROUP, ROLE, ScimProgram, setDirectory } from '@/tests/support/company-directory'
import { entra, ERROR, okta, PATCH, replace, USER } from '@/tests/support/scim-bodies'
import { StaffBrowsers } from '@/tests/support/staff-browsers'
import { openTestApp, type TestApp } from '@/tests/support/test-app'
import { ONE_DATABASE } from '@/tests/support/test-database'
import { openStaffSession } from '../domain/open-staff-session'
import { readSession } from '../domain/read-session'

describe.each(ONE_DATABASE)('SCIM on %s', (kind) => {
  let app: TestApp
  let scim: ScimProgram
  let people: StaffBrowsers
  beforeAll(async () => {
    app = await openTestApp(kind)
    people = new StaffBrowsers(app)
    await people.addPeople()
  })
  afterAll(() => app.drop())
  beforeEach(async () => {
    await people.reset()
    await setDirectory(app, { provisioning: 'scim' })
    for (const loginId of ['gildong-hong', 'seoyeon']) await app.open.db.delete(staff).where(eq(staff.loginId, loginId))
    scim = new ScimProgram(app)
    await scim.allow()
  })

  const create = async (body: object = okta()) => (await scim.send('POST', '/Users', body)).body.id
  const group = (members: string[], displayName = GROUP) =>
    scim.send('POST', '/Groups', {
      schemas: ['urn:ietf:params:scim:schemas:core:2.0:Group'],
      displayName,
      members: members.map((value) => ({ value })),
    })
  const accountOf = async (loginId = 'gildong-hong') => (await app.open.db.select().from(staff).where(eq(staff.loginId, loginId)))[0]
  /** A sign-in of the person, and what it answers. */
  async function signedIn(id: string) {
    const opened = await app.open.db.transaction((tx) =>
      openStaffSession(tx, { id, role: 'mng', before: undefined, isPending: false }, new Date()),
    )
    const session = await readSession(opened!.cookie.split(';')[0]!)
    return { session, me: async () => (await app.get('/adm/auth/me', { as: session })).status }
  }

  test('a person whom Okta creates has no account until a group gives a role, and then the role of that group and no other', async () => {
    const made = await scim.send('POST', '/Users', okta())
    expect([made.status, made.headers.get('content-type'), made.headers.get('etag')]).toEqual([
      201,
      'application/scim+json; charset=utf-8',
      'W/"1"',
    ])
    expect(made.body).toMatchObject({
      schemas: [USER],
      userName: 'gildong.hong@company.example',
      externalId: '00u-gildong.hong',
      active: true,
      name: { givenName: '길동', familyName: '홍' },
      emails: [{ value: 'gildong.hong@company.example', primary: true }],
      meta: { resourceType: 'User', version: 'W/"1"', location: `http://localhost:3000/auth/svc/scim/v2/Users/${made.body.id}` },
    })
    expect(made.body).not.toHaveProperty('password')
    expect(await accountOf()).toBeUndefined()
    await group([made.body.id], '모르는 그룹')
    expect(await accountOf()).toBeUndefined()
    expect((await group([made.body.id])).status).toBe(201)
    expect(await accountOf()).toMatchObject({
      name: '홍길동',
      role: 'mng',
      roleId: ROLE,
      email: 'gildong.hong@company.example',
      blockedAt: null,
    })
    const lines = await app.open.db.select().from(audits).where(eq(audits.actor, 'directory')).orderBy(audits.id)
    expect(lines.map(({ action }) => action)).toEqual([
      'directory.createUser',
      'directory.createGroup',
      'directory.createGroup',
      'staff.create',
    ])
    expect(lines.at(-1)).toMatchObject({ address: '192.0.2.50', agent: 'Okta SCIM Client 1.0.0' })
    // Neither the directory's names nor its mail lie open.
    const [row] = (await app.open.pool.query('select * from directory_user')).rows
    expect(JSON.stringify(row)).not.toMatch(/gildong|홍길동|00u/)
  })

  test('whoever is inactive is out at the next request; the directory lifts its own block and no other', async () => {
    const id = await create()
    await group([id])
    const account = (await accountOf())!
    const browser = await signedIn(account.id)
    expect(await browser.me()).toBe(200)
    expect(
      (await scim.send('PATCH', `/Users/${id}`, { schemas: PATCH, Operations: [{ op: 'replace', value: { active: false } }] })).body,
    ).toMatchObject({ active: false })
    expect([await browser.me(), (await accountOf())!.blockedAt]).toEqual([403, expect.any(Date)])
    // An open stream asks the same (services/auth/staff-news).
    expect((await app.raw('/adm/news/follow', {}, { as: browser.session })).status).toBe(403)
    // Entra sends the truth as text.
    expect((await scim.send('PATCH', `/Users/${id}`, replace('True' as never, 'active'))).body).toMatchObject({ active: true })
    expect((await accountOf())!.blockedAt).toBeNull()
    expect(await browser.me()).toBe(403)
    await app.open.db
      .update(staff)
      .set({ blockedAt: new Date(1_000) })
      .where(eq(staff.id, account.id))
    await scim.send('PATCH', `/Users/${id}`, replace('False' as never, 'active'))
    await scim.send('PATCH', `/Users/${id}`, replace('True' as never, 'active'))
    expect((await accountOf())!.blockedAt).toEqual(new Date(1_000))
  })

  test('who leaves the group loses the account, and another group gives another role', async () => {
    const id = await create()
    const { body: made } = await group([id])
    const browser = await signedIn((await accountOf())!.id)
    // As Entra takes a member away, and as Okta does.
    await scim.send('PATCH', `/Groups/${made.id}`, {
      schemas: PATCH,
      Operations: [{ op: 'Remove', path: 'members', value: [{ value: id }] }],
    })
    expect([await browser.me(), (await accountOf())!.blockedAt]).toEqual([403, expect.any(Date)])
    await scim.send('PATCH', `/Groups/${made.id}`, { schemas: PATCH, Operations: [{ op: 'Add', path: 'members', value: [{ value: id }] }] })
    expect((await accountOf())!.blockedAt).toBeNull()
    await scim.send('PATCH', `/Groups/${made.id}`, { schemas: PATCH, Operations: [{ op: 'remove', path: `members[value eq "${id}"]` }] })
    expect((await accountOf())!.blockedAt).not.toBeNull()
    await scim.send('PUT', `/Groups/${made.id}`, { displayName: GROUP, members: [{ value: id }] })
    expect((await accountOf())!.blockedAt).toBeNull()
    await scim.send('PATCH', `/Groups/${made.id}`, {
      schemas: PATCH,
      Operations: [{ op: 'replace', value: { id: made.id, displayName: '다른 이름' } }],
    })
    expect((await accountOf())!.blockedAt).not.toBeNull()
    expect((await scim.send('DELETE', `/Groups/${made.id}`)).status).toBe(204)
  })

  test('Entra creates and changes a person: what is not kept is left, and what is there follows', async () => {
    const made = await scim.send('POST', '/Users', entra('seoyeon'))
    expect([made.status, made.body['active']]).toEqual([201, true])
    await group([made.body.id])
    const changed = await scim.send('PATCH', `/Users/${made.body.id}`, {
      schemas: PATCH,
      Operations: [
        { op: 'Replace', path: 'displayName', value: '김서윤' },
        { op: 'Replace', path: 'emails[type eq "work"].value', value: 'seoyun@company.example' },
        { op: 'Add', path: 'phoneNumbers[type eq "work"].value', value: '02-555-0101' },
        { op: 'Add', path: 'urn:ietf:params:scim:schemas:extension:enterprise:2.0:User:department', value: '본사' },
      ],
    })
    expect([changed.status, changed.body]).toEqual([200, expect.objectContaining({ displayName: '김서윤' })])
    expect(await accountOf('seoyeon')).toMatchObject({ name: '김서윤', email: 'seoyun@company.example' })
    const same = await scim.send('PATCH', `/Users/${made.body.id}`, replace({ 'name.givenName': '서윤' }))
    expect(same.body).toMatchObject({ name: { givenName: '서윤' } })
    // A mail for a person who had none.
    const bare = await create({ ...okta('bare'), emails: [] })
    const mailed = await scim.send('PATCH', `/Users/${bare}`, replace('bare@company.example' as never, 'emails[type eq "work"].value'))
    expect(mailed.body['emails']).toEqual([{ value: 'bare@company.example', type: 'work', primary: true }])
  })

  test('what is deleted there is out here, and the same person who comes back has the same account; a reused name has none of it', async () => {
    const id = await create()
    await group([id])
    const { id: before } = (await accountOf())!
    expect((await scim.send('DELETE', `/Users/${id}`)).status).toBe(204)
    expect([(await scim.send('GET', `/Users/${id}`)).status, (await accountOf())!.blockedAt]).toEqual([404, expect.any(Date)])
    const [{ id: groupId } = { id: '' }] = await app.open.db.select().from(directoryGroups)
    const other = await create({ ...okta(), externalId: '00u-somebody-else' })
    expect(other).not.toBe(id)
    await scim.send('DELETE', `/Users/${other}`)
    const again = await create()
    expect(again).toBe(id)
    await scim.send('PUT', `/Groups/${groupId}`, { displayName: GROUP, members: [{ value: again }] })
    expect(await accountOf()).toMatchObject({ id: before, blockedAt: null })
  })

  test('the filters and pages that directories ask for', async () => {
    const ids = []
    for (const name of ['ann', 'ben', 'cho']) ids.push(await create(okta(name)))
    const list = async (query: string) => (await scim.send('GET', `/Users?${query}`)).body
    const filtered = (text: string) => list(`filter=${encodeURIComponent(text)}`)
    expect(await filtered('userName eq "BEN@company.example"')).toMatchObject({
      totalResults: 1,
      itemsPerPage: 1,
      startIndex: 1,
      Resources: [{ id: ids[1] }],
    })
    expect(await filtered('externalId eq "00u-cho"')).toMatchObject({ totalResults: 1, Resources: [{ id: ids[2] }] })
    expect(await filtered('userName eq "nobody"')).toMatchObject({ totalResults: 0, Resources: [] })
    expect(await filtered('active eq true and userName sw "a"')).toMatchObject({ totalResults: 1, Resources: [{ id: ids[0] }] })
    expect(await list('startIndex=2&count=1')).toMatchObject({
      totalResults: 3,
      itemsPerPage: 1,
      startIndex: 2,
      Resources: [{ id: ids[1] }],
    })
    expect(await list('count=0')).toMatchObject({ totalResults: 3, Resources: [] })
    const { body: made } = await group([ids[0]!])
    const bare = await scim.send('GET', `/Groups?excludedAttributes=members&filter=${encodeURIComponent(`displayName eq "${GROUP}"`)}`)
    expect(bare.body).toMatchObject({ totalResults: 1, Resources: [{ id: made.id, displayName: GROUP }] })
    expect(bare.body.Resources[0]).not.toHaveProperty('members')
    const wrong = await scim.send('GET', `/Users?filter=${encodeURIComponent('userName like "a"')}`)
    expect([wrong.status, wrong.body]).toEqual([400, expect.objectContaining({ schemas: ERROR, status: '400', scimType: 'invalidFilter' })])
  })

  test('what the server can, as a directory asks before it begins', async () => {
    expect((await scim.send('GET', '/ServiceProviderConfig')).body).toMatchObject({
      patch: { supported: true },
      filter: { supported: true },
      etag: { supported: true },
      bulk: { supported: false },
    })
    expect((await scim.send('GET', '/ResourceTypes')).body.Resources.map(({ id }) => id).toSorted()).toEqual(['Group', 'User'])
    expect((await scim.send('GET', `/Schemas/${USER}`)).body).toMatchObject({ id: USER })
    expect((await scim.send('GET', '/Nothing')).status).toBe(404)
  })

  test('of two that change one version the second is refused, and what is unchanged is not sent again', async () => {
    const id = await create()
    const at = { 'if-match': 'W/"1"' }
    expect((await scim.send('PATCH', `/Users/${id}`, replace({ displayName: '하나' }), at)).status).toBe(200)
    const second = await scim.send('PATCH', `/Users/${id}`, replace({ displayName: '둘' }), at)
    expect([second.status, second.body.detail]).toEqual([412, '그사이 바뀌었습니다. 최신 내용을 읽은 뒤 다시 시도해 주세요.'])
    expect((await scim.send('GET', `/Users/${id}`, undefined, { 'if-none-match': 'W/"2"' })).status).toBe(304)
    const twice = await Promise.all([scim.send('POST', '/Users', okta('race')), scim.send('POST', '/Users', okta('race'))])
    expect(twice.map(({ status }) => status).toSorted()).toEqual([201, 409])
    expect(twice.find(({ status }) => status === 409)!.body).toMatchObject({ schemas: ERROR, status: '409', scimType: 'uniqueness' })
  })

  test('the last administrator is not blocked by a directory, and nothing of that call is written', async () => {
    const { db } = app.open
    const id = await create(okta('hangyeol'))
    await db.update(directoryUsers).set({ staffId: 'a' }).where(eq(directoryUsers.id, id))
    await db.update(staff).set({ blockedAt: new Date() }).where(eq(staff.id, 'admin'))
    const refused = await scim.send('PATCH', `/Users/${id}`, replace({ active: false }))
    expect([refused.status, refused.body]).toEqual([
      409,
      { schemas: ERROR, status: '409', detail: '마지막 관리자는 중지할 수 없습니다. 다른 관리자를 정한 뒤 다시 시도해 주세요.' },
    ])
    expect((await scim.send('DELETE', `/Users/${id}`)).status).toBe(409)
    expect((await scim.send('GET', `/Users/${id}`)).body).toMatchObject({ active: true })
    expect((await db.select().from(staff).where(eq(staff.id, 'a')))[0]!.blockedAt).toBeNull()
    await db.update(staff).set({ blockedAt: null }).where(eq(staff.id, 'admin'))
    expect((await scim.send('PATCH', `/Users/${id}`, replace({ active: false }))).status).toBe(200)
  })

  test('somebody who is staff already is not made a second time', async () => {
    await app.open.db.update(staff).set({ email: 'Seojin@company.example' }).where(eq(staff.id, 'm'))
    const id = await create(okta('seojin'))
    await group([id])
    expect((await app.open.db.select().from(directoryUsers).where(eq(directoryUsers.id, id)))[0]!.staffId).toBeNull()
    expect(await app.open.db.$count(staff, like(staff.loginId, 'seojin%'))).toBe(1)
    await app.open.db.update(staff).set({ email: null }).where(eq(staff.id, 'm'))
  })

  test('without a token that holds nothing is answered, in the shape of the protocol, and guessing is paced', async () => {
    const stranger = new ScimProgram(app, '192.0.2.66')
    const refused = await stranger.send('GET', '/Users')
    expect([refused.status, refused.headers.get('content-type'), refused.body]).toEqual([
      401,
      'application/scim+json; charset=utf-8',
      { schemas: ERROR, status: '401', detail: 'SCIM 토큰이 없거나 폐기되었습니다. 관리 화면에서 새 토큰을 만들어 넣어 주세요.' },
    ])
    for (let n = 0; n < 29; n++) await stranger.send('GET', '/Users')
    expect((await stranger.send('GET', '/Users')).status).toBe(429)
    expect((await scim.send('GET', '/Users')).status).toBe(200)
    expect((await app.open.db.select().from(scimTokens))[0]!.usedAt).toBeInstanceOf(Date)
    await scim.revoke()
    expect((await scim.send('GET', '/Users')).status).toBe(401)
    await app.open.db.delete(throttles)
  })

  test('a body that is none, of another type or of strangers is refused in words', async () => {
    expect((await scim.send('POST', '/Users', { schemas: [USER] })).body).toMatchObject({ status: '400', scimType: 'invalidValue' })
    const other = await scim.send('POST', '/Users', okta(), { 'content-type': 'text/plain' })
    expect([other.status, other.body['schemas']]).toEqual([415, ERROR])
    expect((await group(['nobody'])).body).toMatchObject({ status: '400', detail: '없는 사람입니다: nobody' })
    await app.open.db.delete(directories)
    expect((await scim.send('GET', '/Users')).status).toBe(403)
  })
})
