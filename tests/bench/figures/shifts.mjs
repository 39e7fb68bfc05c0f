// Every shipped page on a first visit, with nothing in the browser's cache: what moves of itself while it comes and is read.
import { visits } from '../../support/visits.ts'
import { openBrowser } from '../tools/browser.mjs'
import { startApp } from '../tools/app.mjs'
import { round } from '../tools/load.mjs'
import { figure } from '../tools/report.mjs'
import { observeShifts } from '../tools/shifts.mjs'
import { untilFontIsMade } from '../tools/until-font-is-made.mjs'

const SCREENS = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
]

export async function shifts() {
  const app = await startApp({ name: 'shifts' })
  try {
    await untilFontIsMade(app)
    await expectKoreanFont(app.url)
    for (const viewport of SCREENS) {
      const seen = []
      for (const { path } of visits()) seen.push({ path, ...(await visit(app.url + path, viewport)) })
      seen.sort((a, b) => b.cls - a.cls)
      const [worst] = seen
      figure({
        figure: `shifts-${viewport.width}`,
        value: round(worst.cls, 4),
        unit: `CLS, the worst of ${seen.length} pages`,
        target: '≤ 0.01',
        met: worst.cls <= 0.01,
        pagesThatMove: seen.filter(({ cls }) => cls > 0).map(({ path, cls }) => `${path} ${round(cls, 4)}`),
        worst: worst.shifts,
      })
    }
  } finally {
    await app.stop()
  }
}

/** Every visitor has a Korean font; without one, text shown before the site's own font has come is of boxes of another width. */
async function expectKoreanFont(url) {
  const page = await (await openBrowser()).newPage()
  await page.goto(url)
  const has = await page.evaluate(() =>
    new FontFace('Korean', "local('Noto Sans CJK KR'), local('Noto Sans KR'), local('Malgun Gothic')").load().then(
      () => true,
      () => false,
    ),
  )
  await page.close()
  if (!has) throw new Error('This machine has no Korean font, as every visitor has one. On Debian: apt-get install fonts-noto-cjk')
}

async function visit(url, viewport) {
  const context = await (await openBrowser()).newContext({ viewport, locale: 'ko-KR' })
  try {
    const page = await context.newPage()
    await page.addInitScript(observeShifts)
    await page.goto(url, { waitUntil: 'load' })
    await page.waitForTimeout(1_000)
    await page.evaluate(async () => {
      for (let y = 0; y < document.body.scrollHeight; y += innerHeight) {
        scrollTo({ top: y, behavior: 'instant' })
        await new Promise((resolve) => setTimeout(resolve, 50))
      }
    })
    await page.waitForTimeout(300)
    return await page.evaluate(() => ({ cls: globalThis.seenShifts.cls, shifts: globalThis.seenShifts.shifts }))
  } finally {
    await context.close()
  }
}
