// Paths whose page is rendered live for each visitor. Without this list each request of such a page would begin a render for
// the cache first and abort it.
import { LRUCache } from 'lru-cache'
import type { RequestContext } from '@/lib/request-context'
import { tagNumbers } from '@/lib/tag-numbers'
import { isWithin, tagsAreCurrent } from './is-valid'

/** A live page is tried for the cache again after this time, or as soon as one of its tags changes. */
const LIVE_MS = 60_000

export class LivePaths {
  readonly #now: () => number
  readonly #paths = new LRUCache<string, { tags: [string, number][]; until: number }>({ max: 5_000 })

  constructor(now: () => number) {
    this.#now = now
  }

  has(path: string): boolean {
    const live = this.#paths.get(path)
    if (!live) return false
    const now = this.#now()
    if (now < live.until && isWithin(live.until, now, LIVE_MS) && tagsAreCurrent(live.tags)) return true
    this.#paths.delete(path)
    return false
  }

  /** @param context of the render that turned out personal. The route table decides which page a path has, so its tag counts too. */
  add(path: string, context: RequestContext): void {
    const tags = new Map([['pages', tagNumbers().current('pages')], ...context.tags])
    this.#paths.set(path, { tags: [...tags], until: this.#now() + LIVE_MS })
  }
}
