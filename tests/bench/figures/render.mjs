// What a page costs that is not cached: the page server, uncached, beside Puck and literal JSX under Next, and beside Marko and Astro,
// which need no framework round them. The same page in all of them, rendered at every request.
import { fileURLToPath } from 'node:url'
import { renderToStaticMarkup } from 'react-dom/server'
import { canonicalHtml } from '../../support/canonical-html.ts'
import { projectNode, typescript } from '../../../scripts/tools/project.mjs'
import { freePort } from '../../../scripts/tools/postgres.mjs'
import { drawDocument } from '../draw-document.tsx'
import { mixedDocument } from '../mixed-document.ts'
import { splitPage } from '../anchors/split-page.ts'
import { writeAstro } from '../anchors/write-astro.ts'
import { writeMarko } from '../anchors/write-marko.ts'
import { writeJsx } from '../write-jsx.ts'
import { buildAnchor, startAnchor } from '../tools/anchors.mjs'
import { appEnv, ensureBuilt } from '../tools/app.mjs'
import { openBrowser } from '../tools/browser.mjs'
import { serverCore, start, untilAnswers } from '../tools/children.mjs'
import { interleaved, round } from '../tools/load.mjs'
import { buildNextApp, startNextApp } from '../tools/next-app.mjs'
import { figure } from '../tools/report.mjs'

const SIZES = [40, 400]
let folder

/** The application of Next that the figures `render`, `cached` and `members` measure against; built once a run. */
export async function benchApp() {
  if (folder) return folder
  const files = {}
  for (const size of SIZES) {
    files[`app/jsx-${size}/literal.tsx`] = writeJsx(drawDocument(mixedDocument(size)))
    files[`app/jsx-${size}/page.tsx`] =
      `import { Literal } from './literal'\n\nexport const dynamic = 'force-dynamic'\n\nexport default function Page() {\n  return <Literal />\n}\n`
  }
  return (folder = await buildNextApp('render', {
    template: fileURLToPath(new URL('../next-app', import.meta.url)),
    files,
    isOfPuck: true,
  }))
}

export async function render() {
  ensureBuilt()
  const anchors = await buildAnchors()
  const next = await startNextApp(await benchApp(), { core: serverCore, name: 'render' })
  const servers = {
    maru: await startPageServer('maru', { BLOCK_MEMORY_MB: '0' }),
    remembered: await startPageServer('remembered', {}),
    marko: await startAnchor('marko', anchors.marko, { core: serverCore }),
    astro: await startAnchor('astro', anchors.astro, { core: serverCore }),
    jsx: next,
    puck: next,
  }
  try {
    for (const size of SIZES) await compare(servers, size)
  } finally {
    await Promise.allSettled(Object.values(servers).map((server) => server.stop()))
  }
}

/** The page server of production before the bench's documents, in place of the database. */
async function startPageServer(name, env) {
  const port = await freePort()
  const server = start(`render-${name}`, projectNode(), typescript('tests/bench/render-server.ts'), {
    core: serverCore,
    // The facts of the site stand in the page.
    env: { ...(await appEnv({ port })), SITE_URL: 'http://localhost', ...env },
  })
  const url = `http://127.0.0.1:${port}`
  await untilAnswers(`${url}/healthz`, server)
  return { ...server, url }
}

async function buildAnchors() {
  const blocksOf = (size) => renderToStaticMarkup(drawDocument(mixedDocument(size)))
  // One set of templates for both pages.
  const { templates, blocks } = splitPage(SIZES.map(blocksOf).join('<!--next page-->'))
  const pages = {}
  let from = 0
  for (const size of SIZES) {
    const count = mixedDocument(size).blocks.length
    pages[`page-${size}`] = blocks.slice(from, (from += count))
  }
  return {
    marko: await buildAnchor('marko', writeMarko(templates, pages)),
    astro: await buildAnchor('astro', writeAstro(templates, pages)),
  }
}

const PATHS = { maru: 'bench/mixed', remembered: 'bench/mixed', marko: 'page', astro: 'page', jsx: 'jsx', puck: 'puck' }

async function compare(servers, size) {
  const targets = Object.fromEntries(
    Object.entries(PATHS).map(([name, path]) => [name, { url: `${servers[name].url}/${path}-${size}`, pid: servers[name].pid }]),
  )
  const bytes = await samePage(targets)
  const seen = await interleaved(targets, { rounds: 7, seconds: 2, connections: 4, warmUp: 4 })
  const facts = {
    htmlBytes: bytes,
    perSecond: mapped(seen, ({ perSecond }) => round(perSecond, 1)),
    cpuMs: mapped(seen, ({ cpuMs }) => round(cpuMs, 3)),
  }
  // Judged is processor time, which a machine that is not alone with us disturbs least; speed is told beside it.
  const times = (ours, theirs) => round(seen[theirs].cpuMs / seen[ours].cpuMs, 1)
  const bySpeed = (ours, theirs) => round(seen[ours].perSecond / seen[theirs].perSecond, 1)
  const report = (name, ours, theirs, target) =>
    figure({
      figure: `render-${size}-${name}`,
      value: times(ours, theirs),
      unit: `× ${theirs === 'puck' ? 'Puck' : 'JSX'}, by CPU`,
      target: `≥ ${target}`,
      met: times(ours, theirs) >= target,
      bySpeed: bySpeed(ours, theirs),
      ...(name === 'of-puck' ? { marko: times('marko', 'puck'), astro: times('astro', 'puck'), ...facts } : {}),
    })
  report('of-puck', 'maru', 'puck', size === 40 ? 12 : 8)
  report('of-jsx', 'maru', 'jsx', size === 40 ? 10 : 8)
  report('remembered-of-puck', 'remembered', 'puck', 50)
}

const mapped = (all, each) => Object.fromEntries(Object.entries(all).map(([name, value]) => [name, each(value)]))

/** Compares what the servers answer node by node, as a browser puts it together. @returns the bytes of our page. */
async function samePage(targets) {
  const ours = await markupOf(targets.maru.url)
  for (const [name, { url }] of Object.entries(targets)) {
    // Puck has no frames.
    if (name === 'puck') continue
    const theirs = await markupOf(url)
    if (theirs !== ours) throw new Error(`maru and ${name} are not the same page: ${firstDifference(ours, theirs)}`)
  }
  return ours.length
}

/** The page's own markup in one spelling: what React sent later is in its place. */
export async function markupOf(url) {
  const page = await (await openBrowser()).newPage()
  try {
    const response = await page.goto(url, { waitUntil: 'load' })
    if (response.status() !== 200) throw new Error(`${url} answered ${response.status()}`)
    // React puts what it streamed out of order in its place a moment later.
    await page.waitForFunction(() => !document.querySelector('template[id^="B:"], template[id^="P:"], [id^="S:"][hidden]'))
    const main = await page.evaluate(() => {
      document.querySelectorAll('main script:not([type="application/ld+json"])').forEach((script) => script.remove())
      // The page server loads the first picture at once (renderer/html/lead-picture.ts); what stands in plain views is lazy.
      document.querySelectorAll('main img[fetchpriority="high"]').forEach((image) => {
        image.removeAttribute('fetchpriority')
        image.setAttribute('loading', 'lazy')
      })
      return document.querySelector('main')?.innerHTML
    })
    if (main === undefined) throw new Error(`${url} has no <main>`)
    // Marko leaves an empty class away.
    return canonicalHtml(main).replaceAll(' class=""', '')
  } finally {
    await page.close()
  }
}

function firstDifference(a, b) {
  let at = 0
  while (a[at] === b[at]) at++
  return JSON.stringify([a.slice(at - 60, at + 120), b.slice(at - 60, at + 120)])
}
