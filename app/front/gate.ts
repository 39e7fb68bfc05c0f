/** Lets a few renders run at a time; the queue behind it is bounded, and what finds it full is refused at once. */
export class Gate {
  readonly #slots: number
  readonly #queue: number
  readonly #waiting: (() => void)[] = []
  #running = 0

  constructor(slots: number, queue: number) {
    this.#slots = slots
    this.#queue = queue
  }

  async through<T>(work: () => Promise<T>): Promise<T> {
    if (this.#running < this.#slots) this.#running++
    else if (this.#waiting.length >= this.#queue) throw new GateFull()
    // The slot is handed over, not freed and taken again.
    else await new Promise<void>((resolve) => void this.#waiting.push(resolve))
    try {
      return await work()
    } finally {
      const next = this.#waiting.shift()
      if (next) next()
      else this.#running--
    }
  }
}

class GateFull extends Error {
  override name = 'GateFull'
}
