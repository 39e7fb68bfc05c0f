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

/** Numbers of this process alone, until the database's are loaded. */
class LocalTagNumbers implements TagNumbers {
  readonly #numbers = new Map<string, number>()
  current(tag: string): number {
    return this.#numbers.get(tag) ?? 0
  }
  bump(tags: Iterable<string>): void {
    for (const tag of tags) this.#numbers.set(tag, this.current(tag) + 1)
  }
}
