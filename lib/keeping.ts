// The channel between a render and whoever asked for it. The front starts every request inside one of these;
// server components, however deep or late, find it through AsyncLocalStorage and say what the answer was made of:
// which tags it read, until when it holds, that it is personal, that a part of it fell back.
// Nothing is kept unless the page says so. Both maps live on globalThis, because the front is not bundled and the app is.
import { AsyncLocalStorage } from 'node:async_hooks'

export interface Keeping {
  readonly requestId: string
  /** The visitor's cookie header; empty in a render that is to be kept. */
  readonly cookie: string
  readonly ip: string
  /** What the browser calls itself; empty in a render that is to be kept. */
  readonly userAgent: string
  /** CSP nonce of this render. In a page that is kept it is taken out of the bytes again, and the scripts that carried it are hashed. */
  readonly nonce?: string
  /** Tag → its number, read before the data: a change during the render makes that render stale by itself. */
  readonly tags: Map<string, number>
  keep: boolean
  personal: boolean
  fallback: boolean
  /** Whoever asks may not have this page: what was drawn says so, and its status must as well. */
  refused: boolean
  /** Query names that count in the key; none where nobody said. */
  query?: readonly string[]
  /** Earliest known moment at which the answer stops being true, in epoch milliseconds. */
  freshUntil: number
  /** Told once when a part of the page is so late that the rest goes ahead of it. */
  onLate?: () => void
  /** Told at once when the page turns out personal, so that a captured render can be abandoned. */
  onPersonal?: () => void
}

/** Current numbers of all cache tags. `bump` is called after the commit that made them true. */
export interface TagNumbers {
  current(tag: string): number
  bump(tags: Iterable<string>): void
}

const globals = globalThis as Record<symbol, unknown>
const storage = (globals[Symbol.for('maru.keeping')] ??= new AsyncLocalStorage<Keeping>()) as AsyncLocalStorage<Keeping>
const tagsKey = Symbol.for('maru.tags')

class LocalTagNumbers implements TagNumbers {
  readonly #numbers = new Map<string, number>()
  current(tag: string): number {
    return this.#numbers.get(tag) ?? 0
  }
  bump(tags: Iterable<string>): void {
    for (const tag of tags) this.#numbers.set(tag, this.current(tag) + 1)
  }
}

export const tagNumbers = (): TagNumbers => (globals[tagsKey] ??= new LocalTagNumbers()) as TagNumbers
export const setTagNumbers = (numbers: TagNumbers): void => void (globals[tagsKey] = numbers)

export const keeping = (): Keeping | undefined => storage.getStore()
export const runKeeping = <T>(context: Keeping, work: () => T): T => storage.run(context, work)

export function newKeeping(start: Partial<Keeping> & { requestId: string }): Keeping {
  return {
    cookie: '',
    ip: '',
    userAgent: '',
    tags: new Map(),
    keep: false,
    personal: false,
    fallback: false,
    refused: false,
    freshUntil: Infinity,
    ...start,
  }
}

/** Names what the answer being rendered depends on. Call it before reading the data. */
export function dependOn(tags: Iterable<string>): void {
  const context = keeping()
  if (!context) return
  for (const tag of tags) if (!context.tags.has(tag)) context.tags.set(tag, tagNumbers().current(tag))
}

/** Says which query names make another answer of this address, also where that is a redirect. Call it before reading by them. */
export function countQuery(query: readonly string[]): void {
  const context = keeping()
  if (context) context.query = query
}

/** Lets the front keep this answer; `query` are the names that count in its key. */
export function keep(query: readonly string[]): void {
  countQuery(query)
  const context = keeping()
  if (context) context.keep = true
}

export function markPersonal(): void {
  const context = keeping()
  if (!context || context.personal) return
  context.personal = true
  context.onPersonal?.()
}

/** Some blocks are late: what is there leaves now, and they follow. Call it before the page's markup is returned. */
export const markLate = (): void => keeping()?.onLate?.()

export function markFallback(): void {
  const context = keeping()
  if (context) context.fallback = true
}

/** The page is not for whoever asks: the front answers it with 403. Call it before the first byte. */
export function markRefused(): void {
  const context = keeping()
  if (context) context.refused = true
}

/** @param moment epoch milliseconds or ISO text; the earliest one named wins. */
export function holdsUntil(moment: number | string | null | undefined): void {
  const context = keeping()
  const time = typeof moment === 'string' ? Date.parse(moment) : moment
  if (context && typeof time === 'number' && time < context.freshUntil) context.freshUntil = time
}
