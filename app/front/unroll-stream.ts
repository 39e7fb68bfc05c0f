// React streams what exceeds 12.8 KB, or what it had to wait for, out of order: a fallback or a placeholder in place, the content
// hidden at the end, and a script that moves it. A visitor who gets the finished page gains nothing from that, and without scripts
// most of it would stay hidden. So a finished page is put back in order, as if it had been written at once. HTML that does not look
// exactly as expected is returned as it came.
import { REACT_MARKS } from './marks'

const literal = (text: string): string => text.replace(/[$()*+.?[\\\]^{|}]/g, '\\$&')
const idOf = (prefix: string): string => `"(${prefix}[0-9a-f]+)"`
const BOUNDARY = idOf(REACT_MARKS.boundaryId)
const SEGMENT = idOf(REACT_MARKS.segmentId)
const PLACEHOLDER = idOf(REACT_MARKS.placeholderId)

const COMPLETE_BOUNDARY = `${literal(REACT_MARKS.completeBoundary)}\\(${BOUNDARY},${SEGMENT}`
const COMPLETE_SEGMENT = `${literal(REACT_MARKS.completeSegment)}\\(${SEGMENT},${PLACEHOLDER}`
const MOVE = new RegExp(`<script\\b[^>]*>(?:(?!</script>)[\\s\\S])*?(?:${COMPLETE_BOUNDARY}|${COMPLETE_SEGMENT})\\)</script>`, 'g')
const LAST_MOVE = new RegExp(`(?:${literal(REACT_MARKS.completeBoundary)}|${literal(REACT_MARKS.completeSegment)})\\("[^)]*\\)</script>$`)
/** The script that defines a mover contains nothing else; a script that begins otherwise is not React's. */
const MOVER_SCRIPT = new RegExp(`^<script\\b[^>]*>(?:${literal(REACT_MARKS.moverScript)}|${literal(REACT_MARKS.clockScript)})`)
const EMPTY_SCRIPT = /^<script\b[^>]*><\/script>$/
const TEMPLATE = literal(REACT_MARKS.template.slice(0, -1))
const HOLE = new RegExp(
  `${literal(REACT_MARKS.pendingBoundary)}${TEMPLATE}${BOUNDARY}></template>|${TEMPLATE}${PLACEHOLDER}></template>`,
  'g',
)
const BEGINNINGS = [REACT_MARKS.completedBoundary, REACT_MARKS.pendingBoundary, REACT_MARKS.failedBoundary]
const BOUNDARY_MARK = new RegExp([...BEGINNINGS, REACT_MARKS.endOfBoundary].map(literal).join('|'), 'g')

/** The elements in which a segment travels. `isInner`: its id is on an element within, which is taken off with it. */
const WRAPPERS = [
  { opening: REACT_MARKS.hiddenHtml, tag: 'div', isInner: false },
  { opening: REACT_MARKS.hiddenSvg, tag: 'svg', isInner: false },
  { opening: REACT_MARKS.hiddenMath, tag: 'math', isInner: false },
  { opening: REACT_MARKS.hiddenTable, tag: 'table', isInner: false },
  { opening: REACT_MARKS.hiddenTableBody, tag: 'table', isInner: true },
  { opening: REACT_MARKS.hiddenTableRow, tag: 'table', isInner: true },
  { opening: REACT_MARKS.hiddenColumnGroup, tag: 'table', isInner: true },
]
const HIDDEN = new RegExp(`(?:${WRAPPERS.map(({ opening }) => literal(opening.slice(0, -1))).join('|')})${SEGMENT}>`, 'g')

/** The beginning of a page whose last blocks are still to come: what has come is put in its place, and their holes stay open. */
export const unrollHead = (html: string): string => unroll(html, true)

export const unrollStream = (html: string): string => unroll(html, false)

function unroll(html: string, isHead: boolean): string {
  if (!calls(html, REACT_MARKS.completeBoundary)) return html
  // Boundaries that wait for styles, and failed ones, are left to React's own scripts.
  if (calls(html, REACT_MARKS.completeBoundaryWithStyles) || calls(html, REACT_MARKS.clientRenderBoundary)) return html

  const segmentOf = new Map<string, string>()
  const still = html.replace(MOVE, (script: string, boundary?: string, content?: string, segment?: string, placeholder?: string) => {
    if (MOVER_SCRIPT.test(script)) {
      segmentOf.set(boundary ?? placeholder ?? '', content ?? segment ?? '')
      // React defines its movers once, in the first script that needs them, and later scripts need them too.
      return isHead ? script.replace(LAST_MOVE, '</script>').replace(EMPTY_SCRIPT, '') : ''
    }
    return script
  })

  const contents = new Map<string, string>()
  let rest = ''
  let from = 0
  const hidden = new RegExp(HIDDEN)
  for (let found = hidden.exec(still); found; found = hidden.exec(still)) {
    const [opened, segment = ''] = found
    const wrapper = WRAPPERS.find(({ opening }) => opened.startsWith(opening))
    const inner = found.index + opened.length
    const end = wrapper && endOf(wrapper.tag, still, inner)
    if (end === undefined) return html
    const content = still.slice(inner, end)
    contents.set(segment, wrapper?.isInner ? content.slice(0, content.lastIndexOf('</')) : content)
    rest += still.slice(from, found.index)
    hidden.lastIndex = from = end + `</${wrapper?.tag}>`.length
  }
  rest += still.slice(from)

  const whole = fill(rest, segmentOf, contents, isHead)
  return whole === undefined || contents.size > 0 || segmentOf.size > 0 ? html : whole
}

/** Puts each content into its placeholder, inner placeholders included; each is used once. */
function fill(html: string, segmentOf: Map<string, string>, contents: Map<string, string>, isHead: boolean): string | undefined {
  const hole = new RegExp(HOLE)
  let out = ''
  let from = 0
  for (let found = hole.exec(html); found; found = hole.exec(html)) {
    const name = found[1] ?? found[2] ?? ''
    const segment = segmentOf.get(name) ?? ''
    const content = contents.get(segment)
    if (isHead && !segmentOf.has(name)) continue
    const end = found[1] ? endOfBoundary(html, found.index) : hole.lastIndex
    if (content === undefined || end === undefined) return undefined
    segmentOf.delete(name)
    contents.delete(segment)
    const filled = fill(content, segmentOf, contents, isHead)
    if (filled === undefined) return undefined
    out += html.slice(from, found.index) + (found[1] ? REACT_MARKS.completedBoundary + filled + REACT_MARKS.endOfBoundary : filled)
    hole.lastIndex = from = end
  }
  return out + html.slice(from)
}

/** Index of the tag that closes an element opened before `inner`. */
function endOf(tag: string, html: string, inner: number): number | undefined {
  const tags = new RegExp(`<${tag}\\b|</${tag}>`, 'g')
  tags.lastIndex = inner
  let depth = 1
  for (let found = tags.exec(html); found; found = tags.exec(html)) {
    depth += found[0].startsWith('</') ? -1 : 1
    if (depth === 0) return found.index
  }
  return undefined
}

function endOfBoundary(html: string, at: number): number | undefined {
  const mark = new RegExp(BOUNDARY_MARK)
  mark.lastIndex = at
  let depth = 0
  for (let found = mark.exec(html); found; found = mark.exec(html)) {
    depth += found[0] === REACT_MARKS.endOfBoundary ? -1 : 1
    if (depth === 0) return mark.lastIndex
  }
  return undefined
}

const calls = (html: string, mover: string): boolean => html.includes(`${mover}("`)
