// Every call × every kind of person (S10). What each may do is declared in tests/support/access-matrix.json, by a class of people; the
// actual access is tested through the pipeline with real rows and real cookies, up to the point where it would read the input. An
// undeclared call fails here.
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { CallFailure } from '@/schemas/api/base/failure'
import { consoleArea, consoleAreas } from '@/schemas/rules/base/console-areas'
import { ACTS, type Act, type RoleRights } from '@/schemas/rules/base/rights'
import { roles, staff, staffSessions } from '@/services/db/tables/auth'
import { members } from '@/services/db/tables/members'
import { openMemberSession, endMemberSession } from '@/services/auth/domain/member-session'
import { notePasswordConfirmed } from '@/services/auth/domain/note-password-confirmed'
import { run } from '@/services/kit/run'
import { cookieLine, PREVIEW_COOKIE, STAFF_COOKIE } from '@/services/auth/domain/cookies'
import { readSession } from '@/services/auth/domain/read-session'
import { previewToken, staffToken } from '@/services/auth/domain/tokens'
import { settings } from '@/services/base/settings'
import { changeVisit } from '@/services/auth/domain/visit'
import { services } from '@/services/areas'
import matrix from '../support/access-matrix.json' with { type: 'json' }
import { callsOf, chosenAreas } from '../support/chosen-areas'
import { openTestApp, PEOPLE, type TestApp } from '../support/test-app'

const ACTORS = [
  'visitor',
  /** Verified for the consultation list, without an account. */
  'identified',
  /** Opened a visitor's order with its code. */
  'orderer',
  'uncertified',
  'noConsent',
  'member',
  /** Has confirmed the password in this session. */
  'confirmed',
  /** Has no password. */
  'socialOnly',
  'vendor',
  'confirmedVendor',
  /** Signed in before the account changed. */
  'dormant',
  'withdrawn',
  /** Signed out; the cookie is still sent. */
  'signedOut',
  'manager',
  'admin',
  /** A manager whose role permits exactly what the call's right names. */
  'holding',
  /** A manager whose role permits everything but that. */
  'lacking',
  /** A manager who is bound to one shop, with a role that permits everything. */
  'ofShop',
  /** Followed a preview link of an administrator. */
  'previewer',
] as const
type Actor = (typeof ACTORS)[number]

const MEMBERS: Actor[] = ['uncertified', 'noConsent', 'member', 'confirmed', 'socialOnly', 'vendor', 'confirmedVendor']
const WHOLE = MEMBERS.filter((actor) => actor !== 'uncertified' && actor !== 'noConsent')
const CONFIRMED: Actor[] = ['confirmed', 'confirmedVendor']
const VENDORS: Actor[] = ['vendor', 'confirmedVendor']
/** Which actors each class lets in, and which known actors it answers like strangers (401 rather than 403). */
const CLASSES: Record<string, { in: readonly Actor[]; refused: 401 | 403; known?: readonly Actor[] }> = {
  visitor: { in: ACTORS, refused: 401 },
  member: { in: MEMBERS, refused: 401 },
  'member+whole': { in: WHOLE, refused: 401, known: MEMBERS },
  'member+password': { in: CONFIRMED, refused: 401, known: MEMBERS },
  'member+whole+password': { in: CONFIRMED, refused: 401, known: MEMBERS },
  // A certified member is identified by the account (CX-05).
  identified: { in: ['identified', 'noConsent', ...WHOLE], refused: 401 },
  // Of a visitor's order: by who they are, or by the code texted to its number.
  orderer: { in: ['identified', 'orderer', 'noConsent', ...WHOLE], refused: 401 },
  vendor: { in: VENDORS, refused: 401, known: MEMBERS },
  'vendor+whole': { in: VENDORS, refused: 401, known: MEMBERS },
  'vendor+whole+password': { in: ['confirmedVendor'], refused: 401, known: MEMBERS },
  manager: { in: ['manager', 'admin', 'holding', 'lacking', 'ofShop'], refused: 403 },
  admin: { in: ['admin'], refused: 403 },
  'admin or preview': { in: ['admin', 'previewer'], refused: 403 },
}
/**
 * `right notices:write`: the area and the act that staff need; `*` where the input names the area. `by shop`: also for a person who is
 * bound to one shop, with its rows only (tests/laws/shop-rows.test.ts). `or preview`: also by a preview link, whose page the handler knows.
 */
const RIGHT = /^right ([a-z][\w-]*|\*):(see|write|publish)( by shop)?( or preview)?$/
const rightOf = (name: string): { of: string; act: Act; isByShop: boolean; isShown: boolean } | undefined => {
  const [, of, act, byShop, shown] = RIGHT.exec(name) ?? []
  return of === undefined ? undefined : { of, act: act as Act, isByShop: byShop !== undefined, isShown: shown !== undefined }
}
/** Which actors a right lets in: without a role, a manager sees what is not personal. */
const classOf = (name: string): (typeof CLASSES)[string] => {
  const right = rightOf(name)
  if (!right) return CLASSES[name]!
  const isUsual = right.act === 'see' && (right.of === '*' || consoleArea(right.of)?.isPersonal !== true)
  // Where the input names the area, a person of a shop is refused once it is read.
  const isOfShop = right.isByShop || right.of === '*'
  const others = [
    ...(isUsual ? (['manager'] as const) : []),
    ...(isOfShop ? (['ofShop'] as const) : []),
    ...(right.isShown ? (['previewer'] as const) : []),
  ]
  return { in: ['admin', 'holding', ...others], refused: 403 }
}
/** The rights of the two managers with a role, for one call. */
const holding = ({ of, act }: { of: string; act: Act }): RoleRights => ({ [of === '*' ? 'pages' : of]: { acts: [act] } })
const lacking = ({ of, act }: { of: string; act: Act }): RoleRights =>
  Object.fromEntries(
    consoleAreas().map(({ id }) => [
      id,
      { acts: of === '*' || of === id ? (act === 'see' ? [] : ACTS.filter((one) => one !== act)) : ACTS },
    ]),
  )
const expectationOf = (name: string): Record<Actor, 'in' | 401 | 403> => {
  const { in: admitted, refused, known = [] } = classOf(name)
  return Object.fromEntries(
    ACTORS.map((actor) => [actor, admitted.includes(actor) ? 'in' : known.includes(actor) ? 403 : refused]),
  ) as Record<Actor, 'in' | 401 | 403>
}

const declared = matrix as Record<string, string>
const operations = services.flatMap((service) => service.operations)
const cookies = {} as Record<Actor, string>
let app: TestApp
const now = new Date()

beforeAll(async () => {
  app = await openTestApp('postgres')
  const { db } = app.open
  const pair = (lines: string[]) =>
    lines
      .map((line) => line.split(';', 1)[0]!)
      .filter((one) => !one.endsWith('='))
      .join('; ')
  const whole = {
    siteId: 'site',
    memberName: '홍길동',
    mobileNo: '01012345678',
    passwordHash: '-',
    certified: 'Y',
    serviseTermsYn: 'Y',
    personalInfoCollectedYn: 'Y',
  } as const
  const people: Partial<Record<Actor, Partial<typeof members.$inferInsert>>> = {
    uncertified: { certified: 'N' },
    noConsent: { serviseTermsYn: 'N' },
    member: {},
    confirmed: {},
    socialOnly: { passwordHash: null },
    vendor: { bizYn: 'Y', memberType: 'B' },
    confirmedVendor: { bizYn: 'Y', memberType: 'B' },
    dormant: {},
    withdrawn: {},
    signedOut: {},
  }
  for (const [memberNo, facts] of Object.entries(people)) {
    await db.insert(members).values({ ...whole, ...facts, memberNo })
    const lines = await openMemberSession(db, { memberNo, keepLogin: false, device: 'law' }, now)
    cookies[memberNo as Actor] = pair(lines)
    const { sid } = (await readSession(pair(lines), now)).claim!
    if (CONFIRMED.includes(memberNo as Actor)) cookies[memberNo as Actor] = pair(await notePasswordConfirmed(db, sid, now))
    if (memberNo === 'signedOut') await endMemberSession(db, sid, 'signOut', now)
  }
  await db.update(members).set({ status: 'DORMANT' }).where(eq(members.memberNo, 'dormant'))
  await db.update(members).set({ status: 'WITHDRAWN' }).where(eq(members.memberNo, 'withdrawn'))
  for (const id of ['holding', 'lacking']) {
    await db.insert(roles).values({ id, siteId: 'site', name: id, rights: {} })
    await db.insert(staff).values({ id, loginId: id, name: id, role: 'mng', roleId: id, passwordHash: '-' })
    await db.insert(staffSessions).values({ id, staffId: id, expiresAt: new Date(now.getTime() + 3_600_000) })
  }
  const all = Object.fromEntries(consoleAreas().map(({ id }) => [id, { acts: ACTS }]))
  await db.insert(roles).values({ id: 'ofShop', siteId: 'site', name: 'ofShop', rights: all })
  await db
    .insert(staff)
    .values({ id: 'ofShop', loginId: 'ofShop', name: 'ofShop', role: 'mng', roleId: 'ofShop', shopId: 'a', passwordHash: '-' })
  await db.insert(staffSessions).values({ id: 'ofShop', staffId: 'ofShop', expiresAt: new Date(now.getTime() + 3_600_000) })
  const identified = { memberName: '홍길동', mobileNo: '01012345678', at: now.getTime() }
  const openedOrder = { orderId: '260601-7K2M9QX4T8WZ3', at: now.getTime() }
  const { appSecret } = settings()
  Object.assign(cookies, {
    visitor: '',
    identified: pair((await changeVisit({ db, session: {}, now, siteId: 'site' }, () => ({ identified }))).cookies),
    orderer: pair((await changeVisit({ db, session: {}, now, siteId: 'site' }, () => ({ openedOrder }))).cookies),
    manager: pair([cookieLine(STAFF_COOKIE, await staffToken(appSecret, PEOPLE.manager.staff, now), 60)]),
    admin: pair([cookieLine(STAFF_COOKIE, await staffToken(appSecret, PEOPLE.admin.staff, now), 60)]),
    holding: pair([cookieLine(STAFF_COOKIE, await staffToken(appSecret, { id: 'holding', role: 'mng', sid: 'holding' }, now), 60)]),
    ofShop: pair([cookieLine(STAFF_COOKIE, await staffToken(appSecret, { id: 'ofShop', role: 'mng', sid: 'ofShop' }, now), 60)]),
    lacking: pair([cookieLine(STAFF_COOKIE, await staffToken(appSecret, { id: 'lacking', role: 'mng', sid: 'lacking' }, now), 60)]),
    previewer: pair([cookieLine(PREVIEW_COOKIE, await previewToken(appSecret, { role: 'adm', path: '/a' }, now), 60)]),
  })
})
afterAll(() => app.drop())

test('every call is declared, and nothing else', () => {
  const ids = operations.map(({ contract }) => contract.id)
  expect(
    ids.filter((id) => !(id in declared)),
    'calls without a line in tests/support/access-matrix.json: a class of CLASSES above, or `right <area>:<act>` as the contract has it',
  ).toEqual([])
  expect(
    Object.keys(declared).filter((id) => !ids.includes(id)),
    'lines without a call',
  ).toEqual([])
  expect(Object.entries(declared).filter(([, name]) => !(name in CLASSES) && !rightOf(name))).toEqual([])
})

test('a right names an area and an act that the table of roles has, and stands in the matrix as the contract says it', () => {
  for (const { contract } of operations) {
    const { id, right, access, preview } = contract
    const inMatrix = rightOf(declared[id] ?? '')
    const isByShop = typeof right?.of === 'string' && consoleArea(right.of)?.isByShop === true
    expect(inMatrix, `${id}: the line of tests/support/access-matrix.json, and \`right\` of the contract`).toEqual(
      right && { of: typeof right.of === 'string' ? right.of : '*', act: right.act, isByShop, isShown: preview === true },
    )
    if (!right) continue
    // An administrator may do everything, and others have no role.
    expect(access, id).toBe('manager')
    if (typeof right.of === 'string') expect(consoleArea(right.of)?.acts, `${id}: ${right.of}`).toHaveProperty(right.act)
  }
})

const own = await callsOf(chosenAreas())
const cases = operations
  .filter(({ contract: { id } }) => own.has(id) && declared[id] !== undefined)
  .map((operation) => [operation.contract.id, declared[operation.contract.id]!, operation] as const)
describe.each(cases)('%s is for %s', (_, name, operation) => {
  test('every actor', async () => {
    const right = rightOf(name)
    if (right)
      for (const [id, rights] of [
        ['holding', holding(right)],
        ['lacking', lacking(right)],
      ] as const)
        await app.open.db.update(roles).set({ rights }).where(eq(roles.id, id))
    const heard = {} as Record<Actor, unknown>
    const admitted = new CallFailure('in', 'in', { status: 200 })
    for (const actor of ACTORS) {
      heard[actor] = await run(operation, {
        requestId: 'law',
        session: () => readSession(cookies[actor], now),
        fields: () => Promise.reject(admitted),
        isOwn: true,
        now,
      }).then(
        () => 'ran without reading its input',
        (failure: unknown) => (failure === admitted ? 'in' : (failure as CallFailure).status),
      )
    }
    expect(heard).toEqual(expectationOf(name))
  })
})

test('no class admits a withdrawn member, or staff to a member’s call', () => {
  for (const [name, { in: admitted }] of Object.entries(CLASSES)) {
    if (name === 'visitor') continue
    for (const gone of ['visitor', 'dormant', 'withdrawn', 'signedOut'] as const) expect(admitted, name).not.toContain(gone)
    const isForStaff = /^(manager|admin)/.test(name)
    expect(
      admitted.some((actor) => MEMBERS.includes(actor)),
      name,
    ).toBe(!isForStaff)
  }
})
