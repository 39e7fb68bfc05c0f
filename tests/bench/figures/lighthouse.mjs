// Every kind of page as Lighthouse sees it on a phone: its own mobile form factor and simulated network, beside an empty Next page.
import { chromium } from '@playwright/test'
import { ensureBrowser } from '../../../scripts/tools/browser.mjs'
import { freePort } from '../../../scripts/tools/postgres.mjs'
import { startApp } from '../tools/app.mjs'
import { atEnd } from '../tools/children.mjs'
import { median, round } from '../tools/load.mjs'
import { installBenchPackages } from '../tools/install-bench-packages.mjs'
import { buildNextApp, startNextApp } from '../tools/next-app.mjs'
import { figure } from '../tools/report.mjs'
import { untilFontIsMade } from '../tools/until-font-is-made.mjs'

const KINDS = {
  home: '/styling/home',
  'product-home': '/zin/home',
  list: '/styling/expert-style',
  detail: '/zin/product/floor-oak-natural',
  article: '/styling/life-book/detail/2',
  form: '/login',
  game: '/zin/event/event/videoPuzzleQuiz/108',
  404: '/no-such-page',
}
/** `LIGHTHOUSE_ROUNDS=3` is enough for a look. */
const ROUNDS = Number(process.env.LIGHTHOUSE_ROUNDS ?? 5)
const SCORE = 95
const TBT = 100
/** The audits behind the score, in the units that people say. */
const AUDITS = {
  fcpMs: 'first-contentful-paint',
  lcpMs: 'largest-contentful-paint',
  tbtMs: 'total-blocking-time',
  speedIndexMs: 'speed-index',
  cls: 'cumulative-layout-shift',
}

export async function lighthouse() {
  await installBenchPackages()
  const { default: run } = await import('lighthouse')
  const folder = await buildNextApp('lighthouse', { files: EMPTY })
  const app = await startApp({ name: 'lighthouse' })
  const next = await startNextApp(folder, { name: 'lighthouse-next' })
  const port = await freePort()
  const browser = await chromium.launch({
    executablePath: ensureBrowser((line) => console.error(line)),
    args: ['--no-sandbox', '--disable-gpu', `--remote-debugging-port=${port}`],
  })
  atEnd(() => browser.close())
  try {
    await untilFontIsMade(app)
    const pages = { ...Object.fromEntries(Object.entries(KINDS).map(([kind, path]) => [kind, app.url + path])), 'empty-next': next.url }
    // What a page server has cached and resized once is how visitors find it.
    for (const url of Object.values(pages)) for (let i = 0; i < 2; i++) await visit(browser, url)
    const seen = Object.fromEntries(Object.keys(pages).map((kind) => [kind, []]))
    for (let at = 0; at < ROUNDS; at++) for (const [kind, url] of Object.entries(pages)) seen[kind].push(await measure(run, url, port))
    const empty = summary(seen['empty-next'])
    for (const kind of Object.keys(KINDS)) {
      const page = summary(seen[kind])
      figure({
        figure: `lighthouse-${kind}`,
        value: page.score,
        unit: `of 100, TBT ${page.tbtMs} ms, LCP ${page.lcpMs} ms`,
        target: `≥ ${SCORE}, TBT ≤ ${TBT} ms`,
        met: page.score >= SCORE && page.tbtMs <= TBT,
        ...page,
        emptyNext: empty,
        rounds: ROUNDS,
      })
    }
  } finally {
    await Promise.allSettled([browser.close(), app.stop(), next.stop()])
  }
}

async function visit(browser, url) {
  const page = await browser.newPage({ viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75 })
  await page.goto(url, { waitUntil: 'networkidle' })
  await page.close()
}

/** A trace that lacks its beginning, which Lighthouse asks to record again. */
const AGAIN = 'NO_NAVSTART'
const MOST_TIMES = 3

async function measure(run, url, port, time = 1) {
  // The page of the 404 is measured like any other.
  const { lhr } = await run(url, { port, logLevel: 'error', onlyCategories: ['performance'], ignoreStatusCode: true })
  if (lhr.runtimeError?.code === AGAIN && time < MOST_TIMES) return measure(run, url, port, time + 1)
  if (lhr.runtimeError) throw new Error(`${url}: ${lhr.runtimeError.message}`)
  const numbers = Object.fromEntries(Object.entries(AUDITS).map(([name, audit]) => [name, lhr.audits[audit].numericValue]))
  return { score: lhr.categories.performance.score * 100, ...numbers }
}

/** The median of each number, because rounds differ. */
function summary(rounds) {
  const of = (name) => median(rounds.map((one) => one[name]))
  const whole = Object.fromEntries(['score', 'fcpMs', 'lcpMs', 'tbtMs', 'speedIndexMs'].map((name) => [name, Math.round(of(name))]))
  return { ...whole, cls: round(of('cls'), 4), lowest: Math.round(Math.min(...rounds.map(({ score }) => score))) }
}

const EMPTY = {
  'app/layout.tsx': `import type { ReactNode } from 'react'

export default function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="ko">
      <head>
        <title>empty</title>
      </head>
      <body>{children}</body>
    </html>
  )
}
`,
  'app/page.tsx': 'export default function Page() {\n  return <p>empty</p>\n}\n',
  'app/ready/route.ts': 'export const GET = () => new Response()\n',
}
