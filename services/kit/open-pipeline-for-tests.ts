import { Type } from 'typebox'
import { afterAll, beforeAll, beforeEach } from 'vitest'
import { contract } from '@/schemas/api/base/contract'
import { facts } from '@/services/db/tables/base'
import { clearAudits } from '@/tests/support/clear-audits'
import { openTestApp, type TestApp } from '@/tests/support/test-app'
import { registerOperations } from './operations'
import { callWithin } from './run'
import { operation, service, type Ctx } from './service'

// A service of this test's own, with one operation for each thing that the pipeline promises.
const Fields = {
  word: Type.Optional(Type.String({ title: '낱말', maxLength: 10 })),
  count: Type.Optional(Type.Integer({ title: '개수', minimum: 0, maximum: 100 })),
  agreed: Type.Optional(Type.Boolean({ title: '동의' })),
  list: Type.Optional(Type.Array(Type.String({ maxLength: 5 }), { title: '목록', maxItems: 3 })),
  nested: Type.Optional(Type.Object({ deep: Type.Integer() }, { title: '묶음', additionalProperties: true })),
}
export const echo = contract({
  at: 'GET /svc/test/echo',
  id: 'test.echo',
  title: '되돌리기',
  access: 'visitor',
  input: Type.Object(Fields),
  item: Type.Unknown(),
})
const echoPath = contract({
  at: 'GET /svc/test/echo/:word',
  id: 'test.path',
  title: '되돌리기',
  access: 'visitor',
  input: Type.Object(Fields),
  item: Type.Unknown(),
})
const list = contract({
  at: 'GET /svc/test/list',
  id: 'test.list',
  title: '목록',
  access: 'visitor',
  input: Type.Object({
    page: Type.Optional(Type.Integer({ title: '페이지 번호', minimum: 1, maximum: 100, lenient: true })),
    filter: Type.Optional(Type.String({ title: '조건', maxLength: 10, lenient: true })),
  }),
  item: Type.Unknown(),
})
const send = contract({
  at: 'POST /svc/test/send',
  id: 'test.send',
  title: '보내기',
  access: 'visitor',
  writes: false,
  input: Type.Object({ ...Fields, files: Type.Optional(Type.Unsafe<File[]>({ type: 'array' })) }),
  item: Type.Unknown(),
})
const write = contract({
  at: 'POST /svc/test/write',
  id: 'test.write',
  title: '쓰기',
  access: 'visitor',
  codec: 'json',
  input: Type.Object({ name: Type.String({ title: '이름', minLength: 1 }), then: Type.Optional(Type.String()) }),
  errors: { late: ['501', '이미 마감되었습니다.'], gone: ['LO001', '찾을 수 없습니다.', 404] },
})
const writeByGet = contract({
  at: 'GET /svc/test/signOut',
  id: 'test.get',
  title: '나가기',
  access: 'visitor',
  writes: true,
  input: Type.Object({}),
})
const slow = contract({ at: 'POST /svc/test/slow', id: 'test.slow', title: '느린 쓰기', access: 'visitor', input: Type.Object({}) })
export const whoami = contract({
  at: 'GET /svc/test/whoami',
  id: 'test.whoami',
  title: '누구',
  access: 'visitor',
  personal: true,
  input: Type.Object({}),
  item: Type.Unknown(),
})
export const asksNobody = contract({
  at: 'GET /svc/test/asks-nobody',
  id: 'test.asksNobody',
  title: '누구인지 묻지 않음',
  access: 'visitor',
  input: Type.Object({}),
  item: Type.Unknown(),
})
const broken = contract({ at: 'GET /svc/test/broken', id: 'test.broken', title: '고장', access: 'visitor', input: Type.Object({}) })
const forAccess = (access: 'member' | 'identified' | 'vendor' | 'manager' | 'admin') =>
  contract({ at: `GET /svc/test/for-${access}`, id: `test.${access}`, title: '자격', access, input: Type.Object({}) })
const guarded = (['member', 'identified', 'vendor', 'manager', 'admin'] as const).map(forAccess)

const memberNoOf = ({ session }: Ctx): string | null => session.user?.memberNo ?? null

export const effects: string[] = []
registerOperations([
  service('test', [
    operation(echo, async (input) => ({ item: input })),
    operation(echoPath, async (input) => ({ item: input })),
    operation(list, async (input) => ({ item: input })),
    operation(send, async ({ files, ...input }) => ({
      item: { ...input, ...(files ? { files: await Promise.all(files.map(async (file) => [file.name, file.size])) } : {}) },
    })),
    operation(write, async ({ name, then }, ctx) => {
      await ctx.db.insert(facts).values({ name, value: 'written' })
      ctx.touch(`fact:${name}`)
      ctx.audit('fact.write', name, { then })
      ctx.after(() => void effects.push(name))
      ctx.after(() => Promise.reject(new Error('an effect that fails')))
      if (then === 'fail') throw ctx.fail('late')
      if (then === 'gone') throw ctx.fail('gone')
      if (then === 'throw') throw new Error('secret: hunter2')
      if (then === 'again') await callWithin(ctx, write, { name: `${name}-within` })
      return { message: '저장했습니다.' }
    }),
    operation(writeByGet, async () => ({})),
    operation(slow, async (_, ctx) => {
      await ctx.db.insert(facts).values({ name: 'slow', value: 'written' })
      await new Promise((done) => setTimeout(done, 300))
      return {}
    }),
    operation(whoami, async (_, ctx) => ({ item: ctx.session.user?.memberNo ?? null })),
    // A helper has no contract: that it reads who calls is seen when it is called for the wrong one.
    operation(asksNobody, async (_, ctx) => ({ item: memberNoOf(ctx) })),
    operation(broken, () => Promise.reject(new Error('secret: hunter2'))),
    ...guarded.map((one) => operation(one, async () => ({}))),
  ]),
])

export let app: TestApp
export const echoOf = async (query: string) => (await app.get(`/svc/test/echo?${query}`)).data
export const form = (body: string | Uint8Array | ReadableStream) =>
  app.post('/svc/test/send', body, { headers: { 'content-type': 'application/x-www-form-urlencoded' } })
export const json = (body: string | ReadableStream) => app.post('/svc/test/send', body, { headers: { 'content-type': 'application/json' } })
export const names = async () => (await app.open.db.select().from(facts)).map(({ name }) => name)

/** A database of the tests' own, without facts, audit lines and effects before each test. */
export function openPipeline(): void {
  beforeAll(async () => {
    app = await openTestApp('postgres')
  })
  afterAll(() => app.drop())
  beforeEach(async () => {
    await app.open.db.delete(facts)
    await clearAudits(app.open.db)
    effects.length = 0
  })
}
