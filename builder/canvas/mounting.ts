// Renders a page of three thousand blocks in slices: the first screens at once, the rest whenever the browser is idle, until all of it is
// rendered. Blocks are never unmounted again, because find-in-page, dragging and measuring need whole pages.
import { inOrder, type PageTree } from '@/schemas/page/tree'

const FIRST = 100
/** A slice ends after about this long, in milliseconds, so that a key press waits no longer. */
const SLICE = 24
const LEAST = 20
const MOST = 1_000

export class Mounting {
  #order = new Map<string, number>()
  #limit = 0
  readonly #listeners = new Set<() => void>()

  constructor(tree: PageTree, first = FIRST) {
    this.restart(tree, first)
  }

  /** Starts again for another page. */
  restart(tree: PageTree, first = FIRST): void {
    this.#order = new Map(inOrder(tree).map((id, i) => [id, i]))
    this.#limit = first
    this.#settle()
  }

  get isDone(): boolean {
    return this.#order.size === 0
  }

  /** Whether the block may be rendered. A block added since the start always may. */
  isDue = (id: string): boolean => (this.#order.get(id) ?? -1) < this.#limit

  /** How many of a list may be rendered: changes exactly when the list must be rendered again. */
  countDue = (ids: readonly string[]): number => {
    if (this.isDone) return ids.length
    let count = 0
    for (const id of ids) if (this.isDue(id)) count++
    return count
  }

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  grow(by: number): void {
    if (this.isDone) return
    this.#limit += by
    this.#settle()
    for (const listener of [...this.#listeners]) listener()
  }

  /** Renders everything up to this block, now. */
  through = (id: string): void => {
    const place = this.#order.get(id)
    if (place !== undefined && place >= this.#limit) this.grow(place + 1 - this.#limit)
  }

  #settle(): void {
    if (this.#limit >= this.#order.size) this.#order = new Map()
  }

  /**
   * Continues until all is rendered.
   * @param later runs a task after those that are queued
   * @param commit runs a change and returns when it is on the screen
   * @returns a function that stops the run
   */
  run({ later, now, commit }: { later: (task: () => void) => void; now: () => number; commit: (change: () => void) => void }): () => void {
    let by = FIRST
    let isStopped = false
    const slice = () => {
      if (isStopped || this.isDone) return
      const start = now()
      commit(() => this.grow(by))
      const took = Math.max(1, now() - start)
      by = Math.round(Math.min(MOST, Math.max(LEAST, (by * SLICE) / took)))
      if (!this.isDone) later(slice)
    }
    if (!this.isDone) later(slice)
    return () => {
      isStopped = true
    }
  }
}
