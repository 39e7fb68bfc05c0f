/** Runs a few renders at a time. The queue is bounded: work that finds it full is refused at once. */
export class Semaphore {
  readonly #slots: number
  readonly #queue: number
  readonly #waiting: (() => void)[] = []
  #running = 0

  constructor(slots: number, queue: number) {
    this.#slots = slots
    this.#queue = queue
  }

  /** @param work calls `leave` before it is done where it only waits from then on, so that other work may run. */
  async run<T>(work: (leave: () => void) => Promise<T>): Promise<T> {
    if (this.#running < this.#slots) this.#running++
    else if (this.#waiting.length >= this.#queue) throw new QueueFull()
    // The slot is handed over, never freed and taken again, so that work runs in the order in which it came.
    else await new Promise<void>((resolve) => void this.#waiting.push(resolve))
    let isInside = true
    const leave = (): void => {
      if (!isInside) return
      isInside = false
      const next = this.#waiting.shift()
      if (next) next()
      else this.#running--
    }
    try {
      return await work(leave)
    } finally {
      leave()
    }
  }
}

class QueueFull extends Error {
  override name = 'QueueFull'
}
