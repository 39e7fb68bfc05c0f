// The settings of the directory: who changes them, what is said of what is wrong, the secret that is never answered, and tokens shown once.
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { COMMON } from '@/schemas/words/messages'
import { audits } from '@/services/db/tables/base'
import { staff, staffSessions } from '@/services/db/tables/auth'
import { directories } from '@/services/db/tables/directory'
import { GROUP, ROLE, ScimProgram, setDirectory } from '@/tests/support/company-directory'
import { StaffBrowsers } from '@/tests/support/staff-browsers'
import { openTestApp, type TestApp } from '@/tests/support/test-app'
import { ONE_DATABASE } from '@/tests/support/test-database'
import type { Visitor } from '@/tests/support/visitor'
import { loginIdOf } from '../domain/add-directory-staff'
import { nameOfDirectoryPerson } from '../domain/settle-directory-user'

const TYPED = {
  isOn: true,
  protocol: 'oidc',
  label: '라움결 계정으로 로그인',
  issuer: 'https://login.company.example',
  clientName: 'maru',
  clientSecret: 'secret-of-the-client',
  entryPoint: '',
  certificates: [],
  domains: ['@Company.example'],
  groupClaim: 'groups',
  matchClaim: 'oid',
  groupRoles: [{ group: ` ${GROUP} `, roleId: ROLE }],
  provisioning: 'scim',
  hasPasswords: true,
}

describe.each(ONE_DATABASE)('the settings of the directory on %s', (kind) => {
  let app: TestApp
  let people: StaffBrowsers
  let boss: Visitor
  beforeAll(async () => {
    app = await openTestApp(kind)
    people = new StaffBrowsers(app)
    await people.addPeople()
  })
  afterAll(() => app.drop())
  beforeEach(async () => {
    await people.reset()
    await setDirectory(app)
    await app.open.db.delete(directories)
    boss = await people.signedIn('hangyeol')
  })

  const read = async (who = boss) => (await who.get('/adm/directory/read')).data.item as { version: number; tokens: { id: string }[] }
  const save = (more: object = {}, version = 0) => boss.post('/adm/directory/save', { ...TYPED, version, ...more })

  test('are saved by an administrator, trimmed, and the secret is sealed and never answered', async () => {
    expect(await read()).toMatchObject({ isOn: false, version: 0, hasSecret: false })
    const saved = await save()
    expect([saved.status, saved.data.resultMessage, saved.data.item]).toEqual([
      200,
      '저장했습니다. 다음 로그인부터 적용됩니다.',
      { version: 1 },
    ])
    const found = await boss.get('/adm/directory/read')
    expect(found.data.item).toMatchObject({
      hasSecret: true,
      domains: ['company.example'],
      groupRoles: [{ group: GROUP, roleId: ROLE }],
      roles: [{ id: ROLE, name: '매장 운영' }],
      addresses: { oidc: 'http://localhost:3000/auth/svc/directory/oidc', scim: 'http://localhost:3000/auth/svc/scim/v2' },
    })
    expect(found.text).not.toContain(TYPED.clientSecret)
    expect(JSON.stringify((await app.open.pool.query('select * from directory')).rows)).not.toContain(TYPED.clientSecret)
    // An empty secret keeps the one that is stored.
    expect((await save({ clientSecret: '', issuer: 'https://new.company.example' }, 1)).data.resultMessage).toContain('발급자가 바뀌어')
    expect((await app.open.db.select().from(directories))[0]!.clientSecret).toBe(TYPED.clientSecret)
    const lines = await app.open.db.select().from(audits).where(eq(audits.action, 'directory.save')).orderBy(audits.id)
    expect(lines[1]!.detail).toEqual({ issuer: 'https://new.company.example', changed: ['발급자'] })
    expect(JSON.stringify(lines)).not.toContain(TYPED.clientSecret)
    expect((await new StaffBrowsers(app).browser().get('/auth/svc/directory/offer')).data.item).toEqual({
      isOffered: true,
      label: '라움결 계정으로 로그인',
    })
  })

  test('of two who start from one version one saves, a manager sees and does not save, and a grave act asks for the password', async () => {
    const answers = await Promise.all([save(), save({ label: '다른 이름' })])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    const manager = await people.signedIn()
    expect((await manager.post('/adm/directory/save', { ...TYPED, version: 1 })).status).toBe(403)
    await app.open.db.update(staffSessions).set({ confirmedAt: new Date(Date.now() - 3_600_000) })
    expect((await save({}, 1)).data.result).toBe(COMMON.confirmNeeded[0])
    expect((await boss.post('/adm/directory/token-create', { title: 'Okta' })).data.result).toBe(COMMON.confirmNeeded[0])
  })

  test.each([
    ['an issuer without TLS', { issuer: 'http://login.company.example' }, ['/issuer']],
    ['nothing of the provider', { issuer: '', clientName: '', clientSecret: '' }, ['/issuer', '/clientName', '/clientSecret']],
    ['a domain that is none', { domains: ['회사'] }, ['/domains']],
    ['a role that is gone', { groupRoles: [{ group: 'g', roleId: 'gone' }] }, ['/groupRoles']],
    ['SAML without its parts', { protocol: 'saml', issuer: '' }, ['/issuer', '/entryPoint', '/certificates']],
    ['a certificate that is none', { protocol: 'saml', entryPoint: 'https://a.example', certificates: ['abc!'] }, ['/certificates']],
  ])('%s is said at its field, and nothing is saved', async (_, more, pointers) => {
    const refused = await save(more)
    expect([refused.status, refused.data.problems!.map(({ pointer }) => pointer)]).toEqual([400, pointers])
    expect(await read()).toMatchObject({ version: 0 })
  })

  test('what is off may be half written, and a provider that is away is said', async () => {
    expect((await save({ isOn: false, issuer: 'http://127.0.0.1:9', clientName: '', clientSecret: '' })).status).toBe(200)
    expect((await save({ issuer: 'http://127.0.0.1:9' }, 1)).status).toBe(200)
    expect((await boss.post('/adm/directory/check')).data.item).toMatchObject({
      isWell: false,
      words: expect.stringContaining('회사 계정 서버(http://127.0.0.1:9)가 응답하지 않습니다'),
    })
    // As it is typed, before it is saved; an address that is none is asked nothing.
    const typed = (issuer: string) => boss.post('/adm/directory/check', { typed: { issuer, clientName: 'maru' } })
    expect((await typed('http://127.0.0.1:1')).data.item).toMatchObject({ isWell: false, words: expect.stringContaining('127.0.0.1:1') })
    expect((await typed('http://login.company.example')).status).toBe(400)
    expect((await save({ domains: ['회사', 'company.example', 'x y'] }, 2)).data.problems![0]!.message).toContain(': 회사, x y.')
  })

  test('a token is shown once, works, says when it was used, and is revoked', async () => {
    await save()
    const made = await boss.post('/adm/directory/token-create', { title: 'Okta' })
    const scim = new ScimProgram(app)
    scim.token = made.data.item['token'] as string
    expect(scim.token).toMatch(/^maru_scim_[\w-]{43}$/)
    expect((await scim.send('GET', '/Users')).status).toBe(200)
    const { tokens } = await read()
    expect(tokens).toMatchObject([{ title: 'Okta', createdBy: '한결', usedAt: expect.any(String) }])
    expect(JSON.stringify(tokens)).not.toContain(scim.token)
    expect((await boss.post('/adm/directory/token-revoke', { id: tokens[0]!.id })).status).toBe(200)
    expect((await boss.post('/adm/directory/token-revoke', { id: tokens[0]!.id })).status).toBe(404)
    expect((await scim.send('GET', '/Users')).status).toBe(401)
  })

  test('a changed role of a group holds at once for everybody in it', async () => {
    await save()
    const made = await boss.post('/adm/directory/token-create', { title: 'Okta' })
    const scim = new ScimProgram(app)
    scim.token = made.data.item['token'] as string
    const { body } = await scim.send('POST', '/Users', { userName: 'duri@company.example', displayName: '두리', active: true })
    await scim.send('POST', '/Groups', { displayName: GROUP, members: [{ value: body.id }] })
    const duri = async () => (await app.open.db.select().from(staff).where(eq(staff.loginId, 'duri')))[0]!
    expect((await duri()).blockedAt).toBeNull()
    expect((await save({ clientSecret: '', groupRoles: [] }, 1)).status).toBe(200)
    expect((await duri()).blockedAt).toBeInstanceOf(Date)
  })
})

test('login ids and names of people of a directory are as people here have them', () => {
  expect(['Gildong.Hong@x.kr', 'a@x.kr', '007@x.kr', '홍길동@x.kr', 'x'.repeat(40)].map(loginIdOf)).toEqual([
    'gildong-hong',
    'a-staff',
    'staff-007',
    'staff',
    'x'.repeat(24),
  ])
  expect(nameOfDirectoryPerson({ userName: 'a', familyName: '홍', givenName: '길동' })).toBe('홍길동')
  expect(nameOfDirectoryPerson({ userName: 'a', familyName: 'Hong', givenName: 'Gildong' })).toBe('Gildong Hong')
})
