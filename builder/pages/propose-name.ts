// Proposes names, so that most editors need not think of one: a path from a title, and one for a copy. The field stays editable, and the
// service decides whether a name is taken.
import { romanize } from 'es-hangul'
import type { Kind } from '@/schemas/page/document'

const LONGEST = 60

/** `여름 맞이 창호 이벤트` → `yeoreum-maji-changho-ibenteu`; empty when no letter or digit is left. */
export function slugOf(title: string): string {
  const words = romanize(title.normalize('NFC'))
    .normalize('NFKD')
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter(Boolean)
  let slug = ''
  for (const word of words) {
    const longer = slug ? `${slug}-${word}` : word.slice(0, LONGEST)
    if (longer.length > LONGEST) break
    slug = longer
  }
  return slug
}

/** For a new document with this title: `/…` for a page, a bare name for the others. Empty when the title has no usable letters. */
export function proposeName(kind: Kind, title: string, taken: readonly string[]): string {
  const slug = slugOf(title)
  if (slug === '') return ''
  return firstFree(kind === 'page' ? `/${slug}` : slug, taken)
}

/** For a copy: `/about` → `/about-copy`, or, if taken, `/about-copy-2`; `/event/:id` → `/event-copy/:id`. */
export function proposeCopy(name: string, taken: readonly string[]): string {
  const base = name === '/' ? '/home' : name
  return firstFree(withEnding(base, '-copy'), taken)
}

function firstFree(name: string, taken: readonly string[]): string {
  const known = new Set(taken)
  if (!known.has(name)) return name
  for (let n = 2; ; n++) {
    const next = withEnding(name, `-${n}`)
    if (!known.has(next)) return next
  }
}

/** The suffix is added to the last segment that is no parameter; a bare name stays within its 80 letters. */
function withEnding(name: string, ending: string): string {
  if (!name.startsWith('/')) return `${name.slice(0, 80 - ending.length)}${ending}`
  const parts = name.split('/')
  const last = parts.findLastIndex((part) => part !== '' && !part.startsWith(':'))
  return last < 0 ? `/page${ending}${name}` : parts.with(last, `${parts[last]!}${ending}`).join('/')
}
