// The policy of `sanitizePlain` by the browser's own parser, for the page on which a member writes: the library of the server would be two
// fifths of its script. It decides what the writer sees; what is stored and shown to others passes the server's policy.
import { PLAIN_SAME, PLAIN_TAGS } from './plain-tags'

const DROPPED = /^(?:script|style|textarea|option|noscript|iframe|object|embed|svg|math|template|title|xmp|head)$/
const DEEPEST = 20

/** A document of its own, in which no script runs and nothing is fetched. */
export const cleanPlain = (html: string): string =>
  written(new DOMParser().parseFromString(`<!doctype html><body>${html}</body>`, 'text/html').body, 0)

function written(parent: Node, depth: number): string {
  let html = ''
  for (const node of parent.childNodes) {
    if (node.nodeType === Node.TEXT_NODE) html += escape(node.nodeValue ?? '')
    else if (node.nodeType === Node.ELEMENT_NODE) html += element(node, depth)
  }
  return html
}

function element(node: Node, depth: number): string {
  const name = node.nodeName.toLowerCase()
  if (DROPPED.test(name) || depth > DEEPEST) return ''
  const tag = PLAIN_SAME[name] ?? PLAIN_TAGS.find((known) => known === name)
  if (tag === 'br') return '<br />'
  const inside = written(node, depth + 1)
  return tag ? `<${tag}>${inside}</${tag}>` : inside
}

/** As the rich-text engine writes text. */
const escape = (text: string): string => text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;')
