import type { Descendant } from 'slate'
import { isBlank, spaced, textOfNodes } from './spaced'
import { type Align, type Mark, MARKS, type Link } from './rich-text'

// --- writing

/** HTML that our policy leaves unchanged; empty for an empty text. */
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

export const style = (align: Align | undefined): string => (align ? ` style="text-align:${align}"` : '')

function writeInlines(written: Descendant[]): string {
  const children = spaced(withFixedSpaces(written))
  if (isBlank(children)) return '<br />'
  // A break at the very end is only visible when another follows it.
  const needsBreak = textOfNodes(children).endsWith('\n') && !isPieceLast(children)
  return writeRun(children, []) + (needsBreak ? '<br />' : '')
}

function isPieceLast(children: Descendant[]): boolean {
  const seen = children.filter((child) => 'type' in child || child.text !== '')
  const last = seen.at(-1)
  return last !== undefined && 'type' in last && last.type === 'piece'
}

/** Of several spaces in a row all but the first become non-breaking, because HTML collapses the others. */
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
/** Characters without meaning in text: controls, and the marker that editors put into empty lines. */
const UNSEEN = /[\u0000-\u0008\u000b-\u001f\u007f\ufeff\ufffc]/g // eslint-disable-line no-control-regex

/** Each mark is opened once for its whole extent; of several that begin together the longest is outside. */
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
    // A link is written outside marks; an empty text between two of them ends no mark.
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
