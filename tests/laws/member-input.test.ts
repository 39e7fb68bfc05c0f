// Whatever is typed into the forms of the members, and whatever a script sends instead, is answered in a sentence (S23): never by a
// failure of ours, and nothing of it is stored.
import type { TSchema } from 'typebox'
import { count } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { isWrite, methodOf, pathOf, type AnyContract } from '@/schemas/api/base/contract'
import { throttles } from '@/services/db/tables/base'
import { members } from '@/services/db/tables/members'
import { hashPassword } from '@/services/base/passwords'
import { services } from '@/services/areas'
import { callsOf, chosenAreas } from '../support/chosen-areas'
import { openTestApp, type TestApp } from '../support/test-app'
import { sampleOf } from '../support/sample'
import { Visitor } from '../support/visitor'

const NOUNS = ['addresses', 'businesses', 'identity', 'members', 'sessions', 'social']
const HOSTILE: unknown[] = [
  '',
  '\u3000',
  'a\0b',
  '\r\nset-cookie: x=y',
  '\ud800',
  'x\udfff',
  '\u202eabc',
  'ㅎㄱㄷ',
  '홍길동'.normalize('NFD'),
  '１２３４５',
  'ｈｏｕｓｅ０１',
  'e\u0301'.repeat(40),
  'a'.repeat(100_000),
  '가'.repeat(3_000),
  "' or 1=1 --",
  '%00',
  '<script>alert(1)</script>',
  '__proto__',
  '1e3',
  '-1',
  null,
  true,
  0,
  -1,
  1e21,
  [],
  ['a'],
  [[[]]],
  {},
  { length: 5 },
  { $ne: null },
  { toString: 'x' },
]

const own = await callsOf(chosenAreas())
const contracts = services
  .filter(({ noun }) => NOUNS.includes(noun))
  .flatMap((service) => service.operations.map(({ contract }) => contract))
  // These end the sign-in that the others need; they take nothing.
  .filter(({ id }) => own.has(id) && !['session.signOut', 'session.token'].includes(id))

let app: TestApp | undefined
let visitor: Visitor
let member: Visitor

beforeAll(async () => {
  if (contracts.length === 0) return
  app = await openTestApp('postgres')
  const passwordHash = await hashPassword('Kx7!mQ2p')
  const whole = {
    siteId: 'site',
    passwordHash,
    certified: 'Y',
    serviseTermsYn: 'Y',
    personalInfoCollectedYn: 'Y',
    memberName: '홍길동',
    mobileNo: '01012345678',
  } as const
  await app.open.db.insert(members).values({ ...whole, memberNo: 'a', memberId: 'house01', bizYn: 'Y', memberType: 'B' })
  visitor = new Visitor(app)
  await visitor.post('/svc/memberJoinSvcApi/agree', { kind: 'personal', service: true, personal: true })
  member = new Visitor(app)
  await member.signIn('house01', 'Kx7!mQ2p')
  await member.post('/svc/myPageInfoSvcApi/mypagePasswordCheck', { password: 'Kx7!mQ2p' })
})
afterAll(() => app?.drop())
beforeEach(() => app?.open.db.delete(throttles))

type Shape = TSchema & { type?: string; properties?: Record<string, Shape> }
/** Every place of an input that takes a value, as names from the top. */
function places(schema: Shape, above: string[] = []): string[][] {
  return Object.entries(schema.properties ?? {}).flatMap(([name, field]) => [[...above, name], ...places(field, [...above, name])])
}
/** A copy with one place filled. */
function withValue(input: unknown, [name, ...below]: string[], value: unknown): unknown {
  const base = typeof input === 'object' && input !== null ? input : {}
  return { ...base, [name!]: below.length === 0 ? value : withValue((base as Record<string, unknown>)[name!], below, value) }
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value.toWellFormed() : (JSON.stringify(value) ?? ''))

async function send(contract: AnyContract, input: Record<string, unknown>) {
  const who = contract.access === 'visitor' ? visitor : member
  const path = pathOf(contract).replace(/:([a-zA-Z]+)/g, (_, name: string) => encodeURIComponent(textOf(input[name])))
  if (methodOf(contract) !== 'GET') return who.post(path, input)
  const query = Object.entries(input).map(([name, value]) => `${name}=${encodeURIComponent(textOf(value))}`)
  return who.get(`${path}?${query.join('&')}`)
}

test('each noun of the members is there', () => expect(services.map(({ noun }) => noun)).toEqual(expect.arrayContaining(NOUNS)))

describe.each(contracts.map((contract) => [contract.id, contract] as const))('%s', (_, contract) => {
  test('answers whatever it is sent', async () => {
    const before = await app!.open.db.select({ members: count() }).from(members)
    const sample = sampleOf(contract.input) as Record<string, unknown>
    for (const place of places(contract.input as Shape)) {
      for (const value of HOSTILE) {
        const { status, data } = await send(contract, withValue(sample, place, value) as Record<string, unknown>)
        const what = `${place.join('/')} = ${JSON.stringify(value)?.slice(0, 60)}`
        // An outside service that is not set up is away, whatever was typed.
        if (status >= 500) expect([502, 503], what).toContain(status)
        if (status >= 400 && data) {
          expect(data.resultMessage, what).toMatch(/[가-힣]/)
          for (const { pointer, message } of data.problems ?? []) {
            expect(message, what).toMatch(/[가-힣].*[.?]/)
            expect(pointer, what).toMatch(/^(\/[^/]+)*$/)
          }
        }
      }
    }
    if (isWrite(contract)) expect(await app!.open.db.select({ members: count() }).from(members)).toEqual(before)
  })
})
