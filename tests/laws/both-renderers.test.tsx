// A page has two renderers: Next's catch-all (`next dev`, `next start`) and the page server. For every shipped page both say the same:
// in the body, in the head, and in the status.
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { renderToStaticMarkup } from 'react-dom/server'
import { beforeAll, describe, expect, test } from 'vitest'
import { createPageHandler } from '@/app/create-page-handler'
import type { Handler } from '@/app/front/capture-page'
import { escapeLocation } from '@/app/front/escape-location'
import { anonymousRequest, renderInto, SocketlessResponse } from '@/app/front/socketless-response'
import { metadata as layoutMetadata, viewport } from '@/app/layout'
import { coreSuffices } from '@/renderer/html/core-sheet'
import { leadPicture } from '@/renderer/html/lead-picture'
import { JsonLd } from '@/renderer/json-ld'
import { openPage, type Opened, type OpenPage } from '@/renderer/open-page'
import { pageMetadata } from '@/renderer/page-metadata'
import { renderPage } from '@/renderer/render-page'
import { rendererSite, setRendererSite } from '@/renderer/site'
import { setCaller, type Caller } from '@/schemas/api/base/call'
import { VISITOR, type Session } from '@/schemas/api/auth/session'
import { CallFailure } from '@/schemas/api/base/failure'
import { readOpening } from '@/schemas/api/site/opening'
import { readRedirect } from '@/schemas/api/site/redirects'
import { getPage, previewPageAdm } from '@/schemas/api/site/pages'
import type { PageDocument } from '@/schemas/page/document'
import { canonicalHtml } from '../support/canonical-html'
import { sampleCaller } from '../support/draw-example'
import { fixtures } from '../support/fixtures'
import { nextHead } from '../support/next-head'
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
  setRendererSite({ ...rendererSite(), session: () => Promise.resolve(session), now: () => now, report: () => undefined })
  setCaller(caller)
}, 60_000)

/** What the page server answers. */
async function written(path: string): Promise<{ status: number; location: unknown; html: string }> {
  const response = new SocketlessResponse(anonymousRequest(path, {}))
  await renderInto(response, () => handler(response.req, response), 20_000)
  return { status: response.statusCode, location: response.getHeader('location'), html: response.body.toString() }
}

/** What Next answers: its route, without the server around it. */
async function rendered(page: OpenPage, path: string): Promise<{ head: string; body: string }> {
  const body = renderToStaticMarkup(
    <>
      <JsonLd page={page} />
      {await renderPage(page)}
    </>,
  )
  return { head: await nextHead(path, [layoutMetadata, pageMetadata(page)], viewport), body }
}

const between = (html: string, start: string, end: string): string => html.slice(html.indexOf(start) + start.length, html.lastIndexOf(end))
/** The head's own tags, one a line: style sheets, faces of fonts and scripts belong to the build. */
const tagsOf = (head: string): string[] =>
  canonicalHtml(head.replace(/<(script|style)\b[\s\S]*?<\/\1>|<link rel="stylesheet"[^>]*>/g, ''))
    .split('\n')
    .filter((line) => line !== '</meta>' && line !== '</link>')

/** Next's body with the picture marked that opens the page, which the page server does as the last thing. */
function withLead(body: string): string {
  const bytes = Buffer.from(body)
  const lead = leadPicture(bytes, bytes.indexOf('<main'))
  return lead ? Buffer.concat([bytes.subarray(0, lead.start), lead.tag, bytes.subarray(lead.end)]).toString() : body
}

describe.each(pages.map((document) => [document.route!, document] as const))('%s', (route, document) => {
  test('has the same status, head and body', async () => {
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
    const { head, body } = await rendered(opened.page, path)
    expect(status).toBe(200)
    // Known while it is written, it is what reading the whole page says.
    expect(html.includes('href="/core.css"')).toBe(isEnough(html))
    expect(tagsOf(between(html, '<head>', '</head>'))).toEqual(tagsOf(head))
    expect(canonicalHtml(between(html, '<body>', '</body>'))).toBe(canonicalHtml(withLead(body)))
  })
})

test('a missing page is 404, and a refused preview 403, as notFound() and forbidden() are', async () => {
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

test('the home page of a site without records has no empty box, in either renderer', async () => {
  shown = pages.find(({ route }) => route === '/styling/home')!
  isUnfilled = true
  const opened = await openPage('/styling/home', {})
  if (typeof opened === 'string' || 'redirect' in opened) throw new Error('the home page is there for everybody')
  const bodies = [(await written('/styling/home')).html, (await rendered(opened.page, '/styling/home')).body]
  isUnfilled = false
  for (const body of bodies) {
    const main = between(body, '<main', '</main>')
    expect(main).not.toMatch(/아직 올라온|등록된 글이|이벤트가 없습니다/)
    // What stands in the page itself is there: the scenes, and the showrooms.
    expect(main).toMatch(/머무는 거실[\s\S]*라움결 스퀘어 보기/)
    expect(main.match(/<h2\b[^>]*>[^<]*/g)?.length).toBeLessThan(6)
  }
})
