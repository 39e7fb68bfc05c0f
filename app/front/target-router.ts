// What a request target means: its path and query, its redirect, and the key of its cached page. Which query names belong to the key is
// learned from the renders of that path; until the first one the canonical names count.
import { LRUCache } from 'lru-cache'
import { CANONICAL_QUERY } from '@/schemas/rules/base/settle-path'
import { countedQuery } from './counted-query'
import { escapeLocation } from './escape-location'
import { targetParser, type Target, type UnreadableTarget } from './target-parser'

export interface RoutedTarget {
  /** As the request line has it. */
  readonly raw: string
  readonly target: Target
  readonly redirect: string | undefined
  /** The key of the last lookup; `keyOf` checks whether it is still right. */
  lastKey?: CacheKey
}

export interface CacheKey {
  readonly text: string
  /** Query names that count in it. */
  readonly names: readonly string[]
}

const NO_NAMES: readonly string[] = []
/** Longer targets are parsed each time, so that the cache stays small. */
const LONGEST_REMEMBERED = 512

export class TargetRouter {
  readonly #scope: string
  readonly #settle: (path: string, query: URLSearchParams) => { redirect: string } | null
  readonly #parse: (raw: string) => Target | UnreadableTarget
  readonly #known = new LRUCache<string, RoutedTarget>({ max: 10_000 })
  readonly #queryNames = new LRUCache<string, readonly string[]>({ max: 20_000 })

  constructor(options: {
    scope: string
    files: readonly string[]
    settle: (path: string, query: URLSearchParams) => { redirect: string } | null
  }) {
    this.#scope = options.scope
    this.#settle = options.settle
    this.#parse = targetParser(options.files)
  }

  route(raw: string): RoutedTarget | UnreadableTarget {
    const known = this.#known.get(raw)
    if (known) return known
    const target = this.#parse(raw)
    if (typeof target === 'string') return target
    const settled = target.isDocument ? this.#settle(target.path, target.query) : null
    const redirect = settled ? escapeLocation(settled.redirect) : undefined
    const routed: RoutedTarget = { raw, target, redirect: redirect === raw ? undefined : redirect }
    if (raw.length < LONGEST_REMEMBERED) this.#known.set(raw, routed)
    return routed
  }

  keyOf(routed: RoutedTarget): CacheKey {
    const { path, escapedPath, query } = routed.target
    const names = query.size === 0 ? NO_NAMES : (this.#queryNames.get(path) ?? CANONICAL_QUERY)
    // The escaped path and the escaped query are what is rendered, and no other pair of them makes the same text.
    // A hit costs no string: the key is made again only where other names count than before, which identity tells.
    if (routed.lastKey?.names !== names) routed.lastKey = { names, text: this.#scope + escapedPath + countedQuery(query, names) }
    return routed.lastKey
  }

  /** Stores the query names that a render of this path declared. */
  learnQueryNames(path: string, names: readonly string[]): void {
    const known = this.#queryNames.get(path)
    this.#queryNames.set(path, known && isSameList(known, names) ? known : names)
  }
}

const isSameList = (a: readonly string[], b: readonly string[]): boolean =>
  a.length === b.length && a.every((name, index) => name === b[index])
