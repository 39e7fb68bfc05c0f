// The byte budget: what a first visit fetches of each kind of page, over HTTP. The figures are in tests/support/byte-budget.json and only
// go down: a page above its figure must be made smaller, and one far below lowers it.
import { get } from 'node:http'
import { gunzipSync } from 'node:zlib'
import { readJson } from '../../support/fixtures'
import { memberCookies } from '../../support/member-cookies'
import { expect, test } from '../../support/site-test'

interface Budget {
  path: string
  /** Who opens it; a visitor without one. */
  member?: string
  /** Bytes of the document, and of its scripts once everything is awake that wakes without being pressed, as they travel (gzip). */
  html: number
  javascript: number
  /** Bytes of its scripts once what waits for a press is awake as well; only where something does. */
  wanted?: number
}
/** A page whose scripts are less than this part of their figure has been made smaller, and its figure follows. */
const SLACK = 0.9

// A site that has just begun makes its font first; until then its pages name the files of the whole one.
test.beforeAll(async () => {
  await expect(async () => expect((await fetched('/etc/privacy')).text).toContain('"Maru Sans"')).toPass({ timeout: 20_000 })
})

for (const [kind, { path, member, ...budget }] of Object.entries(readJson('tests/support/byte-budget.json') as Record<string, Budget>)) {
  test(`${kind} (${path}) stays in its budget of bytes`, async () => {
    // The first reader's copy is compressed while it is written; the cached one, which everybody else gets, as well as it can be.
    const cookie = member ? await cookieOf(member) : ''
    await fetched(path, cookie)
    const page = await fetched(path, cookie)
    expect(page.status).toBe(kind === '404' ? 404 : 200)
    const javascript = await scriptBytes(page.text, member !== undefined)
    const wanted = page.text.includes(' when="wanted"') ? await scriptBytes(page.text, member !== undefined, { pressed: true }) : undefined
    const measured = { html: page.bytes, javascript, wanted }
    const said = `${JSON.stringify(measured)} within ${JSON.stringify(budget)}`
    expect(measured.html, said).toBeLessThanOrEqual(budget.html)
    expect(measured.javascript, said).toBeLessThanOrEqual(budget.javascript)
    expect(measured.javascript, `${said}: lower the figure in tests/support/byte-budget.json`).toBeGreaterThan(budget.javascript * SLACK)
    expect(wanted ?? 0, said).toBeLessThanOrEqual(budget.wanted ?? 0)
    expect(wanted ?? 1, `${said}: lower the figure in tests/support/byte-budget.json`).toBeGreaterThan((budget.wanted ?? 0) * SLACK)
  })
}

/** What buying costs a reader before a press, in bytes (gzip). */
const MOST_OF_GOODS = 25 * 1_024

test('the page of goods has little more script than an empty page of the site', async () => {
  const sizeOf = async (path: string): Promise<number> => scriptBytes((await fetched(path)).text, false)
  expect((await sizeOf('/store/goods/table-walnut')) - (await sizeOf('/no-such-page'))).toBeLessThanOrEqual(MOST_OF_GOODS)
})

/** Of a home page, as a browser makes them of its markup; what a tab keeps in a template is not made until it is chosen. */
const MOST_ELEMENTS = 1_200

test('a home page has few elements', async ({ page }) => {
  const { text } = await fetched('/styling/home')
  const count = await page.evaluate((html) => new DOMParser().parseFromString(html, 'text/html').querySelectorAll('*').length, text)
  expect(count).toBeLessThanOrEqual(MOST_ELEMENTS)
})

/** What every page loads besides: bytes of the style sheet and of its core (gzip), for which most pages wait, and of the font. */
const SHARED = { core: 14_800, style: 21_600, font: 142_000 }

test('the style sheets and the font of every page stay in their budget, and their names change with their content', async () => {
  await fetched('/etc/privacy')
  const html = (await fetched('/etc/privacy')).text
  const core = /<link rel="stylesheet" href="([^"]+)"/.exec(html)![1]!
  const style = / href="([^"]+)" id="sheet"/.exec(html)![1]!
  const font = /src:url\(([^)]+)\)/.exec(html)![1]!
  // Asked for by name, it would share a slow line with what is read first.
  expect(html).not.toContain(`href="${font}"`)
  const [first, sheet, file] = [await fetched(core), await fetched(style), await fetched(font)]
  expect([first.status, sheet.status, file.status, file.caching]).toEqual([200, 200, 200, 'public, max-age=31536000, immutable'])
  expect(first.bytes, 'core of the style sheet').toBeLessThanOrEqual(SHARED.core)
  expect(sheet.bytes, 'style sheet').toBeLessThanOrEqual(SHARED.style)
  expect(file.bytes, 'font').toBeLessThanOrEqual(SHARED.font)
  const gone = await fetched(font.replace(/\w{24}/, '0'.repeat(24)))
  expect([gone.status, gone.caching]).toEqual([404, 'no-store'])
})

const cookieOf = async (member: string): Promise<string> => [...(await memberCookies(member))].map((pair) => pair.join('=')).join('; ')

/**
 * What the page's scripts weigh once every island has been awakened that wakes for its reader.
 * @param pressed whether those count that wait for a press of any reader.
 */
async function scriptBytes(html: string, isSignedIn: boolean, { pressed = false } = {}): Promise<number> {
  const boot = /<script type="module"[^>]* src="([^"]+)"/.exec(html)?.[1]
  const islands = [...html.matchAll(/<maru-island [^>]*?src="([^"]+)"([^>]*)>/g)].filter(
    ([tag]) => (isSignedIn || !tag.includes(' when="signed-in"')) && (pressed || !tag.includes(' when="wanted"')),
  )
  const files = [boot, ...islands.map(([, file]) => file)]
  const sizes = new Map<string, number>()
  const add = async (file: string): Promise<void> => {
    if (sizes.has(file)) return
    sizes.set(file, 0)
    const { status, bytes, text } = await fetched(file)
    expect(status, file).toBe(200)
    sizes.set(file, bytes)
    const parts = [...text.matchAll(/\b(?:from|import)\s*["'](\.\/[^"']+)["']/g)].map(([, part]) => part!)
    // React comes with the first island that needs it.
    const wake =
      file === boot && islands.some(([tag]) => !tag.includes(' plain'))
        ? [...text.matchAll(/import\(["'`](\.\/wake-island[^"'`]+)["'`]\)/g)]
        : []
    // What an island has inside comes before it is live.
    const inner = islands.some(([tag, src]) => src === file && tag.includes(' inner="'))
      ? [...text.matchAll(/import\(["'`](\.\/[^"'`]+)["'`]\)/g)]
      : []
    await Promise.all(
      [...parts, ...[...wake, ...inner].map(([, part]) => part!)].map((part) => add(new URL(part, `http://site${file}`).pathname)),
    )
  }
  expect(boot, 'the page has a script').toBeDefined()
  await Promise.all(files.map((file) => add(file!)))
  return [...sizes.values()].reduce((sum, bytes) => sum + bytes, 0)
}

/** By `node:http`, which leaves the body as it travelled. */
function fetched(path: string, cookie = ''): Promise<{ status: number; caching: string | undefined; bytes: number; text: string }> {
  return new Promise((resolve, reject) => {
    get(new URL(path, process.env['SITE_UNDER_TEST']), { headers: { 'accept-encoding': 'gzip', cookie } }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk)).once('error', reject)
      response.once('end', () => {
        const body = Buffer.concat(chunks)
        // A file that is not worth it travels as it is.
        const isPacked = response.headers['content-encoding'] === 'gzip'
        const caching = response.headers['cache-control']
        resolve({ status: response.statusCode!, caching, bytes: body.length, text: (isPacked ? gunzipSync(body) : body).toString() })
      })
    }).once('error', reject)
  })
}
