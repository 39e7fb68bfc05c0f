// Rich text as it is written, and as it is stored. Stored is HTML of our own policy (lib/html/sanitize); written is a tree of
// Slate's. What the editor writes is read again to the same text, letter for letter; what it cannot edit (a table, a picture,
// a rule) stands in the tree as a closed piece that carries its HTML untouched.
import type { BaseEditor, Descendant, Text } from 'slate'
import type { ReactEditor } from 'slate-react'
import { sanitizeHtml } from '@/lib/html/sanitize-html'

export const ALIGNS = ['left', 'center', 'right', 'start', 'end'] as const
export type Align = (typeof ALIGNS)[number]
/** The order in which marks are written round each other. */
export const MARKS = ['strong', 'em', 'u', 's', 'sub', 'sup'] as const
export type Mark = (typeof MARKS)[number]

interface Of<Type extends string> {
  type: Type
  children: Descendant[]
}
export type Paragraph = Of<'paragraph'> & { align?: Align }
export type Heading = Of<'heading'> & { level: 2 | 3 | 4; align?: Align }
export type Quote = Of<'quote'>
export type List = Of<'list'> & { ordered: boolean; start?: number }
/** One entry: its line, perhaps more lines, perhaps a list inside. */
export type Item = Of<'item'>
export type Line = Of<'line'>
/** A block that is shown and moved but not edited here. */
export type Opaque = Of<'opaque'> & { html: string }
export type Link = Of<'link'> & { href: string; blank?: boolean }
/** The same inside a line: a picture among words. */
export type Piece = Of<'piece'> & { html: string }
export type RichElement = Paragraph | Heading | Quote | List | Item | Line | Opaque | Link | Piece
export type RichText = RichElement[]

declare module 'slate' {
  interface CustomTypes {
    Editor: BaseEditor & ReactEditor
    Element: RichElement
    Text: { text: string } & Partial<Record<Mark, true>>
  }
}

export const paragraph = (children: Descendant[] = [{ text: '' }]): Paragraph => ({ type: 'paragraph', children })

// --- reading

/** @param html any; it is cleaned first. */
export function fromHtml(html: string): RichText {
  const blocks = readBlocks(parse(sanitizeHtml(html)))
  return blocks.length > 0 ? blocks : [paragraph()]
}

/** A document of its own, in which nothing runs and nothing is fetched. */
const parse = (html: string): HTMLElement => new DOMParser().parseFromString(`<!doctype html><body>${html}</body>`, 'text/html').body

const BLOCKS = 'p, h2, h3, h4, ul, ol, li, blockquote, table, figure, hr, div'
const isElement = (node: ChildNode): node is HTMLElement => node.nodeType === 1
const tagOf = (node: ChildNode): string => node.nodeName.toLowerCase()

function readBlocks(parent: HTMLElement, isEntry = false): RichText {
  const blocks: RichText = []
  let run: ChildNode[] = []
  const flush = () => {
    const children = readInlines(run)
    if (!isBlank(children)) blocks.push(paragraph(children))
    run = []
  }
  for (const node of [...parent.childNodes]) {
    const isLonePicture = !isEntry && tagOf(node) === 'img' && isBlank(readInlines(run))
    if (!isElement(node) || !(node.matches(BLOCKS) || isLonePicture || tagOf(node) === 'figcaption')) {
      run.push(node)
      continue
    }
    flush()
    blocks.push(...readBlock(node))
  }
  flush()
  return blocks
}

function readBlock(element: HTMLElement): RichText {
  const align = alignOf(element)
  switch (tagOf(element)) {
    case 'h2':
    case 'h3':
    case 'h4':
      return [{ type: 'heading', level: Number(tagOf(element)[1]) as 2, ...align, children: readInlines(element.childNodes) }]
    case 'ul':
    case 'ol':
      return [readList(element)]
    case 'li':
      return [{ type: 'list', ordered: false, children: [readItem(element)] }]
    case 'blockquote': {
      const children = readBlocks(element)
      return [{ type: 'quote', children: children.length > 0 ? children : [paragraph()] }]
    }
    case 'table':
    case 'figure':
    case 'hr':
    case 'img':
      return [opaque(element)]
    case 'div':
      if (element.querySelector(BLOCKS)) {
        // Its alignment goes on to what stands in it.
        return readBlocks(element).map((block) =>
          (block.type === 'paragraph' || block.type === 'heading') && !block.align ? { ...block, ...align } : block,
        )
      }
  }
  return [{ ...paragraph(readInlines(element.childNodes)), ...align }]
}

function readList(element: HTMLElement): List {
  const start = Number(element.getAttribute('start'))
  const items = [...element.childNodes]
    .filter((node) => isElement(node) || !isBlank(readInlines([node])))
    .map((node) =>
      isElement(node) && tagOf(node) === 'li'
        ? readItem(node)
        : itemOf(isElement(node) ? readBlock(node) : [paragraph(readInlines([node]))]),
    )
  return {
    type: 'list',
    ordered: tagOf(element) === 'ol',
    ...(Number.isInteger(start) && start > 1 ? { start } : {}),
    children: items.length > 0 ? items : [itemOf([])],
  }
}

const readItem = (element: HTMLElement): Item => itemOf(readBlocks(element, true))

/** An entry holds lines, lists and closed pieces; what else stood in it becomes one of these. */
function itemOf(blocks: RichText): Item {
  const children = blocks.map((block): RichElement => {
    if (block.type === 'paragraph') return { type: 'line', children: block.children }
    // A picture in an entry stands in a line of it, as it is read when it stands there alone.
    if (block.type === 'opaque' && block.html.startsWith('<img'))
      return { type: 'line', children: spaced([{ type: 'piece', html: block.html, children: [{ text: '' }] }]) }
    return block.type === 'list' || block.type === 'opaque' ? block : { type: 'opaque', html: toHtml([block]), children: [{ text: '' }] }
  })
  return { type: 'item', children: children[0]?.type === 'line' ? children : [{ type: 'line', children: [{ text: '' }] }, ...children] }
}

const opaque = (element: HTMLElement): Opaque => ({ type: 'opaque', html: sanitizeHtml(element.outerHTML), children: [{ text: '' }] })

function alignOf(element: HTMLElement): { align?: Align } {
  const align = ALIGNS.find((name) => name === element.style.textAlign)
  return align ? { align } : {}
}

/** White space with a line break in it, which is how HTML is laid out and no part of the text at the edge of a block. */
const LAYOUT = '\u0001'

function readInlines(nodes: Iterable<ChildNode>): Descendant[] {
  const found: Descendant[] = []
  for (const node of nodes) readInline(node, {}, found)
  tidySpace(found)
  return dropLastBreak(spaced(found))
}

function readInline(node: ChildNode, marks: Partial<Record<Mark, true>>, into: Descendant[]): void {
  if (node.nodeType === 3) {
    const text = (node.nodeValue ?? '')
      .replaceAll(LAYOUT, '')
      .replace(/[ \t\r\f]*\n[ \t\r\n\f]*/g, LAYOUT)
      .replace(/[ \t\r\f]+/g, ' ')
    if (text) into.push({ text, ...marks })
    return
  }
  if (!isElement(node)) return
  const tag = tagOf(node)
  if (tag === 'br') into.push({ text: '\n', ...marks })
  else if (tag === 'img') into.push({ type: 'piece', html: sanitizeHtml(node.outerHTML), children: [{ text: '' }] })
  else if (tag === 'a' && node.getAttribute('href') !== null) {
    const children: Descendant[] = []
    for (const child of node.childNodes) readInline(child, marks, children)
    const blank = node.getAttribute('target') === '_blank'
    if (children.length > 0) into.push({ type: 'link', href: node.getAttribute('href')!, ...(blank ? { blank } : {}), children })
  } else {
    const mark = tag === 'b' ? 'strong' : tag === 'i' ? 'em' : MARKS.find((name) => name === tag)
    // A block inside a mark is no place of its own any more, but still begins a line.
    if (node.matches(BLOCKS) && into.length > 0) into.push({ text: '\n', ...marks })
    for (const child of node.childNodes) readInline(child, mark ? { ...marks, [mark]: true } : marks, into)
  }
}

/** Space is read as a browser shows it: one for many, none at the edges of a line that was only laid out. */
function tidySpace(nodes: Descendant[]): void {
  const leaves: Text[] = []
  const collect = (list: Descendant[]) => {
    for (const node of list)
      if (!('type' in node)) leaves.push(node)
      else if (node.type === 'link') collect(node.children)
      // A picture is something beside which a space stays.
      else leaves.push({ text: '\uFFFC' })
  }
  collect(nodes)
  const whole = leaves.map(({ text }) => text).join('')
  let at = 0
  for (const leaf of leaves) {
    let text = ''
    const end = at + leaf.text.length
    for (; at < end; at++) {
      const char = whole[at]!
      if (!isSpace(char)) text += char
      else if (at === 0 || !isSpace(whole[at - 1]!)) {
        let after = at
        let isLaidOut = false
        for (; after < whole.length && isSpace(whole[after]!); after++) isLaidOut ||= whole[after] === LAYOUT
        const isEdge = (whole[at - 1] ?? '\n') === '\n' || (whole[after] ?? '\n') === '\n'
        if (!isLaidOut || !isEdge) text += ' '
      }
    }
    leaf.text = text
  }
}
const isSpace = (char: string): boolean => char === ' ' || char === LAYOUT

/** As Slate wants it: equal neighbours are one, and every inline element has a text on either side. */
function spaced(nodes: Descendant[]): Descendant[] {
  const out: Descendant[] = []
  for (const node of nodes) {
    const last = out.at(-1)
    if ('type' in node) {
      if (node.type === 'link') {
        const children = spaced(node.children)
        if (textOfNodes(children) === '' && !children.some((child) => 'type' in child)) continue
        if (!last || 'type' in last) out.push({ text: '' })
        out.push({ ...node, children })
      } else {
        if (!last || 'type' in last) out.push({ text: '' })
        out.push(node)
      }
    } else if (node.text !== '') {
      if (last && !('type' in last) && (last.text === '' || sameMarks(last, node)))
        out[out.length - 1] = { ...node, text: last.text + node.text }
      else out.push(node)
    }
  }
  if (out.length === 0 || 'type' in out.at(-1)!) out.push({ text: '' })
  return out
}

/** The last break of a block is not seen: it only keeps an empty line open. */
function dropLastBreak(nodes: Descendant[]): Descendant[] {
  const last = nodes.at(-1)!
  if ('type' in last) return nodes
  if (last.text.endsWith('\n')) return spaced([...nodes.slice(0, -1), { ...last, text: last.text.slice(0, -1) }])
  const before = nodes.at(-2)
  if (last.text === '' && before && 'type' in before && before.type === 'link' && textOfNodes(before.children).endsWith('\n'))
    return spaced([...nodes.slice(0, -2), { ...before, children: dropLastBreak(before.children) }])
  return nodes
}

const sameMarks = (a: Text, b: Text): boolean => MARKS.every((mark) => Boolean(a[mark]) === Boolean(b[mark]))
const textOfNodes = (nodes: Descendant[]): string => nodes.map((node) => ('type' in node ? textOfNodes(node.children) : node.text)).join('')
/** Nothing but spaces: an empty line, whatever it is made of. */
const isBlank = (nodes: Descendant[]): boolean => /^[ \u00a0]*$/.test(textOfNodes(nodes)) && !nodes.some(isInlinePiece)
const isInlinePiece = (node: Descendant): boolean => 'type' in node && (node.type === 'piece' || node.children.some(isInlinePiece))

// --- writing

/** HTML that our policy leaves as it is; an empty text is no HTML at all. */
export function toHtml(value: readonly Descendant[]): string {
  const [only] = value
  if (
    value.length === 1 &&
    only &&
    'type' in only &&
    only.type === 'paragraph' &&
    !only.align &&
    isBlank(spaced(withFixedSpaces(only.children)))
  )
    return ''
  return value.map(writeNode).join('')
}

function writeNode(node: Descendant): string {
  if (!('type' in node)) return node.text.trim() === '' ? '' : `<p>${writeInlines([node])}</p>`
  switch (node.type) {
    case 'paragraph':
      return `<p${style(node.align)}>${writeInlines(node.children)}</p>`
    case 'heading':
      return `<h${node.level}${style(node.align)}>${writeInlines(node.children)}</h${node.level}>`
    case 'quote':
      return `<blockquote>${node.children.map(writeNode).join('')}</blockquote>`
    case 'list': {
      const tag = node.ordered ? 'ol' : 'ul'
      const start = node.ordered && node.start !== undefined ? ` start="${node.start}"` : ''
      return `<${tag}${start}>${node.children.map(writeNode).join('')}</${tag}>`
    }
    case 'item': {
      const lines = node.children.filter((child) => 'type' in child && child.type === 'line').length
      const body = node.children.map((child) =>
        'type' in child && child.type === 'line' && lines === 1 ? writeInlines(child.children) : writeNode(child),
      )
      return `<li>${body.join('')}</li>`
    }
    case 'opaque':
      return node.html
    case 'line':
    case 'link':
    case 'piece':
      return `<p>${writeInlines(node.type === 'line' ? node.children : [node])}</p>`
  }
}

const style = (align: Align | undefined): string => (align ? ` style="text-align:${align}"` : '')

function writeInlines(written: Descendant[]): string {
  const children = spaced(withFixedSpaces(written))
  if (isBlank(children)) return '<br />'
  // A break at the very end is only seen where another follows it.
  const needsBreak = textOfNodes(children).endsWith('\n') && !isPieceLast(children)
  return writeRun(children, []) + (needsBreak ? '<br />' : '')
}

function isPieceLast(children: Descendant[]): boolean {
  const seen = children.filter((child) => 'type' in child || child.text !== '')
  const last = seen.at(-1)
  return last !== undefined && 'type' in last && last.type === 'piece'
}

/** Of several spaces in a row all but the first are ones that HTML does not swallow. */
function withFixedSpaces(children: Descendant[]): Descendant[] {
  let wasSpace = false
  const fix = (nodes: Descendant[]): Descendant[] =>
    nodes.map((node) => {
      if ('type' in node) {
        if (node.type === 'piece') wasSpace = false
        return node.type === 'link' ? { ...node, children: fix(node.children) } : node
      }
      let text = ''
      for (const char of node.text.replace(UNSEEN, '').replace(/\t/g, ' ')) {
        text += char === ' ' && wasSpace ? '\u00a0' : char
        wasSpace = char === ' '
      }
      return { ...node, text }
    })
  return fix(children)
}
/** Characters that no text means: controls, and the mark that editors put into empty lines. */
const UNSEEN = /[\u0000-\u0008\u000b-\u001f\u007f\ufeff\ufffc]/g // eslint-disable-line no-control-regex

/** Each mark is opened once for as long as it lasts; of several that begin together the longest is outside. */
function writeRun(nodes: Descendant[], open: readonly Mark[]): string {
  let out = ''
  for (let i = 0; i < nodes.length;) {
    const node = nodes[i]!
    if ('type' in node) {
      out += node.type === 'link' ? writeLink(node) : node.type === 'piece' ? node.html : ''
      i++
      continue
    }
    if (node.text === '') {
      i++
      continue
    }
    const lengths = MARKS.filter((mark) => node[mark] && !open.includes(mark)).map((mark) => ({ mark, end: endOf(nodes, i, mark) }))
    const longest = lengths.reduce<(typeof lengths)[number] | undefined>(
      (best, one) => (!best || one.end > best.end ? one : best),
      undefined,
    )
    if (!longest) {
      out += writeText(node.text)
      i++
    } else {
      out += `<${longest.mark}>${writeRun(nodes.slice(i, longest.end), [...open, longest.mark])}</${longest.mark}>`
      i = longest.end
    }
  }
  return out
}

function endOf(nodes: Descendant[], from: number, mark: Mark): number {
  let end = from + 1
  for (let i = from + 1; i < nodes.length; i++) {
    const node = nodes[i]!
    // A link is written outside marks; an empty text between two of them ends nothing.
    if ('type' in node) break
    if (node.text === '') continue
    if (!node[mark]) break
    end = i + 1
  }
  return end
}

function writeLink({ href, blank, children }: Link): string {
  const inside = writeRun(children, [])
  if (!inside) return ''
  return `<a href="${escape(href).replace(/"/g, '&quot;')}"${blank ? ' target="_blank" rel="noopener"' : ''}>${inside}</a>`
}

const writeText = (text: string): string => escape(text).replace(/\n/g, '<br />')
const escape = (text: string): string => text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;')
