// The sign-in of staff by a company's OpenID provider, with a real one: there and back, who gets which account, and what is refused.
import { eq } from 'drizzle-orm'
import type { JWTPayload } from 'jose'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { DIRECTORY_FAILURES } from '@/schemas/words/directory-messages'
import { audits } from '@/services/db/tables/base'
import { signInRules, staff, staffSessions } from '@/services/db/tables/auth'
import { directories, directoryAccounts, directoryUsers } from '@/services/db/tables/directory'
import { CompanyOidc } from '@/tests/support/company-oidc'
import { GROUP, ROLE, ScimProgram, setDirectory } from '@/tests/support/company-directory'
import { DirectoryBrowser } from '@/tests/support/directory-browser'
import { StaffBrowsers } from '@/tests/support/staff-browsers'
import { openTestApp, type TestApp } from '@/tests/support/test-app'
import { ONE_DATABASE } from '@/tests/support/test-database'

const HOME = '/ice_builder/home'

describe.each(ONE_DATABASE)('a company’s OpenID provider on %s', (kind) => {
  let app: TestApp
  let company: CompanyOidc
  let people: StaffBrowsers
  let browser: DirectoryBrowser
  beforeAll(async () => {
    company = await CompanyOidc.open()
    app = await openTestApp(kind)
    people = new StaffBrowsers(app)
    await people.addPeople()
  })
  afterAll(async () => {
    await app.drop()
    await company.close()
  })
  beforeEach(async () => {
    await people.reset()
    await setDirectory(app, { issuer: company.issuer, provisioning: 'sign-in' })
    await app.open.db.update(staff).set({ email: null })
    company.person = { sub: 'u-1', email: 'nari@company.example', email_verified: true, name: '이나리', groups: [GROUP] }
    browser = new DirectoryBrowser(app)
  })
  afterEach(async () => {
    vi.restoreAllMocks()
    await app.open.db.delete(staff).where(eq(staff.loginId, 'nari'))
  })

  const change = (values: Partial<typeof directories.$inferInsert>) => app.open.db.update(directories).set(values)
  /** There and back. */
  const through = async (query = '', one = browser) => one.follow(await company.visit(await one.begin(query)))
  const nari = async () => (await app.open.db.select().from(staff).where(eq(staff.loginId, 'nari')))[0]
  const me = async (one = browser) => (await one.get('/adm/auth/me')).status
  test('makes an account with the role of the group, opens the asked-for page, and is a sign-in like any other', async () => {
    const address = new URL(await browser.begin('?back=/ice_builder/orders%3Ftab%3Dnew'))
    expect(address.origin).toBe(company.issuer)
    expect(Object.fromEntries(address.searchParams)).toMatchObject({
      client_id: 'maru',
      response_type: 'code',
      code_challenge_method: 'S256',
      redirect_uri: 'http://localhost:3000/auth/svc/directory/oidc',
      state: expect.stringMatching(/^[\w-]{43}$/),
      nonce: expect.stringMatching(/^[\w-]{43}$/),
    })
    expect(await browser.follow(await company.visit(address.href))).toEqual({ path: '/ice_builder/orders?tab=new', said: '' })
    expect(await nari()).toMatchObject({ name: '이나리', role: 'mng', roleId: ROLE, email: 'nari@company.example' })
    expect((await browser.get('/adm/auth/me')).data.item).toMatchObject({ loginId: 'nari', roleName: '매장 운영' })
    const { id } = (await nari())!
    const lines = await app.open.db.select().from(audits).where(eq(audits.target, id)).orderBy(audits.id)
    expect(lines.map(({ actor, action, detail }) => [actor, action, detail])).toEqual([
      ['directory', 'staff.create', expect.objectContaining({ loginId: 'nari' })],
      ['visitor', 'staff.signIn', { factor: 'directory' }],
    ])
    // A second time the same account, and the earlier sign-in of this browser ends.
    await through()
    expect(await app.open.db.$count(staff, eq(staff.name, '이나리'))).toBe(1)
    const sessions = await app.open.db.select().from(staffSessions).where(eq(staffSessions.staffId, id))
    expect(sessions.map(({ endedAt }) => endedAt !== null).toSorted()).toEqual([false, true])
  })

  test('goes back only to a page of the console', async () => {
    for (const back of ['https://evil.example/', '//evil.example', '/mypage', '/ice_builder', '/ice_builderx'])
      expect((await through(`?back=${encodeURIComponent(back)}`)).path, back).toBe(HOME)
  })

  test('gives no right by an unknown group, says so, and takes the role of who left the group', async () => {
    company.person = { ...(company.person as object), sub: 'u-1', groups: ['다른 그룹'] }
    expect(await through()).toEqual({ path: HOME, said: DIRECTORY_FAILURES.noRole })
    expect(await nari()).toBeUndefined()
    company.person = { ...company.person, groups: [GROUP.toUpperCase(), 'x'] }
    await through()
    expect(await me()).toBe(200)
    company.person = { ...company.person, groups: [] }
    const other = new DirectoryBrowser(app)
    expect((await through('', other)).said).toBe(DIRECTORY_FAILURES.noRole)
    expect([await me(), await me(other)]).toEqual([403, 403])
  })

  test('a mail finds nobody: who has it here signs in by their own password and links once', async () => {
    await app.open.db.update(staff).set({ email: 'Nari@company.example' }).where(eq(staff.id, 'm'))
    expect(await through('?back=/ice_builder/orders')).toEqual({ path: '/ice_builder/company-account', said: DIRECTORY_FAILURES.link })
    expect([await me(), await nari()]).toEqual([403, undefined])
    await people.signIn(browser)
    expect((await browser.get('/adm/directory/own')).data.item).toEqual({
      isOffered: true,
      label: '회사 계정으로 로그인',
      waiting: { shownAs: 'nari@company.example', back: '/ice_builder/orders' },
    })
    // Another browser, in which the same person is signed in, has nothing to link.
    const elsewhere = await people.signedIn()
    expect((await elsewhere.post('/adm/directory/link')).status).toBe(404)
    expect((await browser.post('/adm/directory/link')).status).toBe(200)
    expect((await browser.post('/adm/directory/link')).status).toBe(404)
    const fresh = new DirectoryBrowser(app)
    expect(await through('', fresh)).toEqual({ path: HOME, said: '' })
    expect((await fresh.get('/adm/auth/me')).data.item).toMatchObject({ loginId: 'seojin' })
    expect(await people.actions('m')).toContain('staff.linkDirectory')
    const { items } = (await fresh.get('/adm/directory/own')).data
    expect(items).toMatchObject([{ shownAs: 'nari@company.example', isManaged: false }])
    expect((await fresh.post('/adm/directory/unlink', { key: items[0]!['key'] })).status).toBe(200)
    expect((await through('', new DirectoryBrowser(app))).said).toBe(DIRECTORY_FAILURES.link)
  })

  test('whoever is signed in links a company account, and nobody else’s', async () => {
    await people.signIn(browser)
    expect(await through('?purpose=link')).toEqual({ path: '/ice_builder/company-account', said: '' })
    expect((await browser.post('/adm/directory/link')).status).toBe(200)
    const other = new DirectoryBrowser(app)
    await people.signIn(other, 'hangyeol')
    expect((await through('?purpose=link', other)).said).toBe(DIRECTORY_FAILURES.taken)
    expect((await new DirectoryBrowser(app).follow(await new DirectoryBrowser(app).begin('?purpose=link'))).path).not.toContain(
      'company.example',
    )
  })

  test('SCIM alone makes accounts where it is set so, and its person is known by the directory’s number', async () => {
    await change({ provisioning: 'scim', matchClaim: 'oid' })
    expect((await through()).said).toBe(DIRECTORY_FAILURES.unknown)
    const scim = new ScimProgram(app)
    await scim.allow()
    const user = {
      schemas: ['urn:ietf:params:scim:schemas:core:2.0:User'],
      userName: 'nari@company.example',
      displayName: '이나리',
      externalId: 'oid-7',
      active: true,
    }
    const { body } = await scim.send('POST', '/Users', user)
    company.person = { ...(company.person as object), sub: 'u-1', oid: 'oid-7', groups: [] }
    expect((await through()).said).toBe(DIRECTORY_FAILURES.noRole)
    await scim.send('POST', '/Groups', { displayName: GROUP, members: [{ value: body.id }] })
    expect(await through()).toEqual({ path: HOME, said: '' })
    expect(await me()).toBe(200)
    await scim.send('DELETE', `/Users/${body.id}`)
    expect(await me()).toBe(403)
    expect((await through()).said).toBe(DIRECTORY_FAILURES.left)
    // An administrator who lets the account in again does not let the person in whom the company let go.
    await app.open.db.update(staff).set({ blockedAt: null }).where(eq(staff.loginId, 'nari'))
    expect((await through()).said).toBe(DIRECTORY_FAILURES.left)
    expect(await app.open.db.$count(directoryUsers)).toBe(1)
  })

  test('asks for the own second step, and for one to be enrolled where the role demands it', async () => {
    await app.open.db.insert(signInRules).values({ roleKey: ROLE, needsFactor: true })
    await through()
    expect((await browser.get('/adm/auth/step')).data.item).toMatchObject({ step: 'enrol' })
    await people.enrol(browser)
    const again = new DirectoryBrowser(app, { now: () => new Date(people.clock) })
    await through('', again)
    expect([(await again.get('/adm/auth/step')).data.item, await me(again)]).toEqual([{ step: 'code', by: ['telephone'] }, 403])
  })

  test('confirms a grave act by signing in there again, as the same person', async () => {
    await through()
    const { id } = (await nari())!
    const age = () =>
      app.open.db
        .update(staffSessions)
        .set({ confirmedAt: new Date(Date.now() - 3_600_000) })
        .where(eq(staffSessions.staffId, id))
    await age()
    const [{ key }] = (await browser.get('/adm/directory/own')).data.items as [{ key: string }]
    expect((await browser.post('/adm/directory/unlink', { key })).status).toBe(403)
    const address = new URL(await browser.begin('?purpose=confirm'))
    expect(Object.fromEntries(address.searchParams)).toMatchObject({ prompt: 'login', max_age: '0' })
    expect(await browser.follow(await company.visit(address.href))).toEqual({ path: '/ice_builder/company-account?for=confirm', said: '' })
    expect((await browser.post('/adm/directory/unlink', { key })).data.result).toBe('409')
    await age()
    company.person = { sub: 'u-2', email: 'other@company.example', groups: [GROUP] }
    expect((await through('?purpose=confirm')).said).toBe(DIRECTORY_FAILURES.other)
    company.person = { sub: 'u-1', email: 'nari@company.example', groups: [GROUP] }
    company.retoken((claims) => ({ ...claims, auth_time: (claims['auth_time'] as number) - 3_600 }))
    expect((await through('?purpose=confirm')).said).toBe(DIRECTORY_FAILURES.stale)
    expect((await browser.post('/adm/directory/unlink', { key })).status).toBe(403)
    expect((await new DirectoryBrowser(app).follow(`http://localhost:3000/auth/svc/directory/start?purpose=confirm`)).path).not.toBe(HOME)
  })

  test('a password is refused to who is linked where it is set so, and never to an administrator or to who is not linked', async () => {
    await change({ hasPasswords: false })
    for (const [staffId, subject] of [
      ['m', 's-m'],
      ['a', 's-a'],
    ] as const)
      await app.open.db.insert(directoryAccounts).values({ issuer: company.issuer, subjectIndex: subject, staffId, shownAs: subject })
    const refused = await people.signIn(people.browser())
    expect([refused.status, refused.data.result]).toEqual([403, 'ST040'])
    expect((await people.signIn(people.browser(), 'hangyeol')).status).toBe(200)
    await app.open.db.delete(directoryAccounts)
    expect((await people.signIn(people.browser())).status).toBe(200)
    await change({ isOn: false })
    await app.open.db.insert(directoryAccounts).values({ issuer: company.issuer, subjectIndex: 's-m', staffId: 'm', shownAs: 's' })
    expect((await people.signIn(people.browser())).status).toBe(200)
    expect(await browser.begin()).toBe(HOME)
  })

  test('an answer is used once, in the browser that began, and not after the settings changed', async () => {
    const back = await company.visit(await browser.begin())
    expect((await new DirectoryBrowser(app).follow(back)).said).toBe(DIRECTORY_FAILURES.expired)
    expect((await browser.follow(back)).said).toBe(DIRECTORY_FAILURES.replayed)
    const races = await company.visit(await browser.begin())
    const twice = await Promise.all([browser.follow(races), browser.follow(races)])
    expect(twice.filter(({ said }) => said === '').length).toBeLessThanOrEqual(1)
    expect(await app.open.db.$count(staffSessions, eq(staffSessions.staffId, (await nari())!.id))).toBe(1)
    expect((await browser.follow('http://localhost:3000/auth/svc/directory/oidc?state=unknown&code=x')).said).toBe(
      DIRECTORY_FAILURES.expired,
    )
    const late = await company.visit(await browser.begin())
    await change({ version: 9 })
    expect((await browser.follow(late)).said).toBe(DIRECTORY_FAILURES.expired)
  })

  test.each<[keyof typeof DIRECTORY_FAILURES | '', string, (claims: JWTPayload) => JWTPayload]>([
    ['', 'a clock that is 90 seconds ahead', (claims) => ({ ...claims, iat: claims.iat! + 90, exp: claims.exp! + 90 })],
    ['', 'a clock that is 90 seconds behind', (claims) => ({ ...claims, iat: claims.iat! - 3_690, exp: claims.iat! - 90 })],
    ['clock', 'a clock that is ten minutes behind', (claims) => ({ ...claims, iat: claims.iat! - 4_200, exp: claims.iat! - 600 })],
    ['clock', 'a token that is not valid yet', (claims) => ({ ...claims, nbf: claims.iat! + 600 })],
    ['issuer', 'another issuer', (claims) => ({ ...claims, iss: 'https://evil.example' })],
    ['audience', 'another audience', (claims) => ({ ...claims, aud: 'somebody-else' })],
    ['replayed', 'a token of another attempt', (claims) => ({ ...claims, nonce: 'another' })],
  ])('%s: %s', async (word, _, alter) => {
    company.retoken(alter)
    expect((await through()).said).toBe(word === '' ? '' : DIRECTORY_FAILURES[word])
    expect(await me()).toBe(word === '' ? 200 : 403)
  })

  test('a token that another key signed, an issuer that changed, and a domain that is not the company’s are refused in words', async () => {
    const other = await CompanyOidc.open()
    company.retoken((claims) => claims, other.key)
    const forged = await through()
    vi.restoreAllMocks()
    expect(forged.said).toBe(DIRECTORY_FAILURES.signature)
    // The provider says that it is somebody else than the one that is entered.
    CompanyOidc.rename('https://evil.example')
    await change({ issuer: other.issuer })
    await browser.begin()
    expect(decodeURIComponent(browser.cookies.get('maru-said')!)).toBe(DIRECTORY_FAILURES.issuer)
    vi.restoreAllMocks()
    await other.close()
    browser = new DirectoryBrowser(app)
    await change({ issuer: company.issuer, domains: ['elsewhere.example'] })
    expect((await through()).said).toBe(DIRECTORY_FAILURES.domain)
    await change({ domains: ['company.example'] })
    for (const said of [{ email_verified: false }, { email_verified: 'false' }, { email_verified: '' }, {}]) {
      company.person = { sub: 'u-1', email: 'nari@company.example', groups: [GROUP], ...said }
      expect((await through()).said, JSON.stringify(said)).toBe(DIRECTORY_FAILURES.domain)
    }
    company.person = { sub: 'u-1', email: 'nari@evil.example@company.example', email_verified: true, groups: [GROUP] }
    expect((await through()).said).toBe(DIRECTORY_FAILURES.domain)
    expect(await me()).toBe(403)
    company.person = { sub: 'u-1', email: 'nari@company.example', email_verified: 'true', groups: [GROUP] }
    expect((await through()).said).toBe('')
  })

  test('who cancels there, and a provider that is away, leave the local sign-in where it is', async () => {
    company.person = 'cancels'
    expect(await through()).toEqual({ path: HOME, said: DIRECTORY_FAILURES.cancelled })
    await change({ issuer: 'http://127.0.0.1:9' })
    expect(await browser.begin()).toBe(HOME)
    expect(decodeURIComponent(browser.cookies.get('maru-said')!)).toBe(DIRECTORY_FAILURES.away)
    expect((await people.signIn(browser)).status).toBe(200)
    await change({ clientSecret: 'a wrong one', issuer: company.issuer })
    company.person = { sub: 'u-1', email: 'nari@company.example', groups: [GROUP] }
    expect((await through()).said).toBe(DIRECTORY_FAILURES.setup)
  })

  test('comes only from an allowed network, and not for who is blocked', async () => {
    await through()
    await app.open.db.update(staff).set({ blockedAt: new Date() }).where(eq(staff.loginId, 'nari'))
    expect((await through()).said).toBe(DIRECTORY_FAILURES.blocked)
    const boss = await people.signedIn('hangyeol')
    await boss.post('/adm/staff-network/save', { networks: ['203.0.113.7'], version: 0 })
    const abroad = new DirectoryBrowser(app, { ip: '198.51.100.20' })
    expect((await through('', abroad)).said).toContain('지금 접속하신 곳(198.51.100.20)에서는')
    await boss.post('/adm/staff-network/save', { networks: [], version: 1 })
  })
})
