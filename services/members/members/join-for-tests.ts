// The steps of a sign-up as calls, on a database without members.
import { count } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect } from 'vitest'
import type { VerifiedIdentity } from '@/schemas/words/verified-identity'
import { socialAccounts, visits } from '@/services/db/tables/auth'
import { throttles } from '@/services/db/tables/base'
import { memberConsents, members, staffMailCodes, terms } from '@/services/db/tables/members'
import { commonCodes, forbiddenWords } from '@/services/db/tables/site'
import { readSession } from '@/services/auth/domain/read-session'
import { readVisit } from '@/services/auth/domain/visit'
import { openTestApp, useSettings, type TestApp } from '@/tests/support/test-app'
import { Visitor, type VisitorResponse } from '@/tests/support/visitor'
import type { OpenDatabase } from '@/services/db/database'

export const AT = '/svc/memberJoinSvcApi'
export const MINUTE = 60_000
export const PERSON: VerifiedIdentity = {
  memberName: '홍길동',
  gender: 'M',
  birthDate: '19900101',
  mobileNo: '01012345678',
  ci: 'ci-hong',
  di: 'di-hong',
}
export const FORM = {
  id: 'house01',
  password: 'Kx7!mQ2p',
  passwordConfirm: 'Kx7!mQ2p',
  nickname: '집꾸미기',
  email: 'home@example.com',
  zipCode: '04524',
  address: '서울특별시 중구 세종대로 110',
  addressDetail: '101동 202호',
  housingType: 'HT01',
}

export let app: TestApp
export let clock = new Date('2026-06-15T03:00:00Z')
export let visitor: Visitor
export const setClock = (now: Date) => void (clock = now)

let people = 0

/** A person who was not verified before. */
export const somebody = (more: Partial<VerifiedIdentity> = {}): VerifiedIdentity => ({ ...PERSON, ci: `ci-${++people}`, ...more })
export const visiting = () => new Visitor(app, { now: () => clock })
export const agree = (who = visitor, more: object = {}) => who.post(`${AT}/agree`, { service: true, personal: true, ...more })
export const verify = async (person: VerifiedIdentity, who = visitor) =>
  who.post(`${AT}/verify`, { key: await who.verified('join', person) })
export const ready = async (who = visitor, person = somebody(), more: object = {}) => {
  expect((await agree(who, more)).status).toBe(200)
  expect((await verify(person, who)).status).toBe(200)
  return who
}
export const join = (form: object = {}, who = visitor, more: object = {}) =>
  who.post(`${AT}/join`, { joinedUser: { ...FORM, ...form }, ...more })
export const draftOf = async (who = visitor) => (await who.get(`${AT}/draft`)).data.item
export const keptOf = async (who = visitor) =>
  (await readVisit({ db: app.open.db, now: clock, session: await readSession(who.cookie, clock) })).join
export const saidAt = ({ data }: VisitorResponse, field: string) =>
  data.problems?.find(({ pointer }) => pointer.endsWith(`/${field}`))?.message
export const memberCount = async () => (await app.open.db.select({ n: count() }).from(members))[0]!.n

/** The site's words, codes and terms in a database of the tests' own, without members, consents and visits before each test. */
export function openJoin(kind: OpenDatabase['kind']): void {
  beforeAll(async () => {
    app = await openTestApp(kind)
    useSettings(app.place.dataDir, { STAFF_MAIL_DOMAINS: 'raumgyeol.example' })
    const { db } = app.open
    await db.insert(forbiddenWords).values([
      { siteId: 'site', word: 'admin' },
      { siteId: 'site', word: '금칙어' },
    ])
    await db
      .insert(commonCodes)
      .values({ codeGroupValue: 'homeType', codeGroupLabel: '주거 형태', code: 'HT01', name: '아파트', orderNo: 1 })
    const term = (termsType: string, version: string, day: string) => ({
      siteId: 'site',
      termsType,
      version,
      title: termsType,
      contents: '',
      requiredYn: 'Y' as const,
      effectiveAt: new Date(day),
    })
    await db
      .insert(terms)
      .values([
        term('01', '1.0', '2025-01-01'),
        term('01', '2.0', '2026-01-01'),
        term('01', '3.0', '2027-01-01'),
        term('10', '1.1', '2026-01-01'),
        term('12', '1.2', '2026-01-01'),
      ])
  })
  afterAll(() => app.drop())
  beforeEach(async () => {
    clock = new Date('2026-06-15T03:00:00Z')
    visitor = visiting()
    const { db } = app.open
    for (const table of [memberConsents, members, visits, throttles, staffMailCodes, socialAccounts]) await db.delete(table)
  })
}
