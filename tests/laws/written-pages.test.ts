// Every shipped page is written whole: status, what its head says, its main part, and the style sheet that it needs. That a block is
// written as React renders it is the law of written-html.test.tsx.
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { createPageHandler } from '@/app/create-page-handler'
import type { Handler } from '@/app/front/capture-page'
import { escapeLocation } from '@/app/front/escape-location'
import { anonymousRequest, renderInto, SocketlessResponse } from '@/app/front/socketless-response'
import { escapeHtml } from '@/lib/html/escape-html'
import { coreSuffices } from '@/renderer/html/core-sheet'
import { openPage, type Opened } from '@/renderer/open-page'
import { pageHead } from '@/renderer/page-head'
import { rendererSite, setRendererSite } from '@/renderer/site'
import { setCaller, type Caller } from '@/schemas/api/base/call'
import { VISITOR, type Session } from '@/schemas/api/auth/session'
import { CallFailure } from '@/schemas/api/base/failure'
import { readOpening } from '@/schemas/api/site/opening'
import { readRedirect } from '@/schemas/api/site/redirects'
import { getPage, previewPageAdm } from '@/schemas/api/site/pages'
import type { PageDocument } from '@/schemas/page/document'
import { sampleCaller } from '../support/draw-example'
import { fixtures } from '../support/fixtures'
import { useSettings } from '../support/test-app'

const documents = fixtures().map(({ document }) => document)
const pages = documents.filter(({ kind, route }) => kind === 'page' && route)
/** A part of the pages has one of these classes, in a view or in an island. */
const LATER = ['w-20', 'h-14', 'animate-pulse']
const isEnough = coreSuffices(new Set(LATER))
let handler: Handler
/** The page that every path of this moment shows. */
let shown: PageDocument | undefined
let isRefused = false
/** A new site before its first day. */
let isClosed = false
/** Nobody has written a record yet. */
let isUnfilled = false
let session: Session = VISITOR
/** Blocks that could not be written. */
const failures: string[] = []

const caller = (async (contract: object, input: { name?: string; kind?: string }, options: never) => {
  if (contract === readOpening) return { item: { closedYn: isClosed ? 'Y' : 'N' } }
  if (contract === readRedirect) return { item: { to: '' } }
  if (contract !== getPage && contract !== previewPageAdm) {
    const answer = await sampleCaller(contract as never, input as never, options)
    return isUnfilled ? { ...(answer as object), items: [], totalCount: 0 } : answer
  }
  if (isRefused) throw new CallFailure('403', '', { status: 403 })
  const document = input.kind === 'fragment' ? documents.find(({ kind, id }) => kind === 'fragment' && id === input.name) : shown
  if (!document) throw new CallFailure('404', '', { status: 404 })
  return { item: { ...document, params: { id: '1' } } }
}) as unknown as Caller

beforeAll(async () => {
  const folder = mkdtempSync(join(tmpdir(), 'maru-law-'))
  useSettings(folder)
  const manifest = join(folder, 'islands.json')
  writeFileSync(
    manifest,
    JSON.stringify({
      style: '/site.css',
      core: { style: '/core.css', later: LATER },
      fonts: { system: '', whole: '/font.css', smallest: '/font.woff2' },
      boot: { file: '/boot.js', imports: [] },
      islands: {},
    }),
  )
  handler = (await createPageHandler(manifest)).pageHandler
  const now = new Date('2026-11-21T00:00:00Z')
  setRendererSite({
    ...rendererSite(),
    session: () => Promise.resolve(session),
    now: () => now,
    report: (_, { block }, error) => failures.push(`${block.id}: ${String(error)}`),
  })
  setCaller(caller)
}, 60_000)

/** What the page server answers. */
async function written(path: string): Promise<{ status: number; location: unknown; html: string }> {
  const response = new SocketlessResponse(anonymousRequest(path, {}))
  await renderInto(response, () => handler(response.req, response), 20_000)
  return { status: response.statusCode, location: response.getHeader('location'), html: response.body.toString() }
}

const between = (html: string, start: string, end: string): string => html.slice(html.indexOf(start) + start.length, html.lastIndexOf(end))

describe.each(pages.map((document) => [document.route!, document] as const))('%s', (route, document) => {
  test('is written whole', async () => {
    shown = document
    const path = route.replace(/:\w+[?*]?/g, '1')
    let opened: Opened = await openPage(path, {})
    let asked = path
    // A guard refuses the visitor of this test; a preview shows what is behind it.
    if (typeof opened === 'object' && 'redirect' in opened) {
      expect(await written(path)).toMatchObject({ status: 307, location: escapeLocation(opened.redirect) })
      asked = `${path}?preview=Y`
      opened = await openPage(path, { preview: 'Y' })
    }
    if (typeof opened === 'string' || 'redirect' in opened) return expect(document.subject).toBeDefined()
    const { status, html } = await written(asked)
    expect(status).toBe(200)
    // Known while it is written, it is what reading the whole page says.
    expect(html.includes('href="/core.css"')).toBe(isEnough(html))
    const { title, canonical, robots } = pageHead(opened.page)
    const says = [
      `<title>${escapeHtml(title)}</title>`,
      `<link rel="canonical" href="${escapeHtml(canonical)}"/>`,
      `<meta name="robots" content="${robots.index ? 'index' : 'noindex'}, `,
    ]
    expect(says.filter((tag) => !html.includes(tag))).toEqual([])
    expect(html.match(/<title>|<main |<\/main>|<\/body><\/html>/g)).toEqual(['<title>', '<main ', '</main>', '</body></html>'])
    expect(failures.splice(0)).toEqual([])
  })
})

test('a missing page is 404, and a refused preview 403', async () => {
  shown = undefined
  expect((await written('/nowhere')).status).toBe(404)
  isRefused = true
  expect((await written('/nowhere')).status).toBe(403)
  isRefused = false
})

test('a closed site says that it is being prepared, for every path, and is not to be indexed; staff see the page', async () => {
  shown = pages.find(({ route }) => route === '/zin/brand/about')
  isClosed = true
  const reply = async (path: string) => {
    const response = new SocketlessResponse(anonymousRequest(path, {}))
    await renderInto(response, () => handler(response.req, response), 20_000)
    return { status: response.statusCode, retry: response.getHeader('retry-after'), html: response.body.toString() }
  }
  for (const path of ['/zin/brand/about', '/nowhere']) {
    const { status, retry, html } = await reply(path)
    expect([status, retry]).toEqual([503, '3600'])
    expect(html).toContain('사이트를 준비하고 있습니다.')
    expect(html).toContain('<meta name="robots" content="noindex"/>')
    expect(html).not.toContain(shown!.title)
  }
  session = { staff: { id: 'admin', role: 'adm', sid: 'admin' } }
  const staff = await reply('/zin/brand/about')
  expect(staff.status).toBe(200)
  expect(staff.html).toContain(shown!.title)
  isClosed = false
  session = VISITOR
  expect((await reply('/zin/brand/about')).status).toBe(200)
})

test('the home page of a site without records has no empty box', async () => {
  shown = pages.find(({ route }) => route === '/styling/home')!
  isUnfilled = true
  const { html } = await written('/styling/home')
  isUnfilled = false
  const main = between(html, '<main', '</main>')
  expect(main).not.toMatch(/아직 올라온|등록된 글이|이벤트가 없습니다/)
  // What stands in the page itself is there: the scenes, and the showrooms.
  expect(main).toMatch(/머무는 거실[\s\S]*라움결 스퀘어 보기/)
  expect(main.match(/<h2\b[^>]*>[^<]*/g)?.length).toBeLessThan(6)
})
