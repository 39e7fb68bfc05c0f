import { logger } from '@/services/base/log'
import { currentDatabase } from '@/services/db/current-database'
import { writeCounts } from './write-counts'

/** A crowd is one statement, and staff see it while it is there. */
const EVERY_MS = 3_000

/** Writes what waits every few seconds. @returns stops, and writes the rest: called before the database is closed. */
export function startCounting(): () => Promise<void> {
  let work: Promise<void> = Promise.resolve()
  const write = (): Promise<void> =>
    (work = work.then(() =>
      writeCounts(currentDatabase(), new Date()).catch((error: unknown) =>
        logger().warn({ event: 'counts-not-written', err: error }, 'counts could not be written, they wait for the next time'),
      ),
    ))
  const timer = setInterval(() => void write(), EVERY_MS).unref()
  return () => {
    clearInterval(timer)
    return write()
  }
}
