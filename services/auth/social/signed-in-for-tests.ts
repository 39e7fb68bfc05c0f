import { count } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect } from 'vitest'
import { openSimulators, type OpenSimulators } from '@/services/simulators/open-simulators'
import { memberSessions, socialAccounts, socialRequests } from '@/services/db/tables/auth'
import { members } from '@/services/db/tables/members'
import { settings } from '@/services/base/settings'
import { readVisit } from '../domain/visit'
import { openTestApp, useSettings, type TestApp } from '@/tests/support/test-app'
import { SocialBrowser } from '@/tests/support/social-browser'
import type { SocialType } from '@/schemas/api/auth/session'
import { socialIndexOf } from '../domain/link-social-account'
import type { OpenDatabase } from '@/services/db/database'

export const MINUTE = 60_000
export let app: TestApp
export let devsim: OpenSimulators

export const typed = (name: string, more: Record<string, string> = {}) => ({
  name,
  email: `${name}@social.example`,
  verified: 'Y',
  ...more,
})
export const next = (service: string, outcome: string, delayMs = 0) =>
  fetch(`${devsim.url}/_ctl/next`, { method: 'POST', body: JSON.stringify({ service, outcome, delayMs }) })
export const signIn = (browser: SocialBrowser, snsType: SocialType, key: string | undefined) =>
  snsType === 'APPLE'
    ? browser.call('/svc/sns/appleSignIn', { identityToken: key ?? '' })
    : browser.call('/svc/sns/signIn', { snsType, accessToken: key ?? '' })
export const draftOf = (browser: SocialBrowser) =>
  readVisit({ db: app.open.db, session: { visit: browser.cookies.get('maru-visit')! }, now: browser.now ?? new Date() })
export const sessions = async () => (await app.open.db.select({ n: count() }).from(memberSessions))[0]!.n

export async function addMember(memberNo: string, more: Partial<typeof members.$inferInsert> = {}) {
  await app.open.db.insert(members).values({
    memberNo,
    siteId: settings().siteId,
    memberName: '홍길동',
    birthDate: '19900101',
    mobileNo: '01012345678',
    certified: 'Y',
    serviseTermsYn: 'Y',
    personalInfoCollectedYn: 'Y',
    createdAt: new Date(),
    ...more,
  })
}
export const addLink = (memberNo: string, snsType: SocialType, snsId: string) =>
  app.open.db
    .insert(socialAccounts)
    .values({ siteId: settings().siteId, snsType, snsIndex: socialIndexOf(snsType, snsId), memberNo, snsId, createdAt: new Date() })
/** A browser in which a member is signed in by a social account that was not linked before. */
export async function signedIn(memberNo: string, name: string, more: Partial<typeof members.$inferInsert> = {}) {
  const browser = new SocialBrowser()
  const first = await browser.through('KAKAO', typed(name))
  await signIn(browser, 'KAKAO', first!.key)
  const { join } = await draftOf(browser)
  await addMember(memberNo, more)
  await addLink(memberNo, 'KAKAO', join!.social!.snsId)
  const again = await browser.through('KAKAO', typed(name))
  expect((await signIn(browser, 'KAKAO', again!.key)).item).toMatchObject({ snsResult: '' })
  return browser
}

/** A test app and simulated providers, without members before each test. */
export function openSocial(kind: OpenDatabase['kind']): void {
  beforeAll(async () => {
    devsim = await openSimulators()
    app = await openTestApp(kind)
    useSettings(app.place.dataDir, { DEVSIM_PORT: String(devsim.port) })
  })
  afterAll(async () => {
    await devsim.close()
    await app.drop()
  })
  beforeEach(async () => {
    await app.open.db.delete(members)
    await app.open.db.delete(socialRequests)
  })
}
