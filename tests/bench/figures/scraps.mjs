// The cost of a scrap compared with an empty handler that asks for the same sign-in; called through the HTTP mount, on both databases.
import { Type } from 'typebox'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTagNumbers } from '../../../lib/tag-numbers.ts'
import { contract } from '../../../schemas/api/base/contract.ts'
import { setCurrentDatabase } from '../../../services/db/current-database.ts'
import { migrate } from '../../../services/db/migrate.ts'
import { openDatabase } from '../../../services/db/open-database.ts'
import { throttles } from '../../../services/db/tables/base.ts'
import { interiorCases } from '../../../services/db/tables/content.ts'
import { members, scraps as scrapTable } from '../../../services/db/tables/members.ts'
import { startTagNumbers } from '../../../services/db/tag-numbers.ts'
import { openMemberSession } from '../../../services/auth/domain/member-session.ts'
import { signedSessions } from '../../../services/auth/domain/signed-sessions.ts'
import { readSettings } from '../../../services/base/settings.ts'
import { mount } from '../../../services/kit/mount.ts'
import { registerOperations } from '../../../services/kit/operations.ts'
import { operation, service } from '../../../services/kit/service.ts'
import { registerSessions } from '../../../services/kit/sessions.ts'
import '../../../services/registry.ts'
import { startPostgres } from '../tools/app.mjs'
import { median, round } from '../tools/load.mjs'
import { figure } from '../tools/report.mjs'

const SITE = 'http://localhost:3000'
const MEMBERS = 500
const CASES = 400
/** Records that are pressed at a time. */
const TARGETS = 8
const ROUNDS = 5
const SECONDS = 2
const WARM_UP = 2
const AT_ONCE = 200

const empty = (at) =>
  operation(
    contract({ at, id: `bench.${at}`, title: '빈 호출', access: 'member', transaction: 'own', input: Type.Object({}) }),
    async () => ({}),
  )

registerSessions(signedSessions)
registerOperations([service('bench', [empty('GET /svc/bench/read'), empty('POST /svc/bench/write')])])

export async function scraps() {
  for (const kind of ['embedded', 'postgres']) {
    const dataDir = mkdtempSync(join(tmpdir(), 'maru-scraps-'))
    globalThis[Symbol.for('maru.settings')] = readSettings({
      DATA_DIR: dataDir,
      LOG_LEVEL: 'silent',
      SITE_URL: SITE,
      APP_SECRET: 'only-for-the-bench-0123456789abcdefghijk',
      INDEX_KEY: 'only-for-the-bench-0123456789abcdefghijk',
      DATA_KEYS: `k1:${Buffer.alloc(32, 1).toString('base64')}`,
    })
    const open = await openDatabase({ dataDir, databaseUrl: kind === 'postgres' ? await startPostgres() : undefined })
    let numbers
    try {
      await migrate(open)
      setCurrentDatabase(open)
      numbers = await startTagNumbers(open)
      await addCases(open)
      const cookies = await signInAll(open)
      await crowd(kind, open, cookies)
      await throughput(kind, open, cookies)
    } finally {
      await numbers?.close()
      setTagNumbers(undefined)
      setCurrentDatabase(undefined)
      await open.close()
      rmSync(dataDir, { recursive: true, force: true })
    }
  }
}

/** Everybody presses one case at once. */
async function crowd(kind, open, cookies) {
  const target = { type: 'house', targetId: String(CASES) }
  const answers = await Promise.all(cookies.map((cookie) => ask('POST', 'scrap/cScrap', target, cookie)))
  const rows = await open.db.$count(scrapTable)
  const { scrapCnt } = (await ask('GET', 'scrap/rScrap', target, cookies[0])).item
  figure({
    figure: `scrap-crowd-${kind}`,
    value: rows,
    unit: `rows of ${MEMBERS} members who press one case at once`,
    target: String(MEMBERS),
    met: rows === MEMBERS && scrapCnt === MEMBERS && answers.every(({ result }) => result === '200'),
    scrapCnt,
  })
}

/** Reads and scraps a second, each in turns with an empty handler; the median of the rounds' ratios. */
async function throughput(kind, open, cookies) {
  let next = 0
  const turn = () => {
    const n = next++
    const member = n % MEMBERS
    const of = (Math.floor(n / MEMBERS) + (member % TARGETS) * (CASES / TARGETS)) % CASES
    return [{ type: 'house', targetId: String(1 + of) }, cookies[member]]
  }
  const ways = {
    read: (...input) => ask('GET', 'scrap/rScrap', ...input),
    emptyRead: (...input) => ask('GET', 'bench/read', ...input),
    write: (...input) => ask('POST', 'scrap/cScrap', ...input),
    emptyWrite: (...input) => ask('POST', 'bench/write', ...input),
  }
  const seen = { read: [], emptyRead: [], write: [], emptyWrite: [] }
  const run = async (name, seconds) => {
    // Nobody has pressed too often yet.
    await open.db.delete(throttles)
    return measured(async () => {
      const { result, resultMessage } = await ways[name](...turn())
      if (result !== '200') throw new Error(`${name} was answered ${result}: ${resultMessage}`)
    }, seconds)
  }
  for (const name of Object.keys(ways)) await run(name, WARM_UP)
  for (let i = 0; i < ROUNDS; i++) {
    const names = Object.keys(ways)
    for (const name of i % 2 ? names : names.reverse()) seen[name].push(await run(name, SECONDS))
  }
  for (const [name, against, call] of [
    ['read', 'emptyRead', 'rScrap'],
    ['write', 'emptyWrite', 'cScrap'],
  ]) {
    const ratio = round(median(seen[name].map(({ perSecond }, i) => perSecond / seen[against][i].perSecond)))
    const told = (all) => ({ median: Math.round(median(all)), lowest: Math.round(Math.min(...all)), highest: Math.round(Math.max(...all)) })
    const each = (tell) => ({ [call]: tell(seen[name]), empty: tell(seen[against]) })
    figure({
      figure: `${call}-of-empty-handler-${kind}`,
      value: ratio,
      unit: '× an empty handler with a session',
      target: '≥ 0.5',
      met: ratio >= 0.5,
      perSecond: each((all) => told(all.map(({ perSecond }) => perSecond))),
      cpuMicroseconds: each((all) => Math.round(median(all.map(({ cpu }) => cpu)))),
      atOnce: AT_ONCE,
      rounds: ROUNDS,
    })
  }
}

/** How many a second, and what one costs this process. */
async function measured(work, seconds) {
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

async function ask(method, path, input, cookie) {
  const request =
    method === 'GET'
      ? new Request(`${SITE}/svc/${path}?${new URLSearchParams(input)}`, { headers: { cookie } })
      : new Request(`${SITE}/svc/${path}`, {
          method,
          headers: { origin: SITE, cookie, 'content-type': 'application/json' },
          body: JSON.stringify(input),
        })
  return (await (await mount(request)).json()).data
}

async function addCases(open) {
  const one = { siteId: 'site', type: 'house', title: '벤치', hImg: '/a.webp', hImgAlt: '', postedAt: new Date() }
  await open.unhurried((db) => db.insert(interiorCases).values(Array.from({ length: CASES }, (_, i) => ({ ...one, seq: i + 1 }))))
}

const memberNo = (i) => `bench-${i}`

/** Whole members, each with the cookies of a sign-in. */
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
