// Rights of roles through the pipeline: by the area that stands in the contract or in the input, as the database has them at this moment.
import { eq } from 'drizzle-orm'
import { Type } from 'typebox'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { contract } from '@/schemas/api/base/contract'
import { defineConsoleArea } from '@/schemas/rules/base/console-areas'
import type { RoleRights } from '@/schemas/rules/base/rights'
import { roles, staff, staffSessions } from '@/services/db/tables/auth'
import { facts } from '@/services/db/tables/base'
import { openTestApp, PEOPLE, SITE, type TestApp } from '@/tests/support/test-app'
import { registerOperations } from './operations'
import { operation, service } from './service'

defineConsoleArea({ id: 'stones', words: '돌', acts: { see: '보기', write: '쓰기', publish: '게시' } })
defineConsoleArea({ id: 'secrets', words: '비밀', acts: { see: '보기' }, isPersonal: true })

const see = contract({
  at: 'GET /adm/rights-test/see',
  id: 'rightsTest.see',
  title: '돌 보기',
  access: 'manager',
  input: Type.Object({ field: Type.Optional(Type.String()) }),
  item: Type.Unknown(),
  right: { of: 'stones', act: 'see' },
})
const seeSecret = contract({ ...see, at: 'GET /adm/rights-test/secret', id: 'rightsTest.secret', right: { of: 'secrets', act: 'see' } })
const write = contract({
  at: 'POST /adm/rights-test/write',
  id: 'rightsTest.write',
  title: '쓰기',
  access: 'manager',
  codec: 'json',
  input: Type.Object({ type: Type.String({ title: '종류' }) }),
  right: { of: ({ type }) => type, act: 'write' },
})
registerOperations([
  service('rightsTest', [
    operation(see, async ({ field }, { rights }) => ({
      item: [rights.sees('stones', field), rights.writes('stones', field), rights.publishes('stones'), rights.sees('secrets')],
    })),
    operation(seeSecret, async () => ({})),
    operation(write, async ({ type }, { db }) => {
      await db.insert(facts).values({ name: type, value: 'written' })
      return {}
    }),
  ]),
])

let app: TestApp
const as = { staff: { id: 'mason', role: 'mng', sid: 'mason' } } as const
const give = (rights: RoleRights) => app.open.db.update(roles).set({ rights }).where(eq(roles.id, 'masonry'))
const allowed = async (path: string, who: object = as) => (await app.get(path, { as: who })).status
const written = async () => (await app.open.db.select().from(facts)).map(({ name }) => name)

beforeAll(async () => {
  app = await openTestApp('postgres')
  const { db } = app.open
  await db.insert(roles).values({ id: 'masonry', siteId: 'site', name: '석공', rights: {} })
  await db.insert(staff).values({ id: 'mason', loginId: 'mason', name: '석공', role: 'mng', roleId: 'masonry', passwordHash: '-' })
  await db.insert(staffSessions).values({ id: 'mason', staffId: 'mason', expiresAt: new Date(Date.now() + 3_600_000) })
})
afterAll(() => app.drop())
beforeEach(() => app.open.db.delete(facts))

test('an administrator may do everything, a manager without a role sees what is not personal, a stranger nothing', async () => {
  expect(await allowed('/adm/rights-test/see', PEOPLE.admin)).toBe(200)
  expect(await allowed('/adm/rights-test/secret', PEOPLE.admin)).toBe(200)
  expect(await allowed('/adm/rights-test/see', PEOPLE.manager)).toBe(200)
  expect(await allowed('/adm/rights-test/secret', PEOPLE.manager)).toBe(403)
  expect(await allowed('/adm/rights-test/see', PEOPLE.member)).toBe(403)
  expect((await app.post('/adm/rights-test/write', { type: 'stones' }, { as: PEOPLE.manager })).status).toBe(403)
  expect((await app.post('/adm/rights-test/write', { type: 'stones' }, { as: PEOPLE.admin })).status).toBe(200)
})

test('a role permits what it lists, and the refusal names the area and the right', async () => {
  await give({})
  const refused = await app.get('/adm/rights-test/see', { as })
  expect([refused.status, refused.data.resultMessage]).toEqual([
    403,
    '‘돌’의 ‘보기’ 권한이 없습니다. 입력한 내용은 그대로 있습니다. 관리자에게 역할을 확인해 주세요.',
  ])
  await give({ stones: { acts: ['write'], hidden: ['price'], readOnly: ['name'] } })
  const seen = async (field?: string) => (await app.get(`/adm/rights-test/see${field ? `?field=${field}` : ''}`, { as })).data.item
  expect(await seen()).toEqual([true, true, false, false])
  expect(await seen('price')).toEqual([false, false, false, false])
  expect(await seen('name')).toEqual([true, false, false, false])
})

test('the area that the input names decides, and a name that is no area permits nothing', async () => {
  await give({ stones: { acts: ['write'] } })
  expect((await app.post('/adm/rights-test/write', { type: 'stones' }, { as })).status).toBe(200)
  for (const type of ['secrets', 'constructor', '__proto__', ''])
    expect((await app.post('/adm/rights-test/write', { type }, { as })).status, type).toBeGreaterThanOrEqual(400)
  expect(await written()).toEqual(['stones'])
})

test('a role that is taken away while the request arrives refuses it, and nothing is written', async () => {
  await give({ stones: { acts: ['write'] } })
  const source = {
    async pull(controller: ReadableStreamDefaultController<Uint8Array>) {
      await give({ stones: { acts: ['see'] } })
      controller.enqueue(new TextEncoder().encode(JSON.stringify({ type: 'stones' })))
      controller.close()
    },
  }
  // Nothing is read before the pipeline asks for it.
  const body = new ReadableStream<Uint8Array>(source, { highWaterMark: 0 })
  const init = { method: 'POST', body, headers: { origin: SITE, 'content-type': 'application/json' }, duplex: 'half' } as RequestInit
  const response = await app.raw('/adm/rights-test/write', init, { as })
  expect(response.status).toBe(403)
  expect(((await response.json()) as { data: { resultMessage: string } }).data.resultMessage).toContain('‘쓰기’ 권한이 없습니다.')
  expect(await written()).toEqual([])
})

test('rights are never those that a session claims', async () => {
  await give({})
  const boasting = { staff: { ...as.staff, rights: { stones: { acts: ['see', 'write', 'publish'] } } } } as const
  expect(await allowed('/adm/rights-test/see', boasting)).toBe(403)
})

test('a blocked person is refused at the next call, whatever the role', async () => {
  await give({ stones: { acts: ['see'] } })
  expect(await allowed('/adm/rights-test/see')).toBe(200)
  await app.open.db.update(staff).set({ blockedAt: new Date() }).where(eq(staff.id, 'mason'))
  expect(await allowed('/adm/rights-test/see')).toBe(403)
  await app.open.db.update(staff).set({ blockedAt: null }).where(eq(staff.id, 'mason'))
})
