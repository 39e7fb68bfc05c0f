// React streams what passes 12.8 KB, or what it had to wait for, out of order: a fallback or a placeholder in place, the content
// hidden at the end, a script that moves it. Whoever waits for the whole page gains nothing from that, and without scripts most
// of it would stay hidden. So a finished page is put back in order, as if it had been written at once. React's signs: `$RC`
// fills a boundary, `$RS` a placeholder within one. What does not look exactly as expected is left as it came.

const MOVE =
  /<script\b[^>]*>(?:(?!<\/script>)[\s\S])*?\$R(?:C\("(B:[0-9a-f]+)","(S:[0-9a-f]+)"|S\("(S:[0-9a-f]+)","(P:[0-9a-f]+)")\)<\/script>/g
const LAST_MOVE = /\$R[CS]\("[^)]*\)<\/script>$/
const EMPTY_SCRIPT = /^<script\b[^>]*><\/script>$/
const HOLE = /<!--\$\?--><template id="(B:[0-9a-f]+)"><\/template>|<template id="(P:[0-9a-f]+)"><\/template>/g
const MARK = /<!--(\$[?!~]?|\/\$)-->/g
/** A content waits in an element that the parser lets it be in: a drawing's in an svg, a table's rows in a table. */
const HIDDEN =
  /<(div|table) hidden id="(S:[0-9a-f]+)">|<(svg|math) aria-hidden="true" style="display:none" id="(S:[0-9a-f]+)">|<(table) hidden><(?:tbody|tr|colgroup) id="(S:[0-9a-f]+)">/g

/** The beginning of a page whose last blocks are still to come: what has come stands in its place, and their holes stay open. */
export const unrollHead = (html: string): string => unroll(html, true)

export const unrollStream = (html: string): string => unroll(html, false)

function unroll(html: string, isHead: boolean): string {
  if (!html.includes('$RC("')) return html
  // Boundaries that wait for styles and failed ones keep React's own way.
  if (html.includes('$RR("') || html.includes('$RX("')) return html

  const segmentOf = new Map<string, string>()
  const still = html.replace(MOVE, (script: string, boundary?: string, content?: string, segment?: string, placeholder?: string) => {
    // The script that defines a mover may hold nothing else; one that holds more than movers is not known here.
    if (/^<script\b[^>]*>(?:\$R|requestAnimationFrame)/.test(script)) {
      segmentOf.set(boundary ?? placeholder ?? '', content ?? segment ?? '')
      // React defines its movers once, in the first script that needs them: those that follow will need them too.
      return isHead ? script.replace(LAST_MOVE, '</script>').replace(EMPTY_SCRIPT, '') : ''
    }
    return script
  })

  const contents = new Map<string, string>()
  let rest = ''
  let from = 0
  const hidden = new RegExp(HIDDEN)
  for (let found = hidden.exec(still); found; found = hidden.exec(still)) {
    const [opened, plain, plainId, drawn, drawnId, table, rowsId] = found
    const tag = plain ?? drawn ?? table ?? ''
    const inner = found.index + opened.length
    const end = endOf(tag, still, inner)
    if (end === undefined) return html
    const content = still.slice(inner, end)
    contents.set(plainId ?? drawnId ?? rowsId ?? '', table ? content.slice(0, content.lastIndexOf('</')) : content)
    rest += still.slice(from, found.index)
    hidden.lastIndex = from = end + `</${tag}>`.length
  }
  rest += still.slice(from)

  const whole = fill(rest, segmentOf, contents, isHead)
  return whole === undefined || contents.size > 0 || segmentOf.size > 0 ? html : whole
}

/** Puts each content where its hole is, the holes within it included; every one is used once. */
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
    out += html.slice(from, found.index) + (found[1] ? `<!--$-->${filled}<!--/$-->` : filled)
    hole.lastIndex = from = end
  }
  return out + html.slice(from)
}

/** Where the tag stands that closes an element opened before `inner`. */
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
  const mark = new RegExp(MARK)
  mark.lastIndex = at
  let depth = 0
  for (let found = mark.exec(html); found; found = mark.exec(html)) {
    depth += found[1] === '/$' ? -1 : 1
    if (depth === 0) return mark.lastIndex
  }
  return undefined
}
