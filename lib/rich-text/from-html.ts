import type { Descendant, Text } from 'slate'
import type { CleanHtml } from '@/lib/html/clean-html'
import {
  type RichText,
  paragraph,
  type List,
  type Item,
  type RichElement,
  type Opaque,
  type Align,
  ALIGNS,
  type Mark,
  MARKS,
} from './rich-text'
import { toHtml } from './to-html'
import { isBlank, spaced, textOfNodes } from './spaced'

// --- reading

/**
 * @param html any; it is sanitised first.
 * @param clean the policy of the text, given by who uses it: that of editors is larger than what a member's page may load.
 */
export function fromHtml(html: string, clean: CleanHtml): RichText {
  const blocks = readBlocks(parse(clean(html)), clean)
  return blocks.length > 0 ? blocks : [paragraph()]
}

/** A document of its own, in which no script runs and nothing is fetched. */
const parse = (html: string): HTMLElement => new DOMParser().parseFromString(`<!doctype html><body>${html}</body>`, 'text/html').body

const BLOCKS = 'p, h2, h3, h4, ul, ol, li, blockquote, table, figure, hr, div'
const isElement = (node: ChildNode): node is HTMLElement => node.nodeType === 1
const tagOf = (node: ChildNode): string => node.nodeName.toLowerCase()

function readBlocks(parent: HTMLElement, clean: CleanHtml, isEntry = false): RichText {
  const blocks: RichText = []
  let run: ChildNode[] = []
  const flush = () => {
    const children = readInlines(run, clean)
    if (!isBlank(children)) blocks.push(paragraph(children))
    run = []
  }
  for (const node of [...parent.childNodes]) {
    const isLonePicture = !isEntry && tagOf(node) === 'img' && isBlank(readInlines(run, clean))
    if (!isElement(node) || !(node.matches(BLOCKS) || isLonePicture || tagOf(node) === 'figcaption')) {
      run.push(node)
      continue
    }
    flush()
    blocks.push(...readBlock(node, clean))
  }
  flush()
  return blocks
}

function readBlock(element: HTMLElement, clean: CleanHtml): RichText {
  const align = alignOf(element)
  switch (tagOf(element)) {
    case 'h2':
    case 'h3':
    case 'h4':
      return [{ type: 'heading', level: Number(tagOf(element)[1]) as 2, ...align, children: readInlines(element.childNodes, clean) }]
    case 'ul':
    case 'ol':
      return [readList(element, clean)]
    case 'li':
      return [{ type: 'list', ordered: false, children: [readItem(element, clean)] }]
    case 'blockquote': {
      const children = readBlocks(element, clean)
      return [{ type: 'quote', children: children.length > 0 ? children : [paragraph()] }]
    }
    case 'table':
    case 'figure':
    case 'hr':
    case 'img':
      return [opaque(element, clean)]
    case 'div':
      if (element.querySelector(BLOCKS)) {
        // The alignment is inherited by the blocks inside.
        return readBlocks(element, clean).map((block) =>
          (block.type === 'paragraph' || block.type === 'heading') && !block.align ? { ...block, ...align } : block,
        )
      }
  }
  return [{ ...paragraph(readInlines(element.childNodes, clean)), ...align }]
}

function readList(element: HTMLElement, clean: CleanHtml): List {
  const start = Number(element.getAttribute('start'))
  const items = [...element.childNodes]
    .filter((node) => isElement(node) || !isBlank(readInlines([node], clean)))
    .map((node) =>
      isElement(node) && tagOf(node) === 'li'
        ? readItem(node, clean)
        : itemOf(isElement(node) ? readBlock(node, clean) : [paragraph(readInlines([node], clean))]),
    )
  return {
    type: 'list',
    ordered: tagOf(element) === 'ol',
    ...(Number.isInteger(start) && start > 1 ? { start } : {}),
    children: items.length > 0 ? items : [itemOf([])],
  }
}

const readItem = (element: HTMLElement, clean: CleanHtml): Item => itemOf(readBlocks(element, clean, true))

/** An entry contains lines, lists and opaque elements; other content becomes one of these. */
function itemOf(blocks: RichText): Item {
  const children = blocks.map((block): RichElement => {
    if (block.type === 'paragraph') return { type: 'line', children: block.children }
    // A picture in an entry becomes a line of it, as it does when it is alone.
    if (block.type === 'opaque' && block.html.startsWith('<img'))
      return { type: 'line', children: spaced([{ type: 'piece', html: block.html, children: [{ text: '' }] }]) }
    return block.type === 'list' || block.type === 'opaque' ? block : { type: 'opaque', html: toHtml([block]), children: [{ text: '' }] }
  })
  return { type: 'item', children: children[0]?.type === 'line' ? children : [{ type: 'line', children: [{ text: '' }] }, ...children] }
}

const opaque = (element: HTMLElement, clean: CleanHtml): Opaque => ({
  type: 'opaque',
  html: clean(element.outerHTML),
  children: [{ text: '' }],
})

function alignOf(element: HTMLElement): { align?: Align } {
  const align = ALIGNS.find((name) => name === element.style.textAlign)
  return align ? { align } : {}
}

/** White space with a line break, which is source layout and not text at the edge of a block. */
const LAYOUT = '\u0001'

function readInlines(nodes: Iterable<ChildNode>, clean: CleanHtml): Descendant[] {
  const found: Descendant[] = []
  for (const node of nodes) readInline(node, {}, found, clean)
  tidySpace(found)
  return dropLastBreak(spaced(found))
}

function readInline(node: ChildNode, marks: Partial<Record<Mark, true>>, into: Descendant[], clean: CleanHtml): void {
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
  else if (tag === 'img') into.push({ type: 'piece', html: clean(node.outerHTML), children: [{ text: '' }] })
  else if (tag === 'a' && node.getAttribute('href') !== null) {
    const children: Descendant[] = []
    for (const child of node.childNodes) readInline(child, marks, children, clean)
    const blank = node.getAttribute('target') === '_blank'
    if (children.length > 0) into.push({ type: 'link', href: node.getAttribute('href')!, ...(blank ? { blank } : {}), children })
  } else {
    const mark = tag === 'b' ? 'strong' : tag === 'i' ? 'em' : MARKS.find((name) => name === tag)
    // A block inside a mark is no block any more, but still begins a line.
    if (node.matches(BLOCKS) && into.length > 0) into.push({ text: '\n', ...marks })
    for (const child of node.childNodes) readInline(child, mark ? { ...marks, [mark]: true } : marks, into, clean)
  }
}

/** White space is collapsed as a browser does: one space for many, none at the edges of a line that is only source layout. */
function tidySpace(nodes: Descendant[]): void {
  const leaves: Text[] = []
  const collect = (list: Descendant[]) => {
    for (const node of list)
      if (!('type' in node)) leaves.push(node)
      else if (node.type === 'link') collect(node.children)
      // A space beside a picture is preserved.
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

/** The last break of a block is invisible: it only keeps an empty line open. */
function dropLastBreak(nodes: Descendant[]): Descendant[] {
  const last = nodes.at(-1)!
  if ('type' in last) return nodes
  if (last.text.endsWith('\n')) return spaced([...nodes.slice(0, -1), { ...last, text: last.text.slice(0, -1) }])
  const before = nodes.at(-2)
  if (last.text === '' && before && 'type' in before && before.type === 'link' && textOfNodes(before.children).endsWith('\n'))
    return spaced([...nodes.slice(0, -2), { ...before, children: dropLastBreak(before.children) }])
  return nodes
}
