/**
 * Limits how much work runs at a time; the rest waits in order.
 * @returns a function that runs work when a slot is free; work whose signal was aborted meanwhile rejects without being started.
 */
export function atMost(most: number): <T>(work: () => Promise<T>, signal?: AbortSignal) => Promise<T> {
  const waiting: (() => void)[] = []
  let running = 0
  return async (work, signal) => {
    // The slot is handed over, not freed and taken again, so that the order holds.
    if (running < most) running++
    else await new Promise<void>((resolve) => void waiting.push(resolve))
    try {
      signal?.throwIfAborted()
      return await work()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else running--
    }
  }
}
