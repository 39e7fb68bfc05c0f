// Most pages are first shown with the core of the style sheet (docs/decisions/0047). Whether it is enough is known when a page is written:
// it is where no element has a class for which only the whole sheet has a rule.

export interface CoreSheet {
  /** Where the link of the whole sheet stands in the beginning of each page. */
  from: number
  to: number
  /** What stands there instead: the core, and the whole sheet, for which nothing waits. */
  links: Buffer
  isEnough: (html: Buffer) => boolean
}

const BEFORE = Buffer.from(' class="')
const QUOTE = '"'.charCodeAt(0)
const MOST_REMEMBERED = 10_000
const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'", '#39': "'" }
const decoded = (text: string): string => text.replace(/&(amp|lt|gt|quot|#x27|#39);/g, (_, name: string) => ENTITIES[name]!)

/** @param later classes that only the whole sheet has rules for. @returns whether a page has none of them. */
export function coreSuffices(later: ReadonlySet<string>): (html: Buffer) => boolean {
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
  return (html) => {
    for (let at = html.indexOf(BEFORE); at >= 0; at = html.indexOf(BEFORE, at)) {
      const start = at + BEFORE.length
      at = html.indexOf(QUOTE, start)
      if (at < 0) return false
      if (!suffices(html.toString('utf8', start, at))) return false
    }
    return true
  }
}
