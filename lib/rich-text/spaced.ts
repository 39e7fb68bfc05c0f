import type { Descendant, Text } from 'slate'
import { MARKS } from './rich-text'

/** Normalised for Slate: equal neighbours are merged, and every inline element has a text on either side. */
export function spaced(nodes: Descendant[]): Descendant[] {
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

const sameMarks = (a: Text, b: Text): boolean => MARKS.every((mark) => Boolean(a[mark]) === Boolean(b[mark]))
export const textOfNodes = (nodes: Descendant[]): string =>
  nodes.map((node) => ('type' in node ? textOfNodes(node.children) : node.text)).join('')
/** Nothing but spaces: an empty line, however it is built. */
export const isBlank = (nodes: Descendant[]): boolean => /^[ \u00a0]*$/.test(textOfNodes(nodes)) && !nodes.some(isInlinePiece)
const isInlinePiece = (node: Descendant): boolean => 'type' in node && (node.type === 'piece' || node.children.some(isInlinePiece))
