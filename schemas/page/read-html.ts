// Reads headings, links and pictures of a rich text. One pass from left to right without backtracking, because it runs while typing; it
// only needs to understand markup that our own policy (lib/html/sanitize-html.ts) lets through.

export interface HtmlParts {
  headings: { level: number; text: string }[]
  links: { href: string | undefined; text: string }[]
  /** `alt` of each visible picture. */
  pictures: string[]
}

export function readHtml(html: string): HtmlParts {
  const parts: HtmlParts = { headings: [], links: [], pictures: [] }
  let heading: HtmlParts['headings'][number] | undefined
  let link: HtmlParts['links'][number] | undefined
  const say = (words: string): void => {
    if (heading) heading.text += words
    if (link) link.text += words
  }
  for (let at = 0; at < html.length;) {
    const open = html.indexOf('<', at)
    say(plain(html.slice(at, open < 0 ? html.length : open)))
    if (open < 0) break
    const close = endOfTag(html, open)
    if (close < 0) break
    at = close + 1
    const [, slash, name = ''] = /^<(\/?)([a-z][a-z0-9]*)/i.exec(html.slice(open, open + 20)) ?? []
    const tag = name.toLowerCase()
    const source = html.slice(open, at)
    if (/^h[1-6]$/.test(tag)) {
      heading = undefined
      if (!slash) parts.headings.push((heading = { level: Math.max(2, Math.min(4, Number(tag[1]))), text: '' }))
    } else if (tag === 'a') {
      link = undefined
      if (!slash) parts.links.push((link = { href: attribute(source, 'href'), text: '' }))
    } else if (tag === 'img' && attribute(source, 'src')) {
      const alt = attribute(source, 'alt') ?? ''
      parts.pictures.push(alt)
      say(alt)
    }
  }
  return parts
}

/** The `>` that ends the tag; one within quotes does not. */
function endOfTag(html: string, open: number): number {
  let quote = ''
  for (let at = open + 1; at < html.length; at++) {
    const letter = html[at]!
    if (quote) quote = letter === quote ? '' : quote
    else if (letter === '"' || letter === "'") quote = letter
    else if (letter === '>') return at
  }
  return -1
}

function attribute(tag: string, name: string): string | undefined {
  const found = new RegExp(`\\s${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)'|([^\\s"'>]+))`, 'i').exec(tag)
  return found ? plain(found[1] ?? found[2] ?? found[3] ?? '') : undefined
}

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ', '#39': "'", '#160': ' ' }
const plain = (text: string): string =>
  text.replace(/&(#?\w{1,8});/g, (whole, name: string) => ENTITIES[name] ?? whole).replace(/[\p{Cf}]/gu, '')
