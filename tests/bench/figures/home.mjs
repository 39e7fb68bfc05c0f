// The home page as a visitor with a slow machine sees it: Chromium slowed down four times.
import { spawnSync } from 'node:child_process'
import { openBrowser, kilobytes, readDown } from '../tools/browser.mjs'
import { startApp } from '../tools/app.mjs'
import { round } from '../tools/load.mjs'
import { figure } from '../tools/report.mjs'
import { observeShifts } from '../tools/shifts.mjs'
import { untilFontIsMade } from '../tools/until-font-is-made.mjs'

/** What Korean text is shown in until the site's font has come: without one it is boxes, and what moves then moves on no phone. */
const KOREAN_FONT = spawnSync('fc-list', [':lang=ko', 'family'], { encoding: 'utf8' }).stdout?.split('\n')[0] || 'none'
const WIDTHS = { 390: 844, 1440: 900 }
/** Kinds of pages that are looked at over a slow line. */
const SLOW_PAGES = ['/styling/home', '/zin/home', '/zin/product/floor-oak-natural', '/zin/brand/news']
/** 400 kbit/s with 0.4 s to and fro. */
const SLOW_LINE = { offline: false, latency: 400, downloadThroughput: 50_000, uploadThroughput: 50_000 }
/** Buttons that open, turn or switch something; links would leave the page. */
const PRESSED = ['[data-block="header"] button', '[role="tab"]', '[data-block="hero"] button', 'summary', 'main button']

export async function home() {
  const app = await startApp({ name: 'home' })
  try {
    await untilFontIsMade(app)
    const url = `${app.url}/styling/home`
    for (let i = 0; i < 3; i++) await fetch(url).then((response) => response.text())
    for (const [width, height] of Object.entries(WIDTHS)) await visit(url, Number(width), height)
    for (const path of SLOW_PAGES) await readSlowly(app.url + path, path)
  } finally {
    await app.stop()
  }
}

async function visit(url, width, height) {
  const context = await (await openBrowser()).newContext({ viewport: { width, height }, hasTouch: width < 768, locale: 'ko-KR' })
  try {
    const page = await context.newPage()
    const errors = []
    page.on('pageerror', (error) => errors.push(error.message))
    page.on('console', (message) => message.type() === 'error' && errors.push(message.text()))
    const session = await context.newCDPSession(page)
    await session.send('Network.enable')
    await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
    const types = new Map()
    const bytes = {}
    session.on('Network.responseReceived', ({ requestId, type }) => types.set(requestId, type))
    session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      const type = types.get(requestId) ?? 'Other'
      bytes[type] = (bytes[type] ?? 0) + encodedDataLength
    })
    await page.addInitScript(observe)
    await page.addInitScript(observeShifts)
    await page.goto(url, { waitUntil: 'load' })
    await page.waitForLoadState('networkidle')
    await page.waitForTimeout(2_000)
    const firstView = { ...bytes }
    const lcp = await page.evaluate(() => globalThis.seen.lcp)
    await readThrough(page)
    const pressed = await pressAll(page)
    const { cls, inp, shifts } = await page.evaluate(() => ({ ...globalThis.seen, ...globalThis.seenShifts }))
    const all = Object.values(firstView).reduce((sum, n) => sum + n, 0)
    figure({
      figure: `home-${width}`,
      value: round(cls, 4),
      unit: `CLS, LCP ${Math.round(lcp.at)} ms, INP ${Math.round(inp)} ms, ${kilobytes(all)} KB`,
      target: 'CLS ≤ 0.01',
      met: cls <= 0.01,
      lcpMs: Math.round(lcp.at),
      lcpElement: lcp.what,
      cls: round(cls, 4),
      ...(shifts.length > 0 ? { shifts } : {}),
      inpMs: Math.round(inp),
      pressed,
      slowDown: 4,
      firstViewKB: Object.fromEntries(Object.entries(firstView).map(([type, n]) => [type, kilobytes(n)])),
      totalKB: kilobytes(all),
      consoleErrors: errors,
      systemFont: KOREAN_FONT,
    })
  } finally {
    await context.close()
  }
}

/** When the text of a page can be read over a slow line, and what its first view weighs there on a phone with three pixels for one. */
async function readSlowly(url, path) {
  const times = []
  let seen
  for (let i = 0; i < 3; i++) {
    seen = await visitSlowly(url)
    times.push(seen.readableAt)
  }
  const at = times.toSorted((a, b) => a - b)[1]
  figure({
    figure: `readable-at-400-kbit${path.replaceAll('/', '-')}`,
    value: Math.round(at),
    unit: `ms, LCP ${Math.round(seen.lcp.at)} ms, ${kilobytes(seen.bytes)} KB`,
    target: '≤ 1,500',
    met: at <= 1_500,
    all: times.map(Math.round),
    lcpElement: seen.lcp.what,
    cls: round(seen.cls, 4),
    totalKB: kilobytes(seen.bytes),
  })
}

async function visitSlowly(url) {
  const context = await (
    await openBrowser()
  ).newContext({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 3,
    hasTouch: true,
    locale: 'ko-KR',
  })
  try {
    const page = await context.newPage()
    const session = await context.newCDPSession(page)
    await session.send('Network.enable')
    await session.send('Network.emulateNetworkConditions', SLOW_LINE)
    let bytes = 0
    session.on('Network.loadingFinished', ({ encodedDataLength }) => (bytes += encodedDataLength))
    await page.addInitScript(observe)
    await page.addInitScript(observeShifts)
    await page.addInitScript(noteReadable)
    await page.goto(url, { waitUntil: 'load', timeout: 120_000 })
    await page.waitForLoadState('networkidle')
    await page.waitForTimeout(1_000)
    return { bytes, ...(await page.evaluate(() => ({ ...globalThis.seen, cls: globalThis.seenShifts.cls }))) }
  } finally {
    await context.close()
  }
}

/** Runs in the page: notes the frame in which text of the main part was first painted on the screen, in whatever font. */
function noteReadable() {
  const look = () => {
    const [paint] = performance.getEntriesByName('first-contentful-paint')
    const main = paint && document.querySelector('main')
    const words = main && document.createTreeWalker(main, NodeFilter.SHOW_TEXT)
    while (words?.nextNode()) {
      const range = document.createRange()
      range.selectNodeContents(words.currentNode)
      const { top, height, width } = range.getBoundingClientRect()
      if (words.currentNode.data.trim() && width > 0 && height > 0 && top < innerHeight && top + height > 0) {
        globalThis.seen.readableAt = Math.max(paint.startTime, globalThis.seen.before ?? 0)
        return
      }
    }
    globalThis.seen.before = performance.now()
    requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
}

/** Runs in the page, before anything of it. */
function observe() {
  const seen = (globalThis.seen = { lcp: { at: 0, what: '' }, inp: 0 })
  const watch = (type, each, more = {}) =>
    new PerformanceObserver((list) => list.getEntries().forEach(each)).observe({ type, buffered: true, ...more })
  const nameOf = (node) => (node ? `${node.closest?.('[data-block]')?.dataset.block ?? ''} ${node.nodeName?.toLowerCase()}`.trim() : '')
  watch('largest-contentful-paint', (entry) => (seen.lcp = { at: entry.startTime, what: nameOf(entry.element) }))
  watch('event', (entry) => entry.interactionId && (seen.inp = Math.max(seen.inp, entry.duration)), { durationThreshold: 16 })
}

/** What was done last, for the list of shifts. */
const note = (page, after) => page.evaluate((after) => void (globalThis.seenShifts.after = after), after)

/** Down to the end and up again, as a reader would: what comes late must not push what is there. */
async function readThrough(page) {
  await note(page, 'reading')
  await readDown(page)
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
  await page.waitForTimeout(500)
}

async function pressAll(page) {
  const pressed = []
  for (const selector of PRESSED) {
    const found = await page.locator(`${selector} >> visible=true`).all()
    for (const target of found.slice(0, 3)) {
      const name = await target
        .evaluate((element) => (element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 20))
        .catch(() => undefined)
      if (name === undefined) continue
      await note(page, name)
      const done = await target.click({ timeout: 2_000 }).then(
        () => true,
        () => false,
      )
      if (done) pressed.push(name)
      await page.waitForTimeout(400)
      await page.keyboard.press('Escape')
      await page.waitForTimeout(300)
    }
  }
  return pressed
}
