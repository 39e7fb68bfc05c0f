// The store that is marked in the list and on the map alike, without React, because the map of a phone lives in a dialog of its own.
export interface Shown {
  id: string | undefined
  /** Where it was chosen: the other side follows. */
  by: 'list' | 'map'
}

export class ShownShop {
  #shown: Shown = { id: undefined, by: 'list' }
  readonly #listeners = new Set<() => void>()

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => void this.#listeners.delete(listener)
  }
  readonly snapshot = (): Shown => this.#shown

  choose(id: string | undefined, by: Shown['by']): void {
    if (id === this.#shown.id && by === this.#shown.by) return
    this.#shown = { id, by }
    for (const listener of this.#listeners) listener()
  }
}
