// From the moment an editor's publish is sent until both processes of one database answer the new page.
import { mixedDocument } from '../mixed-document.ts'
import { deploy, publish as publishPage, saveDraft, startApp, startPostgres } from '../tools/app.mjs'
import { sleep } from '../tools/children.mjs'
import { median, round } from '../tools/load.mjs'
import { figure } from '../tools/report.mjs'

const TIMES = 10

export async function publish() {
  const env = { DATABASE_URL: await startPostgres() }
  const first = await startApp({ name: 'publish-a', env })
  const second = await startApp({ name: 'publish-b', env })
  try {
    const unrelated = mixedDocument(40, { route: '/bench/unrelated' })
    await publishPage(first.url, unrelated)
    let draft = await publishPage(first.url, titled(0))
    const urls = [first.url, second.url]
    for (const url of urls) await warm(url + unrelated.route)
    const before = await Promise.all(urls.map((url) => look(url + unrelated.route)))

    const took = urls.map(() => [])
    for (let i = 1; i <= TIMES; i++) {
      for (const url of urls) await warm(url + titled(0).route)
      draft = await saveDraft(first.url, titled(i), draft.draftNumber)
      const from = performance.now()
      const seen = urls.map((url) => untilSays(url + titled(0).route, mark(i)))
      await deploy(first.url, draft)
      ;(await Promise.all(seen)).forEach((at, which) => took[which].push(at - from))
    }
    const still = await Promise.all(urls.map((url) => look(url + unrelated.route)))
    const untouched = still.every(({ origin, etag }, i) => origin === 'hit' && etag === before[i].etag)
    const worst = Math.max(...took.flat())
    const [a, b] = took.map((list) => ({ median: round(median(list), 1), highest: round(Math.max(...list), 1) }))
    figure({
      figure: 'publish-to-new-html',
      value: round(worst, 1),
      unit: 'ms, the slowest',
      target: '≤ 1000, unrelated page cached',
      met: worst <= 1000 && untouched,
      times: TIMES,
      sameProcessMs: a,
      otherProcessMs: b,
      unrelatedPageKept: untouched,
    })
  } finally {
    await Promise.allSettled([first.stop(), second.stop()])
  }
}

const mark = (i) => `개정 ${i}판의 제목`
function titled(i) {
  const document = mixedDocument(40, { route: '/bench/published' })
  return { ...document, blocks: [{ id: 'mark', type: 'heading', v: 1, props: { text: mark(i), level: 1 } }, ...document.blocks] }
}

async function look(url) {
  const response = await fetch(url)
  return { origin: response.headers.get('x-maru'), etag: response.headers.get('etag'), html: await response.text() }
}

async function warm(url) {
  for (let i = 0; i < 50; i++) {
    if ((await look(url)).origin === 'hit') return
    await sleep(20)
  }
  throw new Error(`${url} is not cached.`)
}

async function untilSays(url, words) {
  const until = Date.now() + 10_000
  while (Date.now() < until) {
    if ((await look(url)).html.includes(words)) return performance.now()
    await sleep(5)
  }
  throw new Error(`${url} does not say "${words}" 10 s after it was published.`)
}
