// The byte budget: what a first visit fetches of each kind of page, over HTTP. The figures are in tests/support/byte-budget.json and only
// go down: a page above its figure must be made smaller, and one far below lowers it.
import { get } from 'node:http'
import { gunzipSync } from 'node:zlib'
import { readJson } from '../../support/fixtures'
import { expect, test } from '../../support/site-test'

interface Budget {
  path: string
  /** Bytes of the document and of all the scripts that it names, as they travel (gzip). */
  html: number
  javascript: number
}
/** A page whose scripts are less than this part of their figure has been made smaller, and its figure follows. */
const SLACK = 0.9

for (const [kind, { path, ...budget }] of Object.entries(readJson('tests/support/byte-budget.json') as Record<string, Budget>)) {
  test(`${kind} (${path}) stays in its budget of bytes`, async () => {
    const page = await fetched(path)
    expect(page.status).toBe(kind === '404' ? 404 : 200)
    // Scripts of islands are named in the data that React reads, not only by elements.
    const text = page.text.replace(/<script\b[^>]*\bnomodule\b[^>]*>/gi, '')
    const scripts = new Set([...text.matchAll(/\bstatic\/[^"'\\<>\s]+?\.js\b/g)].map(([script]) => `/_next/${script}`))
    expect(scripts.size, 'scripts are found').toBeGreaterThan(0)
    const javascript = (await Promise.all([...scripts].map(fetched))).reduce((sum, { status, bytes }) => {
      expect(status).toBe(200)
      return sum + bytes
    }, 0)
    const measured = { html: page.bytes, javascript }
    const said = `${JSON.stringify(measured)} within ${JSON.stringify(budget)}`
    expect(measured.html, said).toBeLessThanOrEqual(budget.html)
    expect(measured.javascript, said).toBeLessThanOrEqual(budget.javascript)
    expect(measured.javascript, `${said}: lower the figure in tests/support/byte-budget.json`).toBeGreaterThan(budget.javascript * SLACK)
  })
}

/** By `node:http`, which leaves the body as it travelled. */
function fetched(path: string): Promise<{ status: number; bytes: number; text: string }> {
  return new Promise((resolve, reject) => {
    get(new URL(path, process.env['SITE_UNDER_TEST']), { headers: { 'accept-encoding': 'gzip' } }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk)).once('error', reject)
      response.once('end', () => {
        const body = Buffer.concat(chunks)
        // A file that is not worth it travels as it is.
        const isPacked = response.headers['content-encoding'] === 'gzip'
        resolve({ status: response.statusCode!, bytes: body.length, text: (isPacked ? gunzipSync(body) : body).toString() })
      })
    }).once('error', reject)
  })
}
