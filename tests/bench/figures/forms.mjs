// Time from a key pressed in the form of a record until its letter is painted: does it grow with the form?
import { createServer } from 'node:http'
import { readFileSync } from 'node:fs'
import tailwind from '@tailwindcss/postcss'
import postcss from 'postcss'
import { rolldown } from 'rolldown'
import { inRoot, root } from '../../../scripts/tools/project.mjs'
import { median, ms, p95, round, tempo } from '../builder/numbers.mjs'
import { openBrowser } from '../tools/browser.mjs'
import { figure } from '../tools/report.mjs'

const SIZES = [10, 50, 200]
const KEYS = 60
const WARM_UP = 10
const ROUNDS = 5

export async function forms() {
  const server = await serveForm()
  const seen = new Map(SIZES.map((size) => [size, []]))
  try {
    for (let turn = 0; turn < ROUNDS; turn++) await typeInAll(server.url, turn, seen)
  } finally {
    server.close()
  }
  const painted = (size) => p95(seen.get(size).map((one) => one.painted))
  const cpu = (size) => median(seen.get(size).map((one) => one.cpu))
  for (const size of SIZES)
    figure({
      figure: `form-typing-${size}`,
      value: ms(painted(size)),
      unit: 'ms p95 from the key to the painted letter',
      target: 'report',
      cpu: ms(cpu(size)),
    })
  const bend = painted(200) / painted(10)
  figure({
    figure: 'form-typing-200-of-10',
    value: round(bend),
    unit: '× at 10 fields',
    target: '≤ 1.5',
    met: bend <= 1.5,
    byCpu: round(cpu(200) / cpu(10)),
  })
}

/** A key in each form by turns, so that whatever else the machine does meets all of them alike. */
async function typeInAll(url, seed, seen) {
  const opened = []
  try {
    for (const size of SIZES) opened.push(await openForm(`${url}?fields=${size}`, seen.get(size)))
    const next = tempo(seed + 1)
    for (let i = 0; i < WARM_UP + KEYS; i++) {
      const first = i % opened.length
      for (const form of [...opened.slice(first), ...opened.slice(0, first)])
        await form.type('abcdefghijklmnopqrstuvwxyz'[i % 26], i >= WARM_UP)
      // Pauses of typing: what a form does in them, a save too, gets its chance to be in the way.
      await opened[0].page.waitForTimeout(60 + 340 * next() ** 2)
    }
    for (const { field, problems } of opened) {
      if (problems.length > 0) throw new Error(problems.join('; '))
      const typed = await field.inputValue()
      if (typed.length !== WARM_UP + KEYS) throw new Error(`The field has ${typed.length} letters.`)
    }
  } finally {
    for (const { context } of opened) await context.close()
  }
}

async function openForm(url, samples) {
  const context = await (await openBrowser()).newContext({ viewport: { width: 1440, height: 900 }, locale: 'ko-KR' })
  const page = await context.newPage()
  const problems = []
  page.on('pageerror', (error) => problems.push(error.message))
  await page.addInitScript(measureKeys)
  await page.goto(url)
  const field = page.locator('input').first()
  await field.focus()
  const session = await context.newCDPSession(page)
  await session.send('Performance.enable', { timeDomain: 'threadTicks' })
  const spent = async () => {
    const { metrics } = await session.send('Performance.getMetrics')
    return metrics.find(({ name }) => name === 'TaskDuration').value * 1_000
  }
  const type = async (letter, isCounted) => {
    const before = await spent()
    await page.evaluate(() => window.armKey())
    await page.keyboard.press(letter)
    const painted = await page.evaluate(() => window.painted)
    const cpu = (await spent()) - before
    if (isCounted) samples.push({ painted, cpu })
  }
  return { context, page, field, problems, type }
}

/** In the page: the time from the next key to the end of the frame that shows its letter. */
function measureKeys() {
  window.armKey = () => {
    window.painted = new Promise((resolve) => {
      addEventListener(
        'keydown',
        ({ timeStamp, target }) => {
          const before = target.value
          const { port1, port2 } = new MessageChannel()
          port1.onmessage = () => {
            if (target.value !== before) resolve(performance.now() - timeStamp)
            else requestAnimationFrame(() => port2.postMessage(0))
          }
          requestAnimationFrame(() => port2.postMessage(0))
        },
        { capture: true, once: true },
      )
    })
  }
}

/** The form, built for production with the console's style sheet, on a port of its own. */
async function serveForm() {
  const bundle = await rolldown({
    input: inRoot('tests', 'bench', 'form-page.tsx'),
    resolve: { alias: { '@': root } },
    platform: 'browser',
    transform: { define: { 'process.env.NODE_ENV': '"production"' }, jsx: { runtime: 'automatic' } },
    logLevel: 'silent',
  })
  const { output } = await bundle.generate({ format: 'esm', minify: true })
  await bundle.close()
  const from = inRoot('app', 'globals.css')
  const { css } = await postcss([tailwind({ base: root })]).process(readFileSync(from, 'utf8'), { from })
  const files = new Map(output.map(({ fileName, code, source }) => [`/${fileName}`, code ?? source]))
  const entry = output.find(({ isEntry }) => isEntry).fileName
  const html = `<!doctype html><html lang="ko"><meta charset="utf-8"><link rel="stylesheet" href="/form.css"><body><div id="form"></div><script type="module" src="/${entry}"></script>`
  const server = createServer(({ url }, response) => {
    const { pathname } = new URL(url, 'http://localhost')
    const type = pathname.endsWith('.css') ? 'text/css' : pathname.endsWith('.js') ? 'text/javascript' : 'text/html'
    response.setHeader('content-type', `${type}; charset=utf-8`)
    response.end(pathname === '/' ? html : pathname === '/form.css' ? css : (files.get(pathname) ?? ''))
  })
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve))
  return { url: `http://127.0.0.1:${server.address().port}/`, close: () => server.close() }
}
