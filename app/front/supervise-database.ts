// Opens the database in the background and checks it from then on. The server listens before, and goes on without it: /healthz
// answers, cached pages are sent, and everything else gets a notice to come back.
import type { DatabaseState } from './database-state'

export interface DatabaseSteps<D> {
  /** Connects, once. */
  open(): Promise<D>
  /** Migrates and seeds the connected database; may run again. */
  prepare(database: D): Promise<void>
  ping(database: D): Promise<void>
  /** Whether the failure is temporary, as opposed to a permanent refusal. */
  isPassing(error: unknown): boolean
  /** The database refused permanently: no further attempt is made. */
  onRefused(error: unknown): void
  onChange(state: 'open' | 'away', error?: unknown): void
}

export interface DatabaseSupervisor<D> extends DatabaseState {
  stop(): void
  /** The connected database, once connected. */
  database(): D | undefined
}

const PING_MS = 1_000
const AGAIN_MS = 100
const RETRY_MS = 500
const MAX_RETRY_MS = 5_000

export function superviseDatabase<D>(steps: DatabaseSteps<D>): DatabaseSupervisor<D> {
  const first = Promise.withResolvers<void>()
  let state: 'opening' | 'open' | 'away' = 'opening'
  let database: D | undefined
  let prepared = false
  let checking: Promise<boolean> | undefined
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
    // On a busy machine one ping may be late; a database that is away refuses twice.
    const again = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, AGAIN_MS)).then(() => steps.ping(opened))
    checking ??= steps
      .ping(opened)
      .catch(again)
      .then(
        () => become('open'),
        (error: unknown) => become('away', error),
      )
      .then(() => state === 'open')
      .finally(() => (checking = undefined))
    return checking
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
