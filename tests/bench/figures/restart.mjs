// Five rolling restarts under load: every request must be answered, by either server.
import { readFileSync } from 'node:fs'
import { Agent, request } from 'node:http'
import { mixedDocument } from '../mixed-document.ts'
import { publish, startApp, startPostgres } from '../tools/app.mjs'
import { loaderCore, sleep, start } from '../tools/children.mjs'
import { readWrk } from '../tools/load.mjs'
import { figure } from '../tools/report.mjs'

const ROLLS = 5
const LIVE = '/bench/mixed-40?preview=Y'

export async function restart() {
  const app = await startApp({ name: 'restart', env: { DATABASE_URL: await startPostgres() } })
  try {
    await publish(app.url, mixedDocument(40))
    const page = `${app.url}/bench/mixed-40`
    const seen = { keptAlive: counter(), fresh: counter(), rendered: counter() }
    const over = new AbortController()
    const agent = new Agent({ keepAlive: true, maxSockets: 40 })
    const clients = [
      ...Array.from({ length: 40 }, () => client(page, agent, seen.keptAlive, over.signal)),
      ...Array.from({ length: 4 }, () => client(page, false, seen.fresh, over.signal)),
      // Rendered for each request, so that a restart meets unfinished answers.
      ...Array.from({ length: 2 }, () => client(`${app.url}${LIVE}`, false, seen.rendered, over.signal, [200, 403])),
    ]
    const storm = start('restart-wrk', 'wrk', ['-t1', '-c40', '-d600s', '--latency', page], { core: loaderCore })
    const rolls = []
    for (let i = 0; i < ROLLS; i++) {
      await sleep(1_500)
      rolls.push(await roll(app, i + 1))
    }
    await sleep(6_000)
    over.abort()
    await Promise.all(clients)
    agent.destroy()
    await storm?.stop('SIGINT')
    const wrk = storm ? readWrk(readFileSync(storm.log, 'utf8')) : undefined
    if (wrk?.total === 0) throw new Error(`wrk said nothing, see ${storm.log}`)
    const failed = Object.values(seen).reduce((sum, { failed }) => sum + failed, wrk?.failed ?? 0)
    const answered = Object.values(seen).reduce((sum, { answered }) => sum + answered, wrk?.total ?? 0)
    figure({
      figure: 'rolling-restarts',
      value: failed,
      unit: `of ${answered} requests failed`,
      target: '0',
      met: failed === 0 && rolls.length === ROLLS,
      rolls: ROLLS,
      rollSeconds: rolls,
      clients: seen,
      ...(wrk ? { wrk: { answered: wrk.total, failed: wrk.failed } } : {}),
    })
  } finally {
    await app.stop()
  }
}

const counter = () => ({ answered: 0, failed: 0, slowestMs: 0, reasons: {} })

async function roll(app, number) {
  const from = performance.now()
  app.child.kill('SIGHUP')
  while ((readFileSync(app.log, 'utf8').match(/all servers were replaced/g) ?? []).length < number) {
    if (performance.now() - from > 60_000) throw new Error(`Restart ${number} was not done after 60 s, see ${app.log}`)
    await sleep(50)
  }
  return Number(((performance.now() - from) / 1000).toFixed(2))
}

/** Asks again and again and never twice: a request that fails is counted, not repeated. */
async function client(url, agent, seen, over, good = [200]) {
  while (!over.aborted) {
    const from = performance.now()
    try {
      const status = await ask(url, agent)
      if (good.includes(status)) seen.answered++
      else throw new Error(`status ${status}`)
    } catch (error) {
      seen.failed++
      const reason = error.code ?? error.message
      seen.reasons[reason] = (seen.reasons[reason] ?? 0) + 1
    }
    seen.slowestMs = Math.max(seen.slowestMs, Math.round(performance.now() - from))
    await sleep(5)
  }
}

function ask(url, agent) {
  return new Promise((resolve, reject) => {
    const asked = request(url, { agent, timeout: 20_000 }, (response) => {
      response
        .on('error', reject)
        .on('end', () => (response.complete ? resolve(response.statusCode) : reject(new Error('cut short'))))
        .resume()
    })
    asked
      .on('timeout', () => asked.destroy(new Error('no answer in 20 s')))
      .on('error', reject)
      .end()
  })
}
