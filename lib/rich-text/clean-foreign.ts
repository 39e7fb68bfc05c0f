// Cleans the clipboard content of other programs: meaning that they express by styles (Word's lists, Google's bold) becomes tags, what is
// specific to them is dropped, and the rest passes through our one policy. The text is parsed in a document of its own, in which no
// script runs and no picture is fetched.
import type { CleanHtml } from '@/lib/html/clean-html'

/** Longer than any page; such a paste is a file in the wrong place. */
const MOST_PASTED = 200_000
const MOST_HTML = 8_000_000
export const TOO_MUCH = '붙여 넣기에는 너무 긴 글입니다. 20만 자까지 넣을 수 있으니 나누어 붙여 넣어 주세요.'

export interface Foreign {
  html: string
  text: string
}
export interface Cleaned {
  /** Sanitised by our policy; pictures only from our own storage. */
  html: string
  /** What was left out, in sentences. */
  notes: string[]
}

/** @returns undefined when it is too long to be pasted. */
export async function cleanForeign({ html, text }: Foreign, clean: CleanHtml): Promise<Cleaned | undefined> {
  if (text.length > MOST_PASTED || html.length > MOST_HTML) return undefined
  if (html.trim() === '' || isMarkdownOfAnEditor(html, text))
    return cleanTree(parse(isMarkdown(text) ? await markdownToHtml(text) : linesToHtml(text)), clean)
  const body = parse(html)
  return (body.textContent ?? '').length > MOST_PASTED * 2 ? undefined : cleanTree(body, clean)
}

function cleanTree(body: HTMLElement, clean: CleanHtml): Cleaned | undefined {
  dropTheirs(body)
  makeLists(body)
  replaceStyles(body)
  flattenTables(body)
  // Members write text alone: their photographs stand between the texts.
  const takesPictures = clean('<img src="/media/a.webp">').includes('<img')
  const dropped = dropPictures(body, takesPictures)
  // The page's styles provide the space between paragraphs.
  for (const line of all(body, 'p')) if (/^[\s\u00a0]*$/.test(line.textContent ?? '') && !line.querySelector('img')) line.remove()
  if ((body.textContent ?? '').length > MOST_PASTED) return undefined
  return {
    html: clean(body.innerHTML.replace(/[\ufeff\u200b]/g, '')),
    notes: dropped === 0 ? [] : [takesPictures ? notOurs(dropped) : notInText(dropped)],
  }
}

const notOurs = (count: number): string => `다른 곳의 사진 ${count}장은 옮기지 못했습니다. 보관함에 올린 뒤 사진 블록으로 넣어 주세요.`
const notInText = (count: number): string => `사진 ${count}장은 글 안에 넣지 않았습니다. ‘사진 추가’로 올려 주세요.`

const parse = (html: string): HTMLElement => new DOMParser().parseFromString(html, 'text/html').body
const all = (root: HTMLElement, selector: string): HTMLElement[] => [...root.querySelectorAll<HTMLElement>(selector)]
/** The style attribute as written: browsers drop `mso-` properties. */
const styleOf = (element: Element): string => (element.getAttribute('style') ?? '').replace(/\s+/g, ' ').toLowerCase()
const unwrap = (element: Element): void => element.replaceWith(...element.childNodes)
function rename(element: HTMLElement, tag: string): HTMLElement {
  const other = element.ownerDocument.createElement(tag)
  other.append(...element.childNodes)
  for (const { name, value } of [...element.attributes]) other.setAttribute(name, value)
  element.replaceWith(other)
  return other
}

const THEIRS = 'script, style, meta, link, title, template, noscript, object, embed, svg, math, form input, xml, head'

function dropTheirs(body: HTMLElement): void {
  for (const element of all(body, THEIRS)) element.remove()
  for (const element of all(body, '[style]'))
    if (/mso-list: ?ignore|mso-hide: ?all|display: ?none|visibility: ?hidden/.test(styleOf(element))) element.remove()
  // A player becomes a link to its film.
  for (const frame of all(body, 'iframe')) {
    const url = frame.getAttribute('src') ?? ''
    const link = frame.ownerDocument.createElement('p')
    if (/^https:\/\/[^/\\]/.test(url)) link.textContent = url
    frame.replaceWith(link)
  }
  // Google wraps everything in a `<b>` that is not bold.
  for (const element of all(body, 'b, strong')) if (/(?:^|[; ])font-weight: ?(?:normal|[1-4]00)/.test(styleOf(element))) unwrap(element)
  for (const element of all(body, 'pre')) {
    for (const node of textsIn(element)) node.replaceWith(...withBreaks(node))
    rename(element, 'p')
  }
}

/** Word writes a list as paragraphs with a level. */
function makeLists(body: HTMLElement): void {
  const isEntry = (element: Element | null): element is HTMLElement =>
    element !== null && element.tagName === 'P' && (/mso-list: ?l\d/.test(styleOf(element)) || /MsoListParagraph/.test(element.className))
  for (const entry of all(body, 'p')) {
    if (!entry.isConnected || !isEntry(entry)) continue
    const entries = [entry]
    for (let next = entry.nextElementSibling; isEntry(next); next = next.nextElementSibling) entries.push(next)
    const levels = entries.map((one) => Math.min(6, Number(/level(\d+)/.exec(styleOf(one))?.[1] ?? 1)))
    const kinds = entries.map((one) => {
      // The number that Word rendered shows that the list is numbered; it was removed where it was marked.
      const drawn = /^\s*(?:[(]?(\d+|[a-z]|[가-하])[.)])[\s\u00a0]+/i.exec(one.textContent ?? '')
      if (drawn) trimStart(one, drawn[0].length)
      else trimStart(one, /^[\s\u00a0]*[·•§o▪■\-–][\s\u00a0]+/.exec(one.textContent ?? '')?.[0].length ?? 0)
      return drawn || one.dataset['numbered'] ? 'ol' : 'ul'
    })
    const place = entry.ownerDocument.createElement('div')
    entry.before(place)
    const open: { level: number; list: HTMLElement }[] = []
    entries.forEach((one, i) => {
      const level = levels[i]!
      while (open.length > 0 && open.at(-1)!.level > level) open.pop()
      if (open.at(-1)?.level !== level) {
        const list = entry.ownerDocument.createElement(kinds[i]!)
        const holder = open.at(-1)?.list.lastElementChild ?? place
        holder.append(list)
        open.push({ level, list })
      }
      const item = entry.ownerDocument.createElement('li')
      item.append(...one.childNodes)
      one.remove()
      open.at(-1)!.list.append(item)
    })
    unwrap(place)
  }
}

function trimStart(element: Element, length: number): void {
  let left = length
  for (const node of textsIn(element)) {
    const taken = Math.min(left, node.data.length)
    node.data = node.data.slice(taken)
    left -= taken
    if (left === 0) return
  }
}

function textsIn(element: Element): Text[] {
  const found: Text[] = []
  const look = (node: Node) => (node.nodeType === 3 ? found.push(node as Text) : node.childNodes.forEach(look))
  look(element)
  return found
}

function withBreaks(node: Text): (string | HTMLElement)[] {
  const { ownerDocument } = node
  return node.data
    .replace(/\n$/, '')
    .split('\n')
    .flatMap((line, i) => (i === 0 ? [line] : [ownerDocument.createElement('br'), line]))
}

const STYLE_TAGS: [RegExp, string][] = [
  [/(?:^|[; ])font-weight: ?(?:bold|bolder|[6-9]00)/, 'strong'],
  [/(?:^|[; ])font-style: ?(?:italic|oblique)/, 'em'],
  [/text-decoration[^;]*line-through/, 's'],
  [/text-decoration[^;]*underline/, 'u'],
  [/vertical-align: ?super/, 'sup'],
  [/vertical-align: ?sub/, 'sub'],
]

function replaceStyles(body: HTMLElement): void {
  for (const element of all(body, 'span[style], font[style]')) {
    for (const [style, tag] of STYLE_TAGS) {
      if (!style.test(styleOf(element)) || element.closest(tag) || (tag === 'u' && (element.closest('a') || element.querySelector('a'))))
        continue
      const mark = element.ownerDocument.createElement(tag)
      mark.append(...element.childNodes)
      element.append(mark)
    }
  }
  for (const element of all(body, 'p')) {
    const name = element.className
    const level = /MsoTitle|MsoHeading|^heading/i.test(name)
      ? '2'
      : (/mso-outline-level: ?([1-4])/.exec(styleOf(element))?.[1] ?? undefined)
    if (level) rename(element, `h${level}`)
  }
  for (const element of all(body, 'ins')) rename(element, 'u')
  // Left is the default alignment of our texts.
  for (const element of all(body, '[style*=text-align], [align]')) {
    const align = element.getAttribute('align') ?? /text-align: ?(\w+)/.exec(styleOf(element))?.[1]
    if (align === 'center' || align === 'right') element.setAttribute('style', `text-align:${align}`)
    else element.removeAttribute('style')
  }
}

/** A nested table is layout; its text stays in the cell. */
function flattenTables(body: HTMLElement): void {
  for (const table of all(body, 'table table')) {
    if (!table.isConnected) continue
    const words = all(table, 'tr')
      .map((row) => (row.textContent ?? '').replace(/\s+/g, ' ').trim())
      .filter(Boolean)
    const line = table.ownerDocument.createElement('p')
    line.textContent = words.join(' / ')
    table.replaceWith(line)
  }
}

function dropPictures(body: HTMLElement, takesPictures: boolean): number {
  let dropped = 0
  for (const picture of all(body, 'img')) {
    const own = takesPictures ? ownPicture(picture.getAttribute('src') ?? '') : undefined
    if (own) picture.setAttribute('src', own)
    else {
      picture.remove()
      dropped++
    }
  }
  return dropped
}

/**
 * The path under which a picture of this site is stored; undefined for any other. A browser copies a page with full URLs, and with the
 * size that its page showed: what is pasted is the picture itself.
 */
function ownPicture(src: string): string | undefined {
  const { origin } = globalThis.location
  const path = src.startsWith(`${origin}/`) ? src.slice(origin.length) : src
  return /^\/(?:media|img\/\d+x\d+)\/[^\s"'<>]+$/.test(path) && !path.includes('..')
    ? path.replace(/^\/img\/\d+x\d+\//, '/media/').replace(/[?#].*$/, '')
    : undefined
}

// --- text

const MARKDOWN = /^(?:#{1,6} \S|[-*+] \S|\d+[.)] \S|> |```|\|.+\|\s*$|(?:-{3,}|\*{3,})\s*$)|\*\*\S[^*\n]*\*\*|\[[^\]\n]+\]\([^)\s]+\)/m
const isMarkdown = (text: string): boolean => MARKDOWN.test(text)

/** A code editor copies its colours as HTML; the Markdown is in the plain text. */
const isMarkdownOfAnEditor = (html: string, text: string): boolean =>
  isMarkdown(text) &&
  /font-family:[^;"]*(?:monospace|consolas|menlo|monaco)/i.test(html) &&
  !/<(?:h[1-6]|ul|ol|table|strong|b)\b/i.test(html)

async function markdownToHtml(text: string): Promise<string> {
  // The Markdown parser is loaded only when Markdown is pasted.
  const { marked } = await import('marked')
  return marked.parse(text, { async: false, gfm: true, breaks: true })
}

/** An empty line separates paragraphs; any other line break is kept. */
function linesToHtml(text: string): string {
  const escaped = text.replace(/\r\n?/g, '\n').replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;')
  return escaped
    .split(/\n\s*\n/)
    .map((part) => part.trim())
    .filter(Boolean)
    .map((part) => `<p>${part.replace(/\n/g, '<br>')}</p>`)
    .join('')
}
