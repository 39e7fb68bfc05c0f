// An administrator sees the console as a role: what is seen is the role's, and no call of staff writes.
import { desc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { isWrite } from '@/schemas/api/base/contract'
import { CallFailure } from '@/schemas/api/base/failure'
import { SEE_AS_WITHOUT_ROLE } from '@/schemas/rules/auth/see-as'
import { COMMON } from '@/schemas/words/messages'
import { services } from '@/services/areas'
import { roles, staffSessions } from '@/services/db/tables/auth'
import { audits } from '@/services/db/tables/base'
import { run } from '@/services/kit/run'
import { openTestApp, PEOPLE, type TestApp } from '@/tests/support/test-app'

let app: TestApp
const as = PEOPLE.admin
const me = async () => (await app.get('/adm/auth/me', { as })).data.item
const start = (id: string) => app.post('/adm/role/seeAs', { id }, { as })
const end = () => app.post('/adm/role/seeAsEnd', {}, { as })

beforeAll(async () => {
  app = await openTestApp('postgres')
  const rights = { pages: { acts: ['write'] as const, scope: { sections: ['/zin/brand'] } }, notices: { acts: ['see', 'write'] as const } }
  await app.open.db.insert(roles).values({ id: 'writing', siteId: 'site', name: '편집', rights })
})
afterAll(() => app.drop())
beforeEach(() => app.open.db.update(staffSessions).set({ seesAs: null, seesAsUntil: null }))

test('sees what the role sees, and is an administrator again after the end', async () => {
  expect(await start('nobody')).toMatchObject({ status: 404 })
  expect((await start('writing')).status).toBe(200)
  expect(await me()).toMatchObject({
    id: 'admin',
    role: 'mng',
    roleName: '편집',
    seeing: { name: '편집' },
    rights: { notices: { acts: ['see', 'write'] } },
  })
  expect((await app.get('/adm/foPage/browse', { as })).status).toBe(200)
  // What the role does not see, personal data before all, is not seen through it.
  expect((await app.get('/adm/member/browse', { as })).status).toBe(403)
  expect((await app.get('/adm/staff/browse', { as })).status).toBe(403)
  // Another one is seen after the end of this one.
  expect((await start(SEE_AS_WITHOUT_ROLE)).status).toBe(403)
  expect((await end()).status).toBe(200)
  expect((await end()).status).toBe(200)
  expect(await me()).toMatchObject({ role: 'adm' })
  expect((await me())['seeing']).toBeUndefined()
  const lines = await app.open.db.select().from(audits).where(eq(audits.actor, 'staff:admin')).orderBy(desc(audits.id)).limit(2)
  expect(lines.map(({ action }) => action)).toEqual(['role.seeAsEnd', 'role.seeAs'])
  expect(lines[1]!.detail).toMatchObject({ name: '편집' })
})

test('a manager without a role is seen, too; a time that is over and a role that is gone end it', async () => {
  await start(SEE_AS_WITHOUT_ROLE)
  expect(await me()).toMatchObject({ role: 'mng', seeing: { name: '역할이 없는 매니저' } })
  await app.open.db.update(staffSessions).set({ seesAsUntil: new Date(Date.now() - 1_000) })
  expect(await me()).toMatchObject({ role: 'adm' })
  await app.open.db.update(staffSessions).set({ seesAs: 'gone', seesAsUntil: new Date(Date.now() + 60_000) })
  expect(await me()).toMatchObject({ role: 'adm' })
})

test('another sign-in of staff who is no administrator sees nothing but its own', async () => {
  const until = new Date(Date.now() + 60_000)
  await app.open.db.update(staffSessions).set({ seesAs: 'writing', seesAsUntil: until }).where(eq(staffSessions.id, 'manager-session'))
  const item = (await app.get('/adm/auth/me', { as: PEOPLE.manager })).data.item
  expect(item['seeing']).toBeUndefined()
  expect((item['rights'] as object) && JSON.stringify(item['rights'])).not.toContain('"write"')
})

test('no call of staff writes through it, but leaving, staying and ending it', async () => {
  const all = (await import('@/schemas/rules/base/console-areas')).consoleAreas()
  const rights = Object.fromEntries(all.map(({ id }) => [id, { acts: ['see', 'write', 'publish'] as const }]))
  await app.open.db.update(roles).set({ rights }).where(eq(roles.id, 'writing'))
  await start('writing')
  const admitted = new CallFailure('in', 'in', { status: 200 })
  const heard = async (operation: (typeof services)[number]['operations'][number]) =>
    run(operation, {
      requestId: 'law',
      session: () => Promise.resolve(as),
      fields: () => Promise.reject(admitted),
      isOwn: true,
    }).catch((failure: unknown) => (failure === admitted ? 'in' : (failure as CallFailure).message))
  const writing = services
    .flatMap(({ operations }) => operations)
    .filter(({ contract }) => isWrite(contract) && ['manager', 'admin'].includes(contract.access))
  expect(writing.length).toBeGreaterThan(60)
  const open: string[] = []
  for (const operation of writing) {
    const said = await heard(operation)
    if (said === 'in') open.push(operation.contract.id)
    else expect([operation.contract.id, said]).toEqual([operation.contract.id, COMMON.seeingOnly[1]])
  }
  expect(open.sort()).toEqual(['role.seeAsEnd', 'staff.signOut', 'staff.stay'])
})

test('a role with sections, blocks and fields is stored; what does not exist is refused', async () => {
  const { id } = (await app.post('/adm/role/create', { name: '질문 편집', start: 'empty' }, { as })).data.item as { id: string }
  let version = 1
  const save = async (scope: unknown, area = 'pages') => {
    const answer = await app.post(
      '/adm/role/save',
      { id, version, name: '질문 편집', rights: { [area]: { acts: ['see', 'write'], scope } } },
      { as },
    )
    if (answer.status === 200) version = answer.data.item['version'] as number
    return answer.status
  }
  expect(await save({ sections: ['/zin/brand', 'fragment'], blocks: { '~page': ['title', 'seo'] } })).toBe(200)
  for (const wrong of [
    { sections: [] },
    { sections: ['zin'] },
    { sections: ['/zin/', '/a'] },
    { sections: ['pages'] },
    { sections: ['/a', '/a'] },
    { blocks: {} },
    { blocks: { constructor: true } },
    { blocks: { 'no-block': true } },
    { blocks: { '~page': ['nothing'] } },
    { blocks: { '~page': [] } },
    { blocks: { '~page': false } },
    { others: true },
    [],
  ])
    expect([wrong, await save(wrong)]).toEqual([wrong, 400])
  expect(await save({ sections: ['/zin'] }, 'notices')).toBe(400)
})
