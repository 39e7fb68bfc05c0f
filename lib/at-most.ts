/**
 * Lets so much work run at a time; the rest waits in the order in which it came.
 * @returns runs the work when its turn has come; work whose signal was aborted meanwhile rejects without being begun.
 */
export function atMost(most: number): <T>(work: () => Promise<T>, signal?: AbortSignal) => Promise<T> {
  const waiting: (() => void)[] = []
  let running = 0
  return async (work, signal) => {
    // The place is handed over, not freed and taken again.
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
