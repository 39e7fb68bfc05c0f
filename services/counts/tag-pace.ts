/** Long enough that kept lists stay kept, short enough that a day's favourite is seen the same hour. */
const APART_MS = 10 * 60_000

/** How often lists are made anew because their order may have changed: at once after a quiet time, then once in ten minutes. */
export class TagPace {
  readonly #lastAt = new Map<string, number>()
  readonly #waiting = new Set<string>()

  /** The tags that may be bumped now, of these and of those that had to wait. */
  due(now: Date, tags: Iterable<string>): string[] {
    for (const tag of tags) this.#waiting.add(tag)
    return [...this.#waiting].filter((tag) => Math.abs(now.getTime() - (this.#lastAt.get(tag) ?? -Infinity)) >= APART_MS)
  }

  done(now: Date, tags: Iterable<string>): void {
    for (const tag of tags) {
      this.#waiting.delete(tag)
      this.#lastAt.set(tag, now.getTime())
    }
  }
}
