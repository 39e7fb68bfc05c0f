// The cost of a scrap compared with an empty handler that asks for the same sign-in; called through the HTTP mount, on both databases.
import { Type } from 'typebox'
import { contract } from '../../../schemas/api/base/contract.ts'
import { throttles } from '../../../services/db/tables/base.ts'
import { interiorCases } from '../../../services/db/tables/content.ts'
import { scraps as scrapTable } from '../../../services/db/tables/members.ts'
import { mount } from '../../../services/kit/mount.ts'
import { registerOperations } from '../../../services/kit/operations.ts'
import { operation, service } from '../../../services/kit/service.ts'
import { median, round } from '../tools/load.mjs'
import { figure } from '../tools/report.mjs'
import { SITE } from '../tools/with-databases.mjs'
import { measured, MEMBERS, toldOf, withMembers } from '../tools/with-members.mjs'

const CASES = 400
/** Records that are pressed at a time. */
const TARGETS = 8
const ROUNDS = 5
const SECONDS = 2
const WARM_UP = 2

const empty = (at) =>
  operation(
    contract({ at, id: `bench.${at}`, title: '빈 호출', access: 'member', transaction: 'own', input: Type.Object({}) }),
    async () => ({}),
  )

registerOperations([service('bench', [empty('GET /svc/bench/read'), empty('POST /svc/bench/write')])])

export const scraps = () =>
  withMembers('scraps', async ({ kind, open, cookies }) => {
    await addCases(open)
    await crowd(kind, open, cookies)
    await throughput(kind, open, cookies)
  })

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
    figure({
      figure: `${call}-of-empty-handler-${kind}`,
      value: ratio,
      unit: '× an empty handler with a session',
      target: '≥ 0.5',
      met: ratio >= 0.5,
      ...toldOf({ [call]: seen[name], empty: seen[against] }),
      rounds: ROUNDS,
    })
  }
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
