interface Work {
  stop: AbortController
  done: Promise<unknown>
}
const works = new Map<string, Work>()

/**
 * Does work on something that only one may work on at a time, in the place of the work before: that one is told to stop and awaited. A
 * line that broke is noticed by the sender long before the server notices it, which would refuse the sender until then.
 */
export async function takeOver<T>(key: string, work: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const before = works.get(key)
  before?.stop.abort()
  const stop = new AbortController()
  const done = Promise.resolve(before?.done)
    .catch(() => undefined)
    .then(() => work(stop.signal))
  const mine = { stop, done }
  works.set(key, mine)
  try {
    return await done
  } finally {
    if (works.get(key) === mine) works.delete(key)
  }
}
