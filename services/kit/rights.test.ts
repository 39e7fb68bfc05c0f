// Rights of roles through the pipeline: by the area that stands in the contract or in the input, as the database has them at this moment.
import { eq } from 'drizzle-orm'
import { Type } from 'typebox'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { contract } from '@/schemas/api/base/contract'
import { defineConsoleArea } from '@/schemas/rules/base/console-areas'
import type { RoleRights } from '@/schemas/rules/base/rights'
import { memberSessions, roles, staff, staffSessions } from '@/services/db/tables/auth'
import type { Database } from '@/services/db/database'
import { facts } from '@/services/db/tables/base'
import { members } from '@/services/db/tables/members'
import { openTestApp, PEOPLE, SITE, type TestApp } from '@/tests/support/test-app'
import { registerOperations } from './operations'
import { requireRight } from './admit-right'
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
const writeOwn = contract({ ...write, at: 'POST /adm/rights-test/own', id: 'rightsTest.own', transaction: 'own' })
const show = contract({ ...write, at: 'POST /adm/rights-test/show', id: 'rightsTest.show', transaction: 'own' })
const ask = contract({ ...write, at: 'POST /adm/rights-test/ask', id: 'rightsTest.ask', writes: false, item: Type.Unknown() })
const asMember = contract({
  at: 'POST /svc/rights-test/member',
  id: 'rightsTest.member',
  title: '회원의 쓰기',
  access: 'member',
  codec: 'json',
  input: Type.Object({ type: Type.String({ title: '종류' }) }),
})
const asMemberOwn = contract({ ...asMember, at: 'POST /svc/rights-test/member-own', id: 'rightsTest.memberOwn', transaction: 'own' })
const keep = async ({ type }: { type: string }, { db }: { db: Database }) => {
  await db.insert(facts).values({ name: type, value: 'written' })
  return {}
}
registerOperations([
  service('rightsTest', [
    operation(see, async ({ field }, { rights }) => ({
      item: [rights.sees('stones', field), rights.writes('stones', field), rights.publishes('stones'), rights.sees('secrets')],
    })),
    operation(seeSecret, async () => ({})),
    operation(write, keep),
    operation(writeOwn, keep),
    operation(show, (input, ctx) => {
      requireRight(ctx, input.type, 'publish')
      return keep(input, ctx)
    }),
    operation(ask, async () => ({ item: 'told' })),
    operation(asMember, keep),
    operation(asMemberOwn, keep),
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
  const expiresAt = new Date(Date.now() + 3_600_000)
  await db.insert(staffSessions).values({ id: 'mason', staffId: 'mason', expiresAt })
  await db.insert(members).values({ memberNo: 'm1', siteId: 'site', memberId: 'house01', passwordHash: '-' })
  await db.insert(memberSessions).values({ id: 'signed', memberNo: 'm1', rotatedAt: new Date(), device: '-', expiresAt })
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

const block = (blockedAt: Date | null) => app.open.db.update(staff).set({ blockedAt }).where(eq(staff.id, 'mason'))

/** Sends a call whose body arrives after something has happened, and says what was answered and written. */
async function slowly(path: string, meanwhile: () => Promise<unknown>, who: object = as) {
  const source = {
    async pull(controller: ReadableStreamDefaultController<Uint8Array>) {
      await meanwhile()
      controller.enqueue(new TextEncoder().encode(JSON.stringify({ type: 'stones' })))
      controller.close()
    },
  }
  // Nothing is read before the pipeline asks for it.
  const body = new ReadableStream<Uint8Array>(source, { highWaterMark: 0 })
  const init = { method: 'POST', body, headers: { origin: SITE, 'content-type': 'application/json' }, duplex: 'half' } as RequestInit
  const response = await app.raw(path, init, { as: who })
  const { data } = (await response.json()) as { data: { resultMessage: string } }
  return { status: response.status, words: data.resultMessage, written: await written() }
}

test.each(['write', 'own', 'ask'])(
  'a right that is taken away while the body of ‘%s’ arrives refuses it, and nothing is written',
  async (name) => {
    await give({ stones: { acts: ['write'] } })
    const late = await slowly(`/adm/rights-test/${name}`, () => give({ stones: { acts: ['see'] } }))
    expect(late).toEqual({ status: 403, words: expect.stringContaining('‘쓰기’ 권한이 없습니다.'), written: [] })
  },
)

test('what the handler itself asks of the rights is answered by those of now', async () => {
  await give({ stones: { acts: ['write', 'publish'] } })
  const late = await slowly('/adm/rights-test/show', () => give({ stones: { acts: ['write'] } }))
  expect(late).toEqual({ status: 403, words: expect.stringContaining('‘게시’ 권한이 없습니다.'), written: [] })
})

test.each(['write', 'own', 'ask'])(
  'a person who is blocked while the body of ‘%s’ arrives is refused, and nothing is written',
  async (name) => {
    await give({ stones: { acts: ['write'] } })
    const late = await slowly(`/adm/rights-test/${name}`, () => block(new Date()))
    await block(null)
    expect([late.status, late.written]).toEqual([403, []])
  },
)

test.each(['member', 'member-own'])(
  'a member who is blocked while the body of ‘%s’ arrives is refused, and nothing is written',
  async (name) => {
    const { db } = app.open
    const path = `/svc/rights-test/${name}`
    const who = { claim: { memberNo: 'm1', sid: 'signed' } }
    await db.update(members).set({ status: 'NORMAL' })
    expect(await slowly(path, async () => undefined, who)).toMatchObject({ status: 200, written: ['stones'] })
    await db.delete(facts)
    const late = await slowly(path, () => db.update(members).set({ status: 'BLOCKED' }), who)
    expect([late.status, late.written]).toEqual([401, []])
  },
)

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
