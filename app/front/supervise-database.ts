// Opens the database behind the server's back and watches it from then on. The server itself is up before, and stays up
// without it: /healthz answers, kept pages answer, everything else says that it will be back.
import type { DatabaseSupervisor } from './create-page-server'

export interface OpenSteps<D> {
  /** Connects, once. */
  open(): Promise<D>
  /** Brings what was connected up to date; may be tried again. */
  prepare(database: D): Promise<void>
  ping(database: D): Promise<void>
  /** The database could not answer, as opposed to refusing for a reason that stays. */
  isPassing(error: unknown): boolean
  /** Refused for a reason that stays. */
  onRefused(error: unknown): void
  onChange(state: 'open' | 'away', error?: unknown): void
}

const PING_MS = 1_000
const AGAIN_MS = 100
const RETRY_MS = 500
const MAX_RETRY_MS = 5_000

export function superviseDatabase<D>(steps: OpenSteps<D>): DatabaseSupervisor & { stop(): void; database(): D | undefined } {
  const first = Promise.withResolvers<void>()
  let state: 'opening' | 'open' | 'away' = 'opening'
  let database: D | undefined
  let prepared = false
  let asking: Promise<boolean> | undefined
  let timer: NodeJS.Timeout | undefined
  let stopped = false

  function become(next: 'open' | 'away', error?: unknown): void {
    if (stopped) return
    const isNews = state !== next
    state = next
    first.resolve()
    if (isNews) steps.onChange(next, error)
  }

  async function attempt(wait: number): Promise<void> {
    if (stopped) return
    try {
      database ??= await steps.open()
      await steps.prepare(database)
      prepared = true
      become('open')
      watch()
    } catch (error) {
      if (!steps.isPassing(error)) return steps.onRefused(error)
      become('away', error)
      timer = setTimeout(() => void attempt(Math.min(wait * 2, MAX_RETRY_MS)), wait)
    }
  }

  function watch(): void {
    if (stopped) return
    timer = setTimeout(() => void check().then(watch), PING_MS)
    timer.unref()
  }

  function check(): Promise<boolean> {
    const opened = database
    if (!prepared || opened === undefined) return Promise.resolve(false)
    // A busy machine answers late once; a database that is away refuses twice.
    const again = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, AGAIN_MS)).then(() => steps.ping(opened))
    asking ??= steps
      .ping(opened)
      .catch(again)
      .then(
        () => become('open'),
        (error: unknown) => become('away', error),
      )
      .then(() => state === 'open')
      .finally(() => (asking = undefined))
    return asking
  }

  void attempt(RETRY_MS)
  return {
    state: () => state,
    opened: first.promise,
    check,
    database: () => database,
    stop() {
      stopped = true
      clearTimeout(timer)
    },
  }
}
