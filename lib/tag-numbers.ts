// Current numbers of all cache tags. A cached page names the numbers that its data had; it is valid while they are unchanged.
// The numbers live on globalThis, because the page server is not bundled and the app is.

export interface TagNumbers {
  current(tag: string): number
  /** Called after the commit that changed the data. */
  bump(tags: Iterable<string>): void
}

const globals = globalThis as Record<symbol, unknown>
const key = Symbol.for('maru.tags')

export const tagNumbers = (): TagNumbers => (globals[key] ??= new LocalTagNumbers()) as TagNumbers
export const setTagNumbers = (numbers: TagNumbers): void => void (globals[key] = numbers)

type Listener = (tags: readonly string[]) => void
const listeners = (globals[Symbol.for('maru.tag-listeners')] ??= new Set<Listener>()) as Set<Listener>
const own = (globals[Symbol.for('maru.own-numbers')] ??= new Map<string, number>()) as Map<string, number>

/** Calls the listener with the tags whose numbers changed, in this process or in another. */
export const watchTags = (listener: Listener): void => void listeners.add(listener)
export function announceTags(tags: readonly string[]): void {
  if (tags.length > 0) for (const listener of listeners) listener(tags)
}

/**
 * Gives a tag a number that does not come from the database, because it says what this process has made: processes that made the same
 * have the same number, and one that is not there yet has another.
 */
export const setOwnNumber = (tag: string, number: number): void => void own.set(tag, number)

/** The number by which a cached page is valid. */
export const numberOf = (tag: string): number => own.get(tag) ?? tagNumbers().current(tag)

/** Numbers of this process alone, until the database's are loaded. */
class LocalTagNumbers implements TagNumbers {
  readonly #numbers = new Map<string, number>()
  current(tag: string): number {
    return this.#numbers.get(tag) ?? 0
  }
  bump(tags: Iterable<string>): void {
    const changed = [...tags]
    for (const tag of changed) this.#numbers.set(tag, this.current(tag) + 1)
    announceTags(changed)
  }
}
