// What no directory should send, by a token that holds: it is refused in the shape of the protocol, and reaches no other object.
import { getTableName, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { directoryUsers } from '@/services/db/tables/directory'
import { GROUP, ScimProgram, setDirectory } from '@/tests/support/company-directory'
import { ERROR, okta, PATCH, USER } from '@/tests/support/scim-bodies'
import { openTestApp, type TestApp } from '@/tests/support/test-app'
import { ONE_DATABASE } from '@/tests/support/test-database'

describe.each(ONE_DATABASE)('SCIM on %s', (kind) => {
  let app: TestApp
  let scim: ScimProgram
  beforeAll(async () => {
    app = await openTestApp(kind)
  })
  afterAll(() => app.drop())
  beforeEach(async () => {
    await setDirectory(app, { provisioning: 'scim' })
    scim = new ScimProgram(app)
    await scim.allow()
  })

  test.each([
    [400, 'GET', '/Users?filter=userName eq "x" or 1 eq 1'],
    [400, 'GET', '/Users?filter=1 eq 1'],
    [400, 'GET', '/Users?filter=__proto__ pr'],
    [400, 'GET', '/Users?filter=name.__proto__.x eq "y"'],
    [400, 'GET', '/Users?filter=constructor.name eq "Object"'],
    [400, 'GET', '/Users?filter=emails[ToString eq "x"]'],
    [400, 'GET', '/Users?filter=userName'],
    [400, 'GET', '/Users?filter=and'],
    [400, 'GET', '/Users?filter=name.givenName.x.y eq "a" and ()'],
    [400, 'GET', '/Users?attributes=userName,__proto__'],
    [400, 'GET', '/Users?excludedAttributes=constructor'],
    [400, 'GET', '/Groups?attributes=displayName,__proto__'],
    [404, 'GET', '/__proto__'],
    [404, 'GET', '/constructor'],
    [404, 'GET', '/__proto__/toString'],
    [404, 'GET', '/Users/__proto__'],
    [404, 'GET', '/Schemas/__proto__'],
    [404, 'GET', '/ResourceTypes/constructor'],
    [404, 'POST', '/constructor'],
    [404, 'DELETE', '/__proto__/x'],
    [405, 'POST', '/Schemas'],
    [405, 'PUT', `/Schemas/${USER}`],
    [405, 'PATCH', '/ResourceTypes/User'],
    [405, 'DELETE', '/ResourceTypes/User'],
    [405, 'POST', '/ServiceProviderConfig'],
    [405, 'PUT', '/Users'],
  ])('%d for %s %s, in the shape of the protocol', async (status, method, path) => {
    await scim.send('POST', '/Users', okta())
    const [place, query] = path.split('?') as [string, string?]
    const [name, text] = (query?.split(/=(.*)/s) ?? []) as [string?, string?]
    const asked = name === undefined ? place : `${place}?${name}=${encodeURIComponent(text!)}`
    const answer = await scim.send(method, asked, method === 'GET' || method === 'DELETE' ? undefined : { schemas: [USER] })
    expect([answer.status, answer.headers.get('content-type'), answer.body]).toEqual([
      status,
      'application/scim+json; charset=utf-8',
      expect.objectContaining({ schemas: ERROR, status: String(status), detail: expect.any(String) as string }),
    ])
  })

  test('a database that fails is no person who is missing: the directory would make them anew', async () => {
    const { id } = (await scim.send('POST', '/Users', okta())).body as { id: string }
    const rename = (from: string, to: string) =>
      app.open.db.execute(sql`alter table ${sql.identifier(from)} rename to ${sql.identifier(to)}`)
    await rename(getTableName(directoryUsers), 'directory_user_away')
    try {
      const calls = [
        ['GET', `/Users/${id}`],
        ['DELETE', `/Users/${id}`],
        ['PUT', `/Users/${id}`],
      ] as const
      for (const [method, path] of calls) {
        const answer = await scim.send(method, path, method === 'PUT' ? okta() : undefined)
        expect([method, answer.status, answer.body]).toEqual([method, 500, expect.objectContaining({ schemas: ERROR, status: '500' })])
      }
    } finally {
      await rename('directory_user_away', getTableName(directoryUsers))
    }
    expect((await scim.send('GET', `/Users/${id}`)).status).toBe(200)
  })

  test.each(['__proto__.stained', 'constructor.prototype.stained', 'name.__proto__.stained', 'ToString'])(
    'in no place does a directory write by the name %s',
    async (name) => {
      const { id } = (await scim.send('POST', '/Users', okta())).body
      const made = await scim.send('POST', '/Groups', { displayName: GROUP, members: [{ value: id }] })
      const operation = (value: object) => ({ schemas: PATCH, Operations: [{ op: 'add', ...value }] })
      for (const filter of [
        `${name} eq "y"`,
        `(userName eq "a) or ${name} eq "b" or (b" eq c)`,
        `emails[${name} eq "y"]`,
        `not (${name} eq "y" and a eq "b")`,
      ])
        expect((await scim.send('GET', `/Users?filter=${encodeURIComponent(filter)}`)).status, filter).toBe(400)
      for (const [place, body] of [
        [`/Users/${id}`, operation({ path: `emails[${name} eq "y"].value`, value: 'a@company.example' })],
        [`/Users/${id}`, operation({ value: { [`name.${name}`]: 'y' } })],
        [`/Groups/${made.body.id}`, operation({ path: name, value: 'y' })],
        [`/Groups/${made.body.id}`, operation({ path: `members[${name} eq "y"]`, value: [] })],
        [`/Groups/${made.body.id}`, operation({ path: 'members[1 eq 1]', value: [] })],
      ] as const) {
        const answer = await scim.send('PATCH', place, body)
        expect([answer.status, answer.body.schemas], JSON.stringify(body)).toEqual([400, ERROR])
      }
      expect({}).not.toHaveProperty('stained')
    },
  )

  test('a value may be called like what every object has', async () => {
    const list = async (filter: string) => {
      const { status, body } = await scim.send('GET', `/Users?filter=${encodeURIComponent(filter)}`)
      return [status, body['totalResults']]
    }
    await scim.send('POST', '/Users', okta('constructor'))
    expect(await list('userName eq "constructor@company.example"')).toEqual([200, 1])
    expect(await list('userName eq "constructor (__proto__)"')).toEqual([200, 0])
    expect(await list('userName co "constructor" and displayName sw "홍"')).toEqual([200, 1])
  })
})
