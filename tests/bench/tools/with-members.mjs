// A database of each kind with members who are signed in, for figures that call the HTTP mount as many members at once.
import { openMemberSession } from '../../../services/auth/domain/member-session.ts'
import { signedSessions } from '../../../services/auth/domain/signed-sessions.ts'
import { members } from '../../../services/db/tables/members.ts'
import { registerSessions } from '../../../services/kit/sessions.ts'
import '../../../services/areas.ts'
import { median } from './load.mjs'
import { BENCH_KEYS, withDatabases } from './with-databases.mjs'

export const MEMBERS = 500
/** Calls under way at a time. */
const AT_ONCE = 200

/** @param run called for each kind with `{ kind, open, cookies }`: the cookies of each member. */
export async function withMembers(name, run) {
  registerSessions(signedSessions)
  await withDatabases(name, { settings: BENCH_KEYS }, async ({ kind, open }) => run({ kind, open, cookies: await signInAll(open) }))
}

export const memberNo = (i) => `bench-${i}`

/** Whole members with a consent, each with the cookies of a sign-in. */
async function signInAll(open) {
  const now = new Date()
  const whole = {
    siteId: 'site',
    memberName: '김하늘',
    mobileNo: '01012345678',
    passwordHash: '-',
    certified: 'Y',
    serviseTermsYn: 'Y',
    personalInfoCollectedYn: 'Y',
    eventMarketingYn: 'Y',
  }
  await open.unhurried((db) => db.insert(members).values(Array.from({ length: MEMBERS }, (_, i) => ({ ...whole, memberNo: memberNo(i) }))))
  const cookies = []
  for (let i = 0; i < MEMBERS; i++) {
    const lines = await openMemberSession(open.db, { memberNo: memberNo(i), keepLogin: false, device: 'bench' }, now)
    cookies.push(
      lines
        .map((line) => line.split(';')[0])
        .filter((pair) => !pair.endsWith('='))
        .join('; '),
    )
  }
  return cookies
}

/** How many a second, and what one costs this process. */
export async function measured(work, seconds) {
  const from = performance.now()
  const before = process.cpuUsage()
  let done = 0
  const loop = async () => {
    while (performance.now() < from + seconds * 1_000) {
      await work()
      done++
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, loop))
  const { user, system } = process.cpuUsage(before)
  return { perSecond: (done * 1_000) / (performance.now() - from), cpu: (user + system) / done }
}

/** What a figure tells of several rounds by the names of their ways. @param seen the measured rounds of each. */
export function toldOf(seen) {
  const told = (all) => ({ median: Math.round(median(all)), lowest: Math.round(Math.min(...all)), highest: Math.round(Math.max(...all)) })
  const each = (tell) => Object.fromEntries(Object.entries(seen).map(([name, all]) => [name, tell(all)]))
  return {
    perSecond: each((all) => told(all.map(({ perSecond }) => perSecond))),
    cpuMicroseconds: each((all) => Math.round(median(all.map(({ cpu }) => cpu)))),
    atOnce: AT_ONCE,
  }
}
