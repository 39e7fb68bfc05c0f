// The cost of signing in for everybody else, and of reading the session.
import { once } from 'node:events'
import { VENDORS } from '../../../services/db/seeds/demo-businesses.ts'
import { demoPeople } from '../../../services/db/seeds/demo-people.ts'
import { projectNode, typescript } from '../../../scripts/tools/project.mjs'
import { mixedDocument } from '../mixed-document.ts'
import { publish, startApp } from '../tools/app.mjs'
import { startBareNode } from '../tools/bare-node.mjs'
import { canPin, loaderCore, serverCore, start } from '../tools/children.mjs'
import { interleaved, median, round } from '../tools/load.mjs'
import { startNextApp } from '../tools/next-app.mjs'
import { figure } from '../tools/report.mjs'
import { signIn } from '../tools/sign-in.mjs'
import { p95, timesOf } from '../tools/times-of.mjs'
import { benchApp } from './render.mjs'

const ROUTE = '/bench/mixed-40'
const ROUNDS = 5
const SECONDS = 3
/** Enough ids that none reaches the rate limit. */
const IDS = [
  ...demoPeople(new Date()).flatMap(({ member }) => (member?.memberId && !member.status ? [member.memberId] : [])),
  ...VENDORS.map(({ memberId }) => memberId),
]

export async function members() {
  const folder = await benchApp()
  const app = await startApp({ name: 'members', core: serverCore, env: { TRUST_PROXY: 'true' } })
  const next = await startNextApp(folder, { core: serverCore, name: 'members-next' })
  try {
    await publish(app.url, mixedDocument(40, { route: ROUTE }))
    await jwt(app.url, next.url)
    await meanwhile(app.url)
  } finally {
    await Promise.allSettled([app.stop(), next.stop()])
  }
}

async function jwt(site, next) {
  const cookie = await signIn(site, 'haneul')
  const targets = { jwt: { url: `${site}/auth/svc/jwt`, headers: { cookie } }, empty: { url: `${next}/ready` } }
  const seen = await interleaved(targets, { rounds: ROUNDS, seconds: SECONDS, connections: 40, warmUp: 2 })
  const ratio = round(seen.jwt.perSecond / seen.empty.perSecond)
  figure({
    figure: 'jwt-of-empty-handler',
    value: ratio,
    unit: '× an empty handler',
    target: '≥ 0.7',
    met: ratio >= 0.7,
    perSecond: Object.fromEntries(
      Object.entries(seen).map(([name, { perSecond, lowest, highest }]) => [
        name,
        { median: Math.round(perSecond), lowest: Math.round(lowest), highest: Math.round(highest) },
      ]),
    ),
    connections: 40,
    rounds: ROUNDS,
    pinned: canPin,
  })
}

async function meanwhile(site) {
  const page = site + ROUTE
  const bare = await startBareNode(page, { core: serverCore, name: 'members-bare-node' })
  await timesOf(page, 1_000)
  await timesOf(bare.url, 1_000)
  const idle = []
  const busy = []
  const bareIdle = []
  const bareBusy = []
  let signedIn = 0
  for (let i = 0; i < ROUNDS; i++) {
    idle.push(p95(await timesOf(page, SECONDS * 1_000)))
    bareIdle.push(p95(await timesOf(bare.url, SECONDS * 1_000)))
    const logins = start('sign-ins', projectNode(), [...typescript('tests/bench/tools/sign-in-repeatedly.mjs'), site, ...IDS], {
      core: loaderCore,
    })
    logins.child.stdout.on('data', (dots) => (signedIn += dots.length))
    await once(logins.child.stdout, 'data')
    busy.push(p95(await timesOf(page, SECONDS * 1_000)))
    bareBusy.push(p95(await timesOf(bare.url, SECONDS * 1_000)))
    await logins.stop()
  }
  const [quiet, loud] = [median(idle), median(busy)]
  figure({
    figure: 'cached-while-40-sign-in',
    value: round(loud / quiet),
    unit: '× idle p95',
    target: '≤ 2',
    met: loud <= 2 * quiet,
    idleMs: round(quiet, 2),
    busyMs: round(loud, 2),
    bareNode: { idleMs: round(median(bareIdle), 2), busyMs: round(median(bareBusy), 2) },
    signInsPerSecond: Math.round(signedIn / (ROUNDS * 2 * SECONDS)),
    rounds: ROUNDS,
    pinned: canPin,
  })
}
