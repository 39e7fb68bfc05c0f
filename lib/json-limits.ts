// Measures JSON text before it is parsed. Deep or huge documents freeze parsers, validators and databases alike (at depth 5,000 a
// recursive validator already runs out of stack), so their shape is measured first: one pass over the characters, no recursion, memory
// only for the present path. It does not replace the parser: a text that passes here may still be invalid JSON.

export interface JsonLimits {
  /** Nested objects and lists; the outermost counts as 1. */
  depth: number
  /** Objects and lists in total. */
  nodes: number
  /** Characters of one string, as written. */
  string?: number
}
export type JsonMeasure = { ok: true } | { ok: false; reason: 'depth' | 'nodes' | 'syntax' | 'string' | 'name'; pointer: string }

/** Names that change what an object is when it is copied or merged carelessly (S20). */
export const FORBIDDEN_NAMES: ReadonlySet<string> = new Set(['__proto__', 'constructor', 'prototype'])

const QUOTE = 0x22
const BACKSLASH = 0x5c
const COMMA = 0x2c
const COLON = 0x3a
const [OPEN_LIST, CLOSE_LIST, OPEN_OBJECT, CLOSE_OBJECT] = [0x5b, 0x5d, 0x7b, 0x7d]

/** Whether the text is within the limits, in time linear in its length; `pointer` is the place that exceeds one. */
export function measureJson(text: string, limits: JsonLimits): JsonMeasure {
  /** Per open object or list: where its current name starts and ends, or the index in a list. */
  const way: { list: boolean; index: number; from: number; to: number }[] = []
  const refuse = (reason: 'depth' | 'nodes' | 'syntax' | 'string' | 'name'): JsonMeasure => ({
    ok: false,
    reason,
    pointer: pointerOf(text, way),
  })
  let nodes = 0

  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i)
    const here = way[way.length - 1]
    if (code === QUOTE) {
      const end = endOfString(text, i)
      if (end < 0) return refuse('syntax')
      const isName = here && !here.list && nextMark(text, end + 1) === COLON
      if (isName) {
        here.from = i + 1
        here.to = end
        if (isForbidden(text, i + 1, end)) return refuse('name')
      }
      if (limits.string !== undefined && end - i - 1 > limits.string) return refuse('string')
      i = end
    } else if (code === OPEN_OBJECT || code === OPEN_LIST) {
      if (way.length >= limits.depth) return refuse('depth')
      if (++nodes > limits.nodes) return refuse('nodes')
      way.push({ list: code === OPEN_LIST, index: 0, from: 0, to: 0 })
    } else if (code === CLOSE_OBJECT || code === CLOSE_LIST) {
      if (here?.list !== (code === CLOSE_LIST)) return refuse('syntax')
      way.pop()
    } else if (code === COMMA && here?.list) here.index++
  }
  return way.length === 0 ? { ok: true } : refuse('syntax')
}

/** Index of the closing quote, or -1. */
function endOfString(text: string, open: number): number {
  for (let at = text.indexOf('"', open + 1); at >= 0; at = text.indexOf('"', at + 1)) {
    let slashes = 0
    while (text.charCodeAt(at - 1 - slashes) === BACKSLASH && at - 1 - slashes > open) slashes++
    if (slashes % 2 === 0) return at
  }
  return -1
}

function nextMark(text: string, from: number): number {
  let at = from
  while (at < text.length && text.charCodeAt(at) <= 0x20) at++
  return text.charCodeAt(at)
}

const LONGEST_ESCAPED = 'constructor'.length * 6
function isForbidden(text: string, from: number, to: number): boolean {
  if (to - from > LONGEST_ESCAPED) return false
  return FORBIDDEN_NAMES.has(unescaped(text.slice(from, to)))
}

function unescaped(name: string): string {
  if (!name.includes('\\')) return name
  try {
    return JSON.parse(`"${name}"`) as string
  } catch {
    return name
  }
}

function pointerOf(text: string, way: readonly { list: boolean; index: number; from: number; to: number }[]): string {
  // The path may be as deep as the limit allows, and names as long as the text, so the reported pointer is shortened.
  return way
    .slice(0, 80)
    .map(
      ({ list, index, from, to }) =>
        `/${
          list
            ? index
            : unescaped(text.slice(from, Math.min(to, from + 100)))
                .replaceAll('~', '~0')
                .replaceAll('/', '~1')
        }`,
    )
    .join('')
}
