// The sign-in of staff by SAML: signed assertions there and back, and what an attacker, a wrong clock or a changed certificate make of them.
import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { DIRECTORY_FAILURES, type DirectoryFailure } from '@/schemas/words/directory-messages'
import { staff, staffSessions } from '@/services/db/tables/auth'
import { directories, directoryRequests } from '@/services/db/tables/directory'
import { GROUP, ROLE, setDirectory } from '@/tests/support/company-directory'
import { CompanySaml, IDP, readRequest, samlKey, type Answered } from '@/tests/support/company-saml'
import { DirectoryBrowser } from '@/tests/support/directory-browser'
import { StaffBrowsers } from '@/tests/support/staff-browsers'
import { openTestApp, SITE, type TestApp } from '@/tests/support/test-app'
import { ONE_DATABASE } from '@/tests/support/test-database'

const HOME = '/ice_builder/home'
const ACS = '/auth/svc/directory/saml'
const PERSON = { email: 'nari@company.example', displayName: '이나리', groups: [GROUP, 'x'] }

describe.each(ONE_DATABASE)('a company’s SAML provider on %s', (kind) => {
  const company = new CompanySaml()
  let app: TestApp
  let people: StaffBrowsers
  let browser: DirectoryBrowser
  beforeAll(async () => {
    app = await openTestApp(kind)
    people = new StaffBrowsers(app)
    await people.addPeople()
  })
  afterAll(() => app.drop())
  beforeEach(async () => {
    await people.reset()
    const settings = { issuer: IDP, entryPoint: `${IDP}/sso`, certificates: [company.key.certificate], clientSecret: null }
    await setDirectory(app, { ...settings, protocol: 'saml', provisioning: 'sign-in' })
    browser = new DirectoryBrowser(app)
  })
  afterEach(() => app.open.db.delete(staff).where(eq(staff.loginId, 'nari')))

  const begin = async (query = '', one = browser) => readRequest(await one.begin(query))
  const post = (xml: string, state: string, one = browser) =>
    one.bringForm(ACS, { SAMLResponse: Buffer.from(xml).toString('base64'), RelayState: state })
  async function through(given: Answered = {}, alter: (xml: string) => string = (xml) => xml) {
    const { id, state } = await begin()
    return post(alter(company.answer(id, { attributes: PERSON, ...given })), state)
  }
  const me = async (one = browser) => (await one.get('/adm/auth/me')).status
  const said = (word: DirectoryFailure) => DIRECTORY_FAILURES[word]

  test('makes an account with the role of the group, and opens the page that was asked for', async () => {
    const { id, state, xml } = await begin('?back=/ice_builder/orders')
    expect(xml).toContain(`AssertionConsumerServiceURL="${SITE}${ACS}"`)
    expect(await post(company.answer(id, { attributes: PERSON }), state)).toEqual({ path: '/ice_builder/orders', said: '' })
    expect((await browser.get('/adm/auth/me')).data.item).toMatchObject({ loginId: 'nari', name: '이나리', roleName: '매장 운영' })
    expect((await app.open.db.select().from(staff).where(eq(staff.loginId, 'nari')))[0]).toMatchObject({ roleId: ROLE, role: 'mng' })
    expect((await through()).said).toBe('')
    expect(await app.open.db.$count(staff, eq(staff.name, '이나리'))).toBe(1)
  })

  test('the signature may be over the whole response only where the assertion has one too', async () => {
    expect((await through({ signs: 'response' })).said).toBe(said('signature'))
    expect((await through({ signs: 'nothing' })).said).toBe(said('signature'))
    expect(await me()).toBe(403)
  })

  test.each<[DirectoryFailure | '', string, Answered]>([
    ['', 'a clock that is 90 seconds ahead', { skew: 90_000 }],
    ['', 'a clock that is 90 seconds behind at the end', { skew: -390_000 }],
    ['clock', 'a clock that is ten minutes ahead', { skew: 600_000 }],
    ['clock', 'a clock that is ten minutes behind', { skew: -600_000 }],
    ['issuer', 'another issuer', { issuer: 'https://evil.example' }],
    ['audience', 'another audience', { audience: 'https://other.example' }],
    ['audience', 'another recipient', { recipient: 'https://other.example/acs' }],
    ['signature', 'another key', { key: samlKey('evil') }],
    ['replayed', 'the answer to another request', { inResponseTo: '_another' }],
  ])('%s: %s', async (word, _, given) => {
    expect((await through(given)).said).toBe(word === '' ? '' : said(word))
    expect(await me()).toBe(word === '' ? 200 : 403)
  })

  test('what an attacker wraps around a signed assertion signs nobody else in', async () => {
    const evil = (xml: string) => xml.replace('>u-1<', '>u-admin<')
    const bare = (xml: string) =>
      evil(xml)
        .replace(/<(?:ds:)?Signature[\s\S]*?<\/(?:ds:)?Signature>/, '')
        .replace(/ ID="_a[^"]+"/, ' ID="_evil"')
    const assertionOf = (xml: string) => /<saml:Assertion[\s\S]*<\/saml:Assertion>/.exec(xml)![0]
    const attacks: Record<string, (xml: string) => string> = {
      'the signed one is changed': evil,
      'the signature is taken away': (xml) => xml.replace(/<(?:ds:)?Signature[\s\S]*?<\/(?:ds:)?Signature>/, ''),
      'an unsigned one stands before it': (xml) => xml.replace('<saml:Assertion', `${assertionOf(bare(xml))}<saml:Assertion`),
      'an unsigned one stands after it': (xml) => xml.replace('</samlp:Response>', `${assertionOf(bare(xml))}</samlp:Response>`),
      'the signed one lies in an extension': (xml) =>
        xml
          .replace(assertionOf(xml), '')
          .replace('<samlp:Status>', `<samlp:Extensions>${assertionOf(xml)}</samlp:Extensions><samlp:Status>`)
          .replace('</samlp:Response>', `${assertionOf(bare(xml))}</samlp:Response>`),
      'the signed one lies in the signature of an unsigned one': (xml) => {
        const own = assertionOf(xml)
        const signature = /<(?:ds:)?Signature[\s\S]*?<\/(?:ds:)?Signature>/.exec(own)![0]
        const inside = signature.replace(
          /<\/((?:ds:)?Signature)>$/,
          `<Object xmlns="http://www.w3.org/2000/09/xmldsig#">${own.replace(signature, '')}</Object></$1>`,
        )
        const outer = assertionOf(bare(xml)).replace('</saml:Issuer>', `</saml:Issuer>${inside}`)
        return xml.replace(own, outer)
      },
      'a document type brings entities': (xml) => `<!DOCTYPE r [<!ENTITY e "u-admin">]>${xml.replace('>u-1<', '>&e;<')}`,
    }
    for (const [what, alter] of Object.entries(attacks)) {
      const { said: words } = await through({}, alter)
      expect(words, what).not.toBe('')
      expect(await me(), what).toBe(403)
    }
    expect(await app.open.db.$count(staff, eq(staff.loginId, 'nari'))).toBe(0)
    // A comment in a name that is signed cuts nothing off: it stays another person, who has no account.
    await through()
    browser = new DirectoryBrowser(app)
    expect((await through({ nameId: 'u-1.evil' }, (xml) => xml.replace('>u-1.evil<', '>u-1<!-- -->.evil<'))).said).toBe(said('link'))
    expect(await me()).toBe(403)
  })

  test('a response is used once, by two hosts together, and only in the browser that began', async () => {
    const { id, state } = await begin()
    const xml = company.answer(id, { attributes: PERSON })
    const other = new DirectoryBrowser(app)
    await other.begin()
    expect((await post(xml, state, other)).said).toBe(said('expired'))
    expect((await post(xml, state)).said).toBe(said('replayed'))
    // The assertion of one request does not serve another one.
    const next = await begin()
    expect((await post(xml, next.state)).said).toBe(said('replayed'))
    const race = await begin()
    const answer = company.answer(race.id, { attributes: PERSON })
    const twice = await Promise.all([post(answer, race.state), post(answer, race.state)])
    expect(twice.filter(({ path }) => path === HOME).length).toBe(2)
    const sessions = await app.open.db
      .select()
      .from(staffSessions)
      .innerJoin(staff, eq(staff.id, staffSessions.staffId))
      .where(eq(staff.loginId, 'nari'))
    expect(sessions).toHaveLength(1)
    expect((await app.open.db.select().from(directoryRequests)).every(({ keyHash }) => !keyHash.includes(race.state))).toBe(true)
  })

  test('what nobody asked for, what says that nobody signed in, and what is no response are said in words', async () => {
    const { id, state } = await begin()
    expect((await post(company.answer(id), '')).said).toBe(said('unasked'))
    expect((await post(company.refusal(id), state)).said).toBe(said('cancelled'))
    for (const text of ['', 'no xml', '<a/>']) {
      const { state: fresh } = await begin()
      expect((await post(text, fresh)).said, text).not.toBe('')
    }
    expect((await post(company.answer('_x'), 'unknown')).said).toBe(said('expired'))
  })

  test('a certificate is changed without a break: both are accepted while both are entered', async () => {
    const next = samlKey('next')
    expect((await through({ key: next })).said).toBe(said('signature'))
    await app.open.db.update(directories).set({ certificates: [company.key.certificate, next.certificate] })
    expect((await through({ key: next })).said).toBe('')
    expect((await through()).said).toBe('')
    await app.open.db.update(directories).set({ certificates: [next.certificate] })
    expect((await through()).said).toBe(said('signature'))
  })

  test('confirms a grave act only by a fresh sign-in there', async () => {
    await through()
    const old = await begin('?purpose=confirm')
    expect(old.isForced).toBe(true)
    expect((await post(company.answer(old.id, { attributes: PERSON, signedInBefore: 3_600_000 }), old.state)).said).toBe(said('stale'))
    const fresh = await begin('?purpose=confirm')
    expect(await post(company.answer(fresh.id, { attributes: PERSON }), fresh.state)).toEqual({
      path: '/ice_builder/company-account?for=confirm',
      said: '',
    })
  })

  test('the provider is told of this site, and its own metadata fill the form', async () => {
    const told = await browser.get('/auth/svc/directory/metadata')
    expect([told.status, told.headers.get('content-type')]).toEqual([200, 'application/xml; charset=utf-8'])
    expect(told.text).toContain(`Location="${SITE}${ACS}"`)
    const boss = await people.signedIn('hangyeol')
    const read = await boss.post('/adm/directory/metadata', { xml: company.metadata() })
    expect(read.data.item).toEqual({ issuer: IDP, entryPoint: `${IDP}/sso`, certificates: [company.key.certificate] })
    expect((await boss.post('/adm/directory/metadata', { xml: '<html/>' })).data.resultMessage).toContain('SAML 메타데이터가 아닙니다.')
  })
})
