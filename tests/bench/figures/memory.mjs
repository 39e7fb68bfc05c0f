// Memory of 5,000 cached pages: the same pages rendered by a server with a cache and by one without.
import { freePort } from '../../../scripts/tools/postgres.mjs'
import { readFileSync } from 'node:fs'
import { mixedDocument } from '../mixed-document.ts'
import { publish, startApp } from '../tools/app.mjs'
import { sleep } from '../tools/children.mjs'
import { round } from '../tools/load.mjs'
import { figure } from '../tools/report.mjs'
import { untilFontIsMade } from '../tools/until-font-is-made.mjs'

const PAGES = 5_000
const ROUTE = '/bench/mixed-40'

export async function memory() {
  // With a server's default bound: pages beyond it are stored on disk and served from there.
  const keeping = await weigh('keeping')
  const none = await weigh('keeping-none', '0')
  const over = keeping.rssMB - none.rssMB
  figure({
    figure: 'memory-of-5000-cached-pages',
    value: round(over, 1),
    unit: 'MB',
    target: '≤ 30',
    met: over <= 30 && keeping.hits === keeping.asked && none.hits === 0,
    htmlBytes: keeping.htmlBytes,
    arrayBuffersOverMB: round(keeping.arrayBuffersMB - none.arrayBuffersMB, 1),
    heapOverMB: round(keeping.heapMB - none.heapMB, 1),
    keeping,
    none,
  })
}

async function weigh(name, pageCacheMb) {
  const inspector = await freePort()
  const app = await startApp({
    name: `memory-${name}`,
    entry: 'app/front.ts',
    nodeArgs: [`--inspect=127.0.0.1:${inspector}`],
    env: pageCacheMb === undefined ? {} : { PAGE_CACHE_MB: pageCacheMb },
  })
  try {
    await publish(app.url, mixedDocument(40, { route: ROUTE }))
    // A new font replaces every page.
    await untilFontIsMade(app)
    const address = (i) => `${app.url}${ROUTE}?page=${i}`
    const seen = { htmlBytes: 0 }
    await spread(PAGES, 6, async (i) => {
      const response = await fetch(address(i + 1))
      const html = await response.text()
      if (response.status !== 200) throw new Error(`${address(i + 1)} answered ${response.status}`)
      seen.htmlBytes ||= Buffer.byteLength(html)
    })
    const settled = await settle(inspector)
    const rssMB = rssOf(app.pid) ?? settled.rss / 2 ** 20
    // Afterwards, because looking at a page on disk would bring it back to memory.
    let hits = 0
    const sample = [1, 2, PAGES / 2, PAGES - 1, PAGES]
    if (pageCacheMb !== '0') for (const i of sample) if ((await fetch(address(i))).headers.get('x-maru') === 'hit') hits++
    return {
      rssMB: round(rssMB, 1),
      arrayBuffersMB: round(settled.arrayBuffers / 2 ** 20, 1),
      heapMB: round(settled.heapUsed / 2 ** 20, 1),
      htmlBytes: seen.htmlBytes,
      hits,
      asked: pageCacheMb === '0' ? 0 : sample.length,
    }
  } finally {
    await app.stop()
  }
}

async function spread(count, atOnce, work) {
  let next = 0
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      while (next < count) await work(next++)
    }),
  )
}

/** Collects garbage through the inspector until memory is stable, and reads it. */
async function settle(port) {
  const [{ webSocketDebuggerUrl }] = await fetch(`http://127.0.0.1:${port}/json/list`).then((response) => response.json())
  const socket = new WebSocket(webSocketDebuggerUrl)
  await new Promise((resolve, reject) => ((socket.onopen = resolve), (socket.onerror = reject)))
  const waiting = new Map()
  socket.onmessage = ({ data }) => {
    const { id, result } = JSON.parse(data)
    waiting.get(id)?.(result)
  }
  let count = 0
  const send = (method, params = {}) =>
    new Promise((resolve) => (waiting.set(++count, resolve), socket.send(JSON.stringify({ id: count, method, params }))))
  for (let i = 0; i < 5; i++) {
    await send('HeapProfiler.collectGarbage')
    await sleep(1_000)
  }
  const { result } = await send('Runtime.evaluate', { expression: 'JSON.stringify(process.memoryUsage())' })
  socket.close()
  return JSON.parse(result.value)
}

function rssOf(pid) {
  if (process.platform !== 'linux') return undefined
  const kilobytes = /VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]
  return kilobytes ? Number(kilobytes) / 1024 : undefined
}
