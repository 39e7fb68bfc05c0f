// Renders pages: the page server asks this in place of Next. A URL becomes an opened page (renderer/open-page.ts), the
// page becomes HTML (renderer/html/write-page.ts), and what came of it becomes a status.
import { readFileSync } from 'node:fs'
import type { ServerResponse } from 'node:http'
import { HOLD_PRESS } from '@/lib/hold-press'
import { HOLD_SUBMIT } from '@/lib/hold-submit'
import { escapeHtml } from '@/lib/html/escape-html'
import { RELOAD_ONCE } from '@/lib/reload-once'
import { loadIslands } from '@/renderer/island'
import { BlockMemory } from '@/renderer/html/block-memory'
import { coreSuffices, type CoreSheet } from '@/renderer/html/core-sheet'
import { HtmlBuffer } from '@/renderer/html/html-buffer'
import { writeHtml } from '@/renderer/html/jsx-runtime'
import { rememberedHead } from '@/renderer/html/remembered-head'
import { coreLinks, DOCUMENT_END, openDocument, styleLink, type FontFiles } from '@/renderer/html/write-head'
import { writeIslands, type IslandFiles } from '@/renderer/html/write-island'
import { writePage } from '@/renderer/html/write-page'
import { openPage } from '@/renderer/open-page'
import { siteFont, type SiteFont } from '@/renderer/site-font'
import { publicConfigData } from '@/schemas/api/base/site-facts'
import { publicConfigOf } from '@/services/base/public-config-of'
import { settings } from '@/services/base/settings'
import { withDraftShown } from '@/services/records/with-draft-shown'
import { ClosedPage } from './closed-page'
import { compose } from './compose'
import { draftPreview } from './draft-preview'
import Forbidden from './forbidden'
import type { Handler } from './front/capture-page'
import { scriptSource } from './front/content-policy'
import { escapeLocation } from './front/escape-location'
import { SocketlessResponse } from './front/socketless-response'
import { HeldPreview } from './held-preview'
import { NotFoundPage } from './not-found'
import { pathOf } from './path-of'
import { siteIsClosed } from './site-is-closed'
import { UnreadyPreview } from './unready-preview'

/** The first value of each name. */
const firstValues = (query: string): Record<string, string> => Object.fromEntries([...new URLSearchParams(query)].reverse())

/** `record=notices:15` of a preview: its draft is on the page. */
function recordOf(query: Record<string, string>): { type: string; id: string } | undefined {
  const [, type, id] = query['preview'] === 'Y' ? (/^([a-z][a-z-]*):(.+)$/.exec(query['record'] ?? '') ?? []) : []
  return type && id ? { type, id } : undefined
}

/** What the build wrote (scripts/tools/build-islands.mjs). */
interface Manifest {
  style: string
  /** `later`: classes for which a page needs the whole sheet. */
  core: { style: string; later: string[] }
  fonts: FontFiles
  boot: IslandFiles
  /** By name. */
  islands: Record<string, IslandFiles>
}

export interface PageHandler {
  pageHandler: Handler
  /** Names the inline script of every page, for the policy. */
  pageScripts: readonly string[]
}

/** Stands in every head: what has to be there before any file is. */
const INLINE_SCRIPT = `${RELOAD_ONCE};${HOLD_SUBMIT};${HOLD_PRESS}`

/** @param manifestPath of the build's islands. @param moreScript what development adds to the inline script. */
export async function createPageHandler(manifestPath: string, moreScript = ''): Promise<PageHandler> {
  const inlineScript = INLINE_SCRIPT + moreScript
  const manifest = JSON.parse(readFileSync(manifestPath, 'utf8')) as Manifest
  compose()
  await loadIslands()
  writeIslands((name) => manifest.islands[name])
  const { style, fonts, boot } = manifest
  const files = { style, fonts, boot: boot.file, bootImports: boot.imports }
  const attributes = publicConfigData(publicConfigOf(settings()))
  const isEnough = coreSuffices(new Set(manifest.core.later))
  const links = Buffer.from(coreLinks(manifest.core.style, style))
  let written: { font: SiteFont | undefined; opening: Buffer; core: CoreSheet } | undefined
  /** Written once for each font of the site: nothing else in it changes while the process runs. */
  const begin = (): { opening: Buffer; core: CoreSheet } => {
    const font = siteFont()
    if (written?.font !== font || !written) {
      const opening = Buffer.from(openDocument(attributes, files, inlineScript))
      const whole = styleLink(style)
      const from = opening.indexOf(whole)
      written = { font, opening, core: { from, to: from + Buffer.byteLength(whole), links, isEnough } }
    }
    return written
  }
  const { blockMemoryMb } = settings()
  const memory = blockMemoryMb > 0 ? new BlockMemory(blockMemoryMb * 1024 * 1024) : undefined

  const pageHandler: Handler = async (request, response) => {
    const [path = '/', search] = (request.url ?? '/').split('?', 2)
    const query = search === undefined ? {} : firstValues(search)
    const draft = recordOf(query)
    if (!draft) return render(path, query, response)
    const preview = await draftPreview(draft)
    if (preview === 'held') return small(response, 403, HeldPreview, `미리 보기${settings().brandSuffix}`)
    if (preview === 'refused') return small(response, 403, Forbidden, `접근할 수 없는 페이지입니다${settings().brandSuffix}`)
    const shown = await withDraftShown({ ...draft, siteId: settings().siteId, now: new Date() }, () => render(path, query, response))
    if (shown === 'unready') small(response, 409, () => UnreadyPreview(preview), `미리 보기${settings().brandSuffix}`)
  }

  async function render(path: string, query: Record<string, string>, response: ServerResponse): Promise<void> {
    if (await siteIsClosed()) {
      response.setHeader('retry-after', '3600')
      return small(response, 503, () => ClosedPage({ brand: settings().brandName }), `준비 중${settings().brandSuffix}`)
    }
    const opened = await openPage(pathOf(path.split('/').filter(Boolean)), query)
    if (opened === 'missing') return small(response, 404, NotFoundPage, `페이지를 찾을 수 없습니다${settings().brandSuffix}`)
    if (opened === 'refused') return small(response, 403, Forbidden, `접근할 수 없는 페이지입니다${settings().brandSuffix}`)
    if ('redirect' in opened) {
      response.writeHead(opened.isPermanent ? 308 : 307, {
        location: escapeLocation(opened.redirect),
        'content-type': 'text/plain; charset=utf-8',
      })
      response.end()
      return
    }
    const { page } = opened
    response.setHeader('content-type', 'text/html; charset=utf-8')
    if (page.subject?.status) response.statusCode = page.subject.status
    const frame = { ...begin(), beginning: `${rememberedHead(page)}</head><body>`, ending: DOCUMENT_END, memory }
    const out = new HtmlBuffer()
    const whole = await writePage(page, frame, (part) => response.write(part), out)
    response.end()
    if (!(response instanceof SocketlessResponse)) return
    if (whole) response.replaceBody(whole)
    else response.lendBody(() => out.release())
  }

  function small(response: ServerResponse, status: number, view: () => React.ReactNode, title: string): void {
    response.writeHead(status, { 'content-type': 'text/html; charset=utf-8' })
    const { opening, core } = begin()
    const out = new HtmlBuffer()
    out.heed(core.isEnough)
    out.bytes(opening)
    out.text(`<title>${escapeHtml(title)}</title><meta name="robots" content="noindex"/></head><body>${writeHtml(view)}${DOCUMENT_END}`)
    if (out.fits) out.replace(core.from, core.to, core.links)
    response.end(out.take())
  }

  return { pageHandler, pageScripts: [scriptSource(inlineScript)] }
}
