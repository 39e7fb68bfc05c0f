// What counting views takes from cached pages: the same page under full load, with and without ten thousand views a minute that browsers
// report meanwhile, each from another address. The server on one core, the load generator and the browsers on another.
import { Agent, request } from 'node:http'
import { mixedDocument } from '../mixed-document.ts'
import { publish, startApp } from '../tools/app.mjs'
import { canPin, serverCore } from '../tools/children.mjs'
import { interleaved, median, round } from '../tools/load.mjs'
import { figure } from '../tools/report.mjs'

const ROUTE = '/bench/viewed-40'
const A_MINUTE = 10_000
const TICK_MS = 30
const ROUNDS = 7
const CHROME = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36'

export async function views() {
  const app = await startApp({ name: 'views', core: serverCore, env: { TRUST_PROXY: 'true' } })
  try {
    await publish(app.url, mixedDocument(40, { route: ROUTE }))
    const paths = [ROUTE, '/zin/product/floor-oak-natural', '/styling/home', '/styling/expert-style/detail/1']
    const target = { page: { url: app.url + ROUTE, headers: { 'accept-encoding': 'gzip' }, pid: app.pid } }
    const seen = { quiet: [], counting: [] }
    let answered = 0
    let refused = 0
    await interleaved(target, { rounds: 1, seconds: 2 })
    for (let at = 0; at < ROUNDS; at++) {
      seen.quiet.push((await interleaved(target, { rounds: 1, seconds: 4, warmUp: 1 })).page)
      const stop = sendViews(app.url, paths, (status) => (status === 200 ? answered++ : refused++))
      seen.counting.push((await interleaved(target, { rounds: 1, seconds: 4, warmUp: 1 })).page)
      await stop()
    }
    const of = (name, field) => median(seen[name].map((result) => result[field]))
    const byCpu = round(of('quiet', 'cpuMs') / of('counting', 'cpuMs'), 3)
    figure({
      figure: 'cached-while-10000-views',
      value: byCpu,
      unit: '× without views, by processor time',
      target: '≥ 0.95',
      met: byCpu >= 0.95 && refused === 0,
      byThroughput: round(of('counting', 'perSecond') / of('quiet', 'perSecond'), 3),
      quietPerSecond: Math.round(of('quiet', 'perSecond')),
      countingPerSecond: Math.round(of('counting', 'perSecond')),
      viewsAnswered: answered,
      viewsRefused: refused,
      pinned: canPin,
    })
  } finally {
    await app.stop()
  }
}

/** Sends views at an even pace until the returned function is called, which waits for the last answers. */
function sendViews(url, paths, onStatus) {
  const agent = new Agent({ keepAlive: true, maxSockets: 16 })
  const waiting = new Set()
  const began = Date.now()
  let sent = 0
  const timer = setInterval(() => {
    for (const due = ((Date.now() - began) * A_MINUTE) / 60_000; sent < due; sent++) {
      const view = sendView(url, { path: paths[sent % paths.length], agent, visitor: sent }).then(onStatus, () => onStatus(0))
      waiting.add(view)
      void view.finally(() => waiting.delete(view))
    }
  }, TICK_MS)
  return async () => {
    clearInterval(timer)
    await Promise.all(waiting)
    agent.destroy()
  }
}

/** As a browser's beacon. */
function sendView(url, { path, agent, visitor }) {
  return new Promise((resolve, reject) => {
    const headers = {
      origin: url,
      'sec-fetch-site': 'same-origin',
      'content-type': 'application/x-www-form-urlencoded;charset=UTF-8',
      'user-agent': CHROME,
      'x-forwarded-for': `10.${(visitor >> 16) & 255}.${(visitor >> 8) & 255}.${visitor & 255}`,
    }
    const asked = request(`${url}/svc/views/record`, { method: 'POST', agent, headers }, (response) => {
      response.resume().on('end', () => resolve(response.statusCode))
    })
    asked.on('error', reject).end(new URLSearchParams({ path, from: 'm.search.naver.com' }).toString())
  })
}
