// What a screen must show whatever it is: small, zoomed, slow, or paper.
import { copyFile, mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, settled, test } from '../../support/site-test'

const PRODUCT = '/zin/product/floor-oak-natural'

test('on a slow line words are read in the Korean font of the system, whatever its name, before Pretendard comes', async ({
  browser,
  playwright,
  baseURL,
}) => {
  const { executablePath, args } = test.info().project.use.launchOptions!
  const [root, place] = [join(import.meta.dirname, '../../..'), test.info().outputPath('machine')]
  const FONTCONFIG_FILE = join(place, 'fonts.conf')
  await mkdir(join(place, 'fonts'), { recursive: true })
  await copyFile(join(root, 'tests/support/unnamed-korean-font.conf'), FONTCONFIG_FILE)
  for (const font of ['Pretendard-Regular.otf', 'Pretendard-SemiBold.otf'])
    await copyFile(join(root, 'node_modules/pretendard/dist/public/static', font), join(place, 'fonts', font))
  const own = await playwright[browser.browserType().name() as 'chromium'].launch({
    ...(executablePath ? { executablePath } : {}),
    ...(args ? { args } : {}),
    env: { ...process.env, FONTCONFIG_FILE },
  })
  try {
    const page = await own.newPage({ viewport: { width: 390, height: 844 } })
    await page.route('**/*.{woff2,ttf,otf}', (route) => route.abort())
    await page.goto(`${baseURL}${PRODUCT}`)
    const devtools = await page.context().newCDPSession(page)
    await devtools.send('DOM.enable')
    await devtools.send('CSS.enable')
    const { root } = await devtools.send('DOM.getDocument')
    for (const selector of ['h1', 'dt', '[aria-label="현재 위치"] a']) {
      const { nodeId } = await devtools.send('DOM.querySelector', { nodeId: root.nodeId, selector: `:is(main, nav) ${selector}` })
      const { fonts } = await devtools.send('CSS.getPlatformFontsForNode', { nodeId })
      expect(fonts.filter(({ isCustomFont }) => isCustomFont)).toEqual([])
      // The file tells its own name, which no style sheet found.
      expect(fonts.map(({ familyName }) => familyName).join()).toContain('Pretendard')
    }
  } finally {
    await own.close()
  }
})

test('the hero’s product card leaves the button free that closes it', async ({ page }) => {
  for (const [width, height] of [
    [320, 640],
    [480, 900],
    [768, 1024],
    [1440, 900],
  ] as const) {
    await page.setViewportSize({ width, height })
    await page.goto('/styling/home')
    const button = page.locator('[data-block="hero"] summary').first()
    const answers = await button.evaluate((summary) => {
      const { left, top, width: w, height: h } = summary.getBoundingClientRect()
      const points = [0.1, 0.5, 0.9].flatMap((x) => [0.1, 0.5, 0.9].map((y) => [left + w * x, top + h * y] as const))
      // The corners of a round target belong to nothing.
      const inside = points.filter(([x, y]) => Math.hypot(x - left - w / 2, y - top - h / 2) < w / 2)
      return inside.every(([x, y]) => summary.contains(document.elementFromPoint(x, y)))
    })
    expect(answers, `${width} px`).toBe(true)
  }
})

test('the name of what a detail page is about is in the first view, also at 200 % zoom', async ({ page }) => {
  for (const [width, height] of [
    [390, 844],
    [384, 512],
    [720, 450],
    [768, 1024],
  ] as const) {
    await page.setViewportSize({ width, height })
    for (const path of [PRODUCT, '/styling/expert-style/detail/1']) {
      await page.goto(path)
      await settled(page)
      const title = (await page.locator('h1').boundingBox())!
      const bar = await page.evaluate(() => parseFloat(getComputedStyle(document.body).paddingBottom))
      expect(title.y + title.height, `${path} at ${width} × ${height}`).toBeLessThanOrEqual(height - bar)
    }
  }
})

test('on paper nothing is fixed, nothing is to press, and no picture is cut at the side', async ({ page }) => {
  await page.setViewportSize({ width: 718, height: 1000 })
  for (const path of ['/styling/home', PRODUCT, '/zin/category/floor', '/styling/life-book/detail/1']) {
    await page.emulateMedia({ media: 'screen' })
    await page.goto(path)
    await settled(page)
    await page.emulateMedia({ media: 'print' })
    const faults = await page.evaluate(() => {
      const shown = [...document.body.querySelectorAll<HTMLElement>('*')].filter(
        (element) => element.checkVisibility({ visibilityProperty: true }) && element.getClientRects().length > 0,
      )
      const found = (name: string, is: (element: HTMLElement) => boolean) =>
        shown.filter(is).map((element) => `${name}: ${element.outerHTML.slice(0, 120)}`)
      return [
        ...found('fixed', (element) => ['fixed', 'sticky'].includes(getComputedStyle(element).position)),
        ...found('button', (element) => element.matches('button:not(.stretched, :has(img))')),
        ...found('cut', (element) => {
          if (!element.matches('main img')) return false
          const { left, right, width } = element.getBoundingClientRect()
          return width > 1 && (left < -1 || right > document.documentElement.clientWidth + 1)
        }),
      ]
    })
    expect(faults, path).toEqual([])
  }
})
