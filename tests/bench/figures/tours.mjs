// Time from a key pressed in a text of a home tour until its letter is painted, on a phone slowed down four times: does it grow with the
// tour? That a letter makes no more work is held by a journey (home-tour-keys.spec.ts), by counted calls.
import { DEMO_PASSWORD } from '../../../services/db/seeds/demo-people.ts'
import { phonePhoto } from '../../support/tour-photos.ts'
import { median, ms, p95, round, tempo } from '../builder/numbers.mjs'
import { startApp } from '../tools/app.mjs'
import { openBrowser } from '../tools/browser.mjs'
import { figure } from '../tools/report.mjs'

/** Each is written by a member of the demonstration, who has one tour under way at a time. */
const TOURS = { empty: { member: 'narae', photographs: 0 }, long: { member: 'hajun', photographs: 40 } }
const KEYS = 150
const WARM_UP = 10

export async function tours() {
  const app = await startApp({ name: 'tours' })
  const seen = { empty: [], long: [] }
  const opened = {}
  try {
    for (const [name, tour] of Object.entries(TOURS)) opened[name] = await openTour(app.url, tour)
    const next = tempo(1)
    for (let i = 0; i < WARM_UP + KEYS; i++) {
      for (const name of i % 2 ? ['empty', 'long'] : ['long', 'empty']) {
        const sample = await opened[name].type('abcdefghijklmnopqrstuvwxyz'[i % 26])
        if (i >= WARM_UP) seen[name].push(sample)
      }
      // Pauses of typing: a save gets its chance to be in the way.
      await opened.long.page.waitForTimeout(60 + 340 * next() ** 2)
    }
    for (const { text, problems } of Object.values(opened)) {
      if (problems.length > 0) throw new Error(problems.join('; '))
      const { length } = (await text.innerText()).trim()
      if (length !== WARM_UP + KEYS) throw new Error(`The text has ${length} letters.`)
    }
  } finally {
    for (const { context } of Object.values(opened)) await context.close()
    await app.stop()
  }
  const painted = (name) => p95(seen[name].map((one) => one.painted))
  const cpu = (name) => median(seen[name].map((one) => one.cpu))
  for (const [name, { photographs }] of Object.entries(TOURS))
    figure({
      figure: `tour-typing-${photographs}`,
      value: ms(painted(name)),
      unit: 'ms p95 from the key to the painted letter, slowed down 4 ×',
      target: 'report',
      cpu: ms(cpu(name)),
    })
  const bend = painted('long') / painted('empty')
  figure({
    figure: 'tour-typing-40-of-0',
    value: round(bend),
    unit: '× in an empty tour',
    target: '≤ 1.5',
    met: bend <= 1.5,
    byCpu: round(cpu('long') / cpu('empty')),
  })
}

/** The editor of the member's new tour with these photographs, a text between any two of the first ten, and the caret in the last text. */
async function openTour(url, { member, photographs }) {
  const context = await (
    await openBrowser()
  ).newContext({ viewport: { width: 390, height: 844 }, locale: 'ko-KR', reducedMotion: 'reduce' })
  const signedIn = await context.request.post(`${url}/svc/signIn`, {
    form: { memberId: member, password: DEMO_PASSWORD },
    headers: { origin: url },
  })
  if (!signedIn.ok()) throw new Error(`${member} could not sign in: ${signedIn.status()}`)
  const page = await context.newPage()
  const problems = []
  page.on('pageerror', (error) => problems.push(error.message))
  await page.addInitScript(measureKeys)
  await page.goto(`${url}/styling/myhome/edit`)
  const story = page.locator('[data-story]')
  const addText = page.getByRole('button', { name: '글 추가' })
  await addText.last().waitFor()
  if (photographs > 0) {
    const files = await Promise.all(Array.from({ length: photographs }, (_, i) => phonePhoto(`rgb(${i * 5}, 90, 120)`, `${i}.jpg`)))
    await page.locator('input[type=file]').last().setInputFiles(files)
    await story.nth(photographs - 1).waitFor({ timeout: 120_000 })
    for (let i = 0; i < 10; i++) await addText.nth(i * 2).click()
  }
  await addText.last().click()
  const text = story.last().getByRole('textbox')
  await text.focus()
  await page.locator('[data-save=saved]').waitFor({ timeout: 30_000 })
  const session = await context.newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  await session.send('Performance.enable', { timeDomain: 'threadTicks' })
  const spent = async () => {
    const { metrics } = await session.send('Performance.getMetrics')
    return metrics.find(({ name }) => name === 'TaskDuration').value * 1_000
  }
  const type = async (letter) => {
    const before = await spent()
    await page.evaluate(() => window.armKey())
    await page.keyboard.press(letter)
    const painted = await page.evaluate(() => window.painted)
    return { painted, cpu: (await spent()) - before }
  }
  return { context, page, text, problems, type }
}

/** In the page: the time from the next key to the end of the frame after its letter has arrived. */
function measureKeys() {
  window.armKey = () => {
    window.painted = new Promise((resolve) => {
      addEventListener(
        'keydown',
        ({ timeStamp }) => {
          const { port1, port2 } = new MessageChannel()
          port1.onmessage = () => resolve(performance.now() - timeStamp)
          addEventListener('input', () => requestAnimationFrame(() => port2.postMessage(0)), { capture: true, once: true })
        },
        { capture: true, once: true },
      )
    })
  }
}
