// Counts wait in memory and are written together every few seconds, so that a crowd costs one statement and a page that comes from the
// cache does not wake the database. What a process has not written when it is killed is lost: seconds of counts, never data of anybody.
import { seoulDay } from '@/schemas/words/seoul-day'

export interface WaitingCount {
  siteId: string
  day: string
  kind: string
  subject: string
  source: string
  count: number
}
interface Waiting {
  counts: Map<string, WaitingCount>
  dropped: number
}

/** Different counts that wait: some megabytes. A flood of more is not counted. */
export const MOST_WAITING = 20_000
const LONGEST_SUBJECT = 200

// Bundles share what waits, and not the modules.
const storeKey = Symbol.for('maru.waiting-counts')
const store = ((globalThis as Record<symbol, unknown>)[storeKey] ??= { counts: new Map(), dropped: 0 }) as Waiting

/** Adds one to a count of today. It is written within seconds. */
export function countLater(
  { siteId, now }: { siteId: string; now: Date },
  { kind, subject = '', source = '' }: { kind: string; subject?: string; source?: string },
): void {
  addWaiting({ siteId, day: seoulDay(now), kind, subject: subject.slice(0, LONGEST_SUBJECT), source, count: 1 })
}

/** Adds what could not be written to what has come meanwhile. */
export function addWaiting(one: WaitingCount): void {
  const key = `${one.siteId}\n${one.day}\n${one.kind}\n${one.subject}\n${one.source}`
  const known = store.counts.get(key)
  if (known) known.count += one.count
  else if (store.counts.size < MOST_WAITING) store.counts.set(key, { ...one })
  else store.dropped += one.count
}

/** Takes everything that waits; the taker writes it, or adds it again. */
export function takeWaiting(): { counts: WaitingCount[]; dropped: number } {
  const taken = { counts: [...store.counts.values()], dropped: store.dropped }
  store.counts = new Map()
  store.dropped = 0
  return taken
}
