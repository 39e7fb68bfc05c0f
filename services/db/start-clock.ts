// Work that is due at moments which the database knows. Every process sleeps until the next one that it knows of; a change wakes it by a
// cache tag. Processes that wake at once must find out by the rows who does the work.
import { watchTags } from '@/lib/tag-numbers'
import { logger } from '@/services/base/log'

interface Clock {
  /** In the log. */
  name: string
  /** A change of it means that there may be an earlier moment. */
  tag: string
  /** Does what is due. @returns the next moment in epoch milliseconds; Infinity without one. */
  work: () => Promise<number>
}

/** A process that missed a notification looks again after this. */
const LONGEST_SLEEP = 60_000
const FAILED_SLEEP = 5_000

/** Starts the clock in this process. @returns a function that stops it. */
export function startClock({ name, tag, work }: Clock): () => void {
  let timer: NodeJS.Timeout | undefined
  let isStopped = false
  let isAwake = false
  const sleep = (wait: number): void => {
    clearTimeout(timer)
    if (!isStopped) timer = setTimeout(() => void wake(), Math.max(0, Math.min(wait, LONGEST_SLEEP))).unref()
  }
  async function wake(): Promise<void> {
    if (isAwake) return
    isAwake = true
    try {
      // A moment that has passed failed just now: it is tried again, and not at once for ever.
      const next = (await work()) - Date.now()
      sleep(next > 0 ? next : FAILED_SLEEP)
    } catch (error) {
      logger().warn({ event: 'clock-failed', clock: name, err: error }, 'what is due waits for the next try')
      sleep(FAILED_SLEEP)
    } finally {
      isAwake = false
    }
  }
  watchTags((tags) => {
    if (tags.includes(tag)) sleep(50)
  })
  sleep(0)
  return () => {
    isStopped = true
    clearTimeout(timer)
  }
}
