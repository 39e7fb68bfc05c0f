// Path patterns and their matching: `/zin/product/:id`, optional at the end `/cs/notice/detail/:id?`. A fixed segment always wins over a
// parameter, whatever the order of the patterns. Patterns form a tree by segment, so that a match takes as many steps as the path has
// segments, with ten patterns or ten thousand.

export interface PathPattern {
  /** As written, normalised: NFC, no trailing slash. */
  source: string
  /** Names of the parameters in order. */
  names: readonly string[]
  segments: readonly Segment[]
}
export type Segment = { fixed: string } | { name: string; optional: boolean }
export interface RouteMatch<T> {
  value: T
  pattern: PathPattern
  params: Record<string, string>
}

/** An invalid pattern; the message says why. */
export class PatternFailure extends Error {
  override name = 'PatternFailure'
}

/** The normalised form of a decoded path: NFC (a Mac sends NFD), no doubled and no trailing slash. */
export function normalPath(path: string): string {
  return `/${path.normalize('NFC').split('/').filter(Boolean).join('/')}`
}

/** @throws PatternFailure for an invalid pattern. */
export function compilePattern(source: string): PathPattern {
  if (!source.startsWith('/')) throw new PatternFailure('A pattern starts with "/".')
  const normal = normalPath(source)
  const names: string[] = []
  const parts = normal.slice(1).split('/').filter(Boolean)
  const segments = parts.map((part, i): Segment => {
    if (!part.startsWith(':')) {
      if (/[?#*\\]/.test(part)) throw new PatternFailure(`"${part}" is neither a segment nor a parameter.`)
      return { fixed: part }
    }
    const found = /^:([A-Za-z_][A-Za-z0-9_]*)(\?)?$/.exec(part)
    if (!found) throw new PatternFailure(`"${part}" is not the name of a parameter.`)
    const [, name = '', mark] = found
    if (names.includes(name)) throw new PatternFailure(`The parameter "${name}" stands twice.`)
    names.push(name)
    if (mark && i !== parts.length - 1) throw new PatternFailure(`Only the last parameter may be optional, not "${part}".`)
    return { name, optional: mark === '?' }
  })
  return { source: normal, names, segments }
}

interface Node<T> {
  fixed: Map<string, Node<T>>
  parameter?: Node<T>
  end?: { pattern: PathPattern; value: T }
}

/** Patterns with their values. Of two equivalent patterns the first wins. */
export class RouteTable<T> {
  readonly #root: Node<T> = { fixed: new Map() }

  add(pattern: PathPattern, value: T): void {
    let at = this.#root
    for (const segment of pattern.segments) {
      // Without its optional parameter the pattern ends one segment earlier.
      if ('name' in segment && segment.optional) at.end ??= { pattern, value }
      at = 'fixed' in segment ? childOf(at.fixed, segment.fixed) : (at.parameter ??= { fixed: new Map() })
    }
    at.end ??= { pattern, value }
  }

  /** @param path decoded; it is normalised here. */
  match(path: string): RouteMatch<T> | undefined {
    const parts = normalPath(path).slice(1).split('/').filter(Boolean)
    const found = find(this.#root, parts, 0)
    if (!found) return undefined
    const { pattern, value } = found
    const params: Record<string, string> = {}
    pattern.segments.forEach((segment, i) => {
      const given = parts[i]
      if ('name' in segment && given !== undefined) params[segment.name] = given
    })
    return { pattern, value, params }
  }
}

function find<T>(node: Node<T>, parts: readonly string[], at: number): Node<T>['end'] {
  const part = parts[at]
  if (part === undefined) return node.end
  const fixed = node.fixed.get(part)
  return (fixed && find(fixed, parts, at + 1)) ?? (node.parameter && find(node.parameter, parts, at + 1))
}

function childOf<T>(children: Map<string, Node<T>>, name: string): Node<T> {
  let child = children.get(name)
  if (!child) children.set(name, (child = { fixed: new Map() }))
  return child
}

/** The pattern that matches the path. For many paths, fill a `RouteTable` once. */
export function matchRoute(patterns: Iterable<string>, path: string): RouteMatch<string> | undefined {
  const table = new RouteTable<string>()
  for (const pattern of patterns) table.add(compilePattern(pattern), pattern)
  return table.match(path)
}
