// The head of a page as text, from what it says (page-head.ts).
import { escapeHtml } from '@/lib/html/escape-html'
import type { PageHead } from '../page-head'
import { fontFaces, missingFace, siteFont } from '../site-font'

/** What the build made of the fonts (scripts/tools/build-fonts.mjs). */
export interface FontFiles {
  /** Faces of fonts that systems bring, as CSS. In a style sheet, they would have all text laid out anew when it is turned on. */
  system: string
  /** The sheet with the whole font, by unicode-range, and its smallest file. */
  whole: string
  smallest: string
}

/** Files of the build that every page loads. */
export interface HeadFiles {
  style: string
  fonts: FontFiles
  /** The module that wakes islands, and what it imports: named together, they are fetched together. */
  boot: string
  bootImports: readonly string[]
}

const meta = (kind: 'name' | 'property', name: string, content: string): string =>
  `<meta ${kind}="${name}" content="${escapeHtml(content)}"/>`

export function writeHead(head: PageHead): string {
  const { title, description, canonical, mobile, feeds, robots, image, siteName } = head
  const described = description ? [meta('name', 'description', description)] : []
  return [
    `<title>${escapeHtml(title)}</title>`,
    ...described,
    meta('name', 'robots', `${robots.index ? 'index' : 'noindex'}, ${robots.follow ? 'follow' : 'nofollow'}`),
    `<link rel="canonical" href="${escapeHtml(canonical)}"/>`,
    `<link rel="alternate" media="only screen and (max-width: 640px)" href="${escapeHtml(mobile)}"/>`,
    ...feeds.map(
      (feed) => `<link rel="alternate" type="application/rss+xml" title="${escapeHtml(feed.title)}" href="${escapeHtml(feed.url)}"/>`,
    ),
    meta('name', 'format-detection', 'telephone=no'),
    meta('property', 'og:title', title),
    ...(description ? [meta('property', 'og:description', description)] : []),
    meta('property', 'og:url', canonical),
    meta('property', 'og:site_name', siteName),
    meta('property', 'og:locale', 'ko_KR'),
    meta('property', 'og:image', image.url),
    meta('property', 'og:image:width', String(image.width)),
    meta('property', 'og:image:height', String(image.height)),
    meta('property', 'og:type', 'website'),
    meta('name', 'twitter:card', 'summary_large_image'),
    meta('name', 'twitter:title', title),
    ...(description ? [meta('name', 'twitter:description', description)] : []),
    meta('name', 'twitter:image', image.url),
    meta('name', 'twitter:image:width', String(image.width)),
    meta('name', 'twitter:image:height', String(image.height)),
    '<link rel="icon" href="/favicon.svg"/>',
  ].join('')
}

/** What every page begins with that is not known to need less: coreLinks stand in its place on those. */
export const styleLink = (style: string): string => `<link rel="stylesheet" href="${style}"/>`

/** The core sheet, and the whole one, which the boot script turns on behind it (renderer/browser/start-late-sheet.ts); for paper it is on. */
export const coreLinks = (core: string, style: string): string =>
  `${styleLink(core)}<link rel="stylesheet" media="print" href="${style}" id="sheet"/>`

/** Ends every page. */
export const DOCUMENT_END = '</body></html>'

/** What stands before the metadata on every page. */
export function openDocument(attributes: Record<string, string>, files: HeadFiles, script: string): string {
  const data = Object.entries(attributes).map(([name, value]) => ` ${name}="${escapeHtml(value)}"`)
  return [
    `<!DOCTYPE html><html lang="ko"${data.join('')}><head><meta charset="utf-8"/>`,
    '<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover"/><meta name="theme-color" content="#FFFFFF"/>',
    styleLink(files.style),
    fontLinks(files.fonts),
    // Behind the sheet, for which it waits, and the body with it: as long as browsers are in the head, they keep most of what is asked for
    // with low priority back. Before the sheet, on a slow line, all scripts share the line with it, and text is read 0.5 s later.
    `<script>${script}</script>`,
    ...files.bootImports.map((href) => `<link rel="modulepreload" fetchpriority="low" href="${href}"/>`),
    `<script type="module" async="" fetchpriority="low" src="${files.boot}"></script>`,
  ].join('')
}

/**
 * The font of the site's own glyphs, and the whole font behind it, which the boot script turns on where a glyph is missing
 * (renderer/browser/start-late-sheet.ts): no page waits for its 92 faces, and each page would lay out all its text once more for them.
 * Before the site has a font of its own, the whole one is all there is. No link asks for the font ahead:
 * a browser does when it has laid out the text, which is read in the system's font meanwhile. Asked for earlier, a file larger than the
 * rest of the page shares a slow line with the style sheet and the picture that opens the page, and the text comes 0.2 s later.
 */
function fontLinks({ system, whole, smallest }: FontFiles): string {
  const font = siteFont()
  if (!font) return `<style>${system}</style><link rel="stylesheet" href="${whole}"/>`
  return `<style>${system}${fontFaces(font)}${missingFace(smallest)}</style><link rel="stylesheet" disabled="" href="${whole}" id="glyphs"/>`
}
