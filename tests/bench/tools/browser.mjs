import { chromium } from '@playwright/test'
import { gzipSync } from 'node:zlib'
import { ensureBrowser } from '../../../scripts/tools/browser.mjs'
import { atEnd } from './children.mjs'

let browser
export async function openBrowser() {
  if (browser?.isConnected()) return browser
  const executablePath = ensureBrowser((line) => console.error(line))
  browser = await chromium.launch({
    executablePath,
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  })
  atEnd(() => browser.close())
  return browser
}

/**
 * Bytes of JavaScript, gzipped, that a first visit fetches; and how many files.
 * @param down reads the page down to its end: what is loaded when it comes in sight counts too.
 */
export async function scriptBytes(url, { down = false } = {}) {
  const context = await (await openBrowser()).newContext({ viewport: { width: 1440, height: 900 } })
  try {
    const page = await context.newPage()
    const scripts = new Map()
    const problems = []
    page.on('pageerror', (error) => problems.push(error.message))
    page.on('response', (response) => {
      if (response.request().resourceType() === 'script') scripts.set(response.url(), response.body())
    })
    const response = await page.goto(url, { waitUntil: 'networkidle' })
    if (response.status() !== 200) throw new Error(`${url} answered ${response.status()}`)
    if (down) await readDown(page)
    await page.waitForTimeout(500)
    if (problems.length > 0) throw new Error(`${url}: ${problems.join('; ')}`)
    const bodies = await Promise.all(scripts.values())
    return { bytes: bodies.reduce((sum, body) => sum + gzipSync(body, { level: 9 }).length, 0), files: bodies.length }
  } finally {
    await context.close()
  }
}
export async function readDown(page) {
  const height = await page.evaluate(() => document.documentElement.scrollHeight)
  for (let y = 0; y < height; y += 600) {
    await page.mouse.wheel(0, 600)
    await page.waitForTimeout(150)
  }
}
export const kilobytes = (bytes) => Number((bytes / 1024).toFixed(2))
