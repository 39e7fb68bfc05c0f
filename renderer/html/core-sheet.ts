// Most pages are first shown with the core of the style sheet (docs/decisions/0047). Whether it is enough is known when a page is written:
// it is where no element has a class for which only the whole sheet has a rule.

export interface CoreSheet {
  /** Where the link of the whole sheet stands in the beginning of each page. */
  from: number
  to: number
  /** What stands there instead: the core, and the whole sheet, for which nothing waits. */
  links: Buffer
  /** Asked of HTML, or of one class attribute, as it is written. */
  isEnough: (html: string | Buffer) => boolean
}

const BEFORE = ' class="'
const MOST_REMEMBERED = 10_000
const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'", '#39': "'" }
const decoded = (text: string): string => text.replace(/&(amp|lt|gt|quot|#x27|#39);/g, (_, name: string) => ENTITIES[name]!)

/** @param later classes that only the whole sheet has rules for. @returns whether HTML has none of them. */
export function coreSuffices(later: ReadonlySet<string>): CoreSheet['isEnough'] {
  /** By the value of the attribute: pages repeat few of them. */
  const known = new Map<string, boolean>()
  const suffices = (value: string): boolean => {
    let answer = known.get(value)
    if (answer === undefined) {
      answer = !decoded(value)
        .split(/\s+/)
        .some((name) => later.has(name))
      if (known.size >= MOST_REMEMBERED) known.clear()
      known.set(value, answer)
    }
    return answer
  }
  const read = (html: string): boolean => {
    for (let at = html.indexOf(BEFORE); at >= 0; at = html.indexOf(BEFORE, at)) {
      const start = at + BEFORE.length
      at = html.indexOf('"', start)
      if (at < 0 || !suffices(html.slice(start, at))) return false
    }
    return true
  }
  /** Bytes are what is remembered of blocks: the same for every page that has them. */
  const remembered = new WeakMap<Buffer, boolean>()
  return (html) => {
    if (typeof html === 'string') return read(html)
    let answer = remembered.get(html)
    if (answer === undefined) remembered.set(html, (answer = read(html.toString())))
    return answer
  }
}
