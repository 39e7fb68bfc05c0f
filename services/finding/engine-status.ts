// Whether the outside engine may be asked, and why not. It is asked while it has what the database has, or had it some seconds ago, and while it
// answers in time; one that did not is left alone for some seconds.
import { count, eq, inArray, min } from 'drizzle-orm'
import { logger } from '@/services/base/log'
import { settings } from '@/services/base/settings'
import { currentDatabase } from '@/services/db/current-database'
import type { Database } from '@/services/db/database'
import { excluded } from '@/services/db/excluded'
import { facts } from '@/services/db/tables/base'
import { searchChanges } from '@/services/db/tables/finding'
import { meilisearch } from '@/services/outside/meilisearch'
import type { SearchEngine } from '@/services/outside/search-engine'

/** Why a question went to the database: the engine lacks what was written, did not answer in time, or not rightly, or did so just now. */
export type EngineFault = 'behind' | 'slow' | 'down'

/** The engine has to be worth it: the database answers most questions as fast. */
export const ENGINE_PATIENCE = 150
const LEFT_ALONE = 5_000
/** How long a lag is believed. */
const LAG_KNOWN = 1_000
const TOLD_EVERY = 10_000

interface State {
  restsUntil: number
  lag: { at: number; oldest: Promise<number | undefined> } | undefined
  toldAt: number
}
const globals = globalThis as Record<symbol, unknown>
const state = (): State => (globals[Symbol.for('maru.search-engine')] ??= { restsUntil: 0, lag: undefined, toldAt: 0 }) as State

/** Forgets what was seen of the engine. */
export const forgetEngine = (): void => void (globals[Symbol.for('maru.search-engine')] = undefined)

/** The engine of this installation; undefined where the database finds by itself. */
export function ownEngine(): SearchEngine | undefined {
  const place = settings().outside.search
  return place && meilisearch(place)
}

/** Names of what the database says of the engine: which one was filled, and what failed last. */
export const engineFacts = (siteId: string) => ({
  filled: `search-engine:${siteId}`,
  feeding: `search-engine-feeding:${siteId}`,
  asking: `search-engine-asking:${siteId}`,
  lease: `search-engine-lease:${siteId}`,
})
/** What makes it another engine, which has to be filled. */
export const engineName = (version: string): string => {
  const { url, index } = settings().outside.search!
  return `${version} ${url} ${index}`
}

/** @returns why it may not be asked now. */
export async function engineFault(siteId: string): Promise<EngineFault | undefined> {
  const now = Date.now()
  const known = state()
  if (now < known.restsUntil) return 'down'
  if (!known.lag || now - known.lag.at > LAG_KNOWN) known.lag = { at: now, oldest: oldestChange(currentDatabase().reads, siteId) }
  const oldest = await known.lag.oldest.catch(() => 0)
  if (oldest === undefined) return undefined
  return now - oldest > settings().outside.search!.behindMost ? 'behind' : undefined
}

async function oldestChange(db: Database, siteId: string): Promise<number | undefined> {
  const [row] = await db
    .select({ at: min(searchChanges.at) })
    .from(searchChanges)
    .where(eq(searchChanges.siteId, siteId))
  return row?.at?.getTime()
}

/** An engine that did not answer is left alone for a while; staff are told. */
export function noteFault(siteId: string, fault: EngineFault, message: string): void {
  const now = Date.now()
  const known = state()
  if (fault !== 'behind') known.restsUntil = now + LEFT_ALONE
  if (now - known.toldAt < TOLD_EVERY) return
  known.toldAt = now
  logger().warn({ event: 'search-engine-left', fault, reason: message }, 'the database answers what is searched')
  void storeFault(currentDatabase().db, engineFacts(siteId).asking, { at: now, fault, message }).catch(() => undefined)
}

export interface ToldFault {
  at: number
  fault: EngineFault | 'feeding'
  message: string
}

export const storeFault = async (db: Database, name: string, told: ToldFault): Promise<void> =>
  void (await db
    .insert(facts)
    .values({ name, value: JSON.stringify(told) })
    .onConflictDoUpdate({ target: facts.name, set: { value: excluded(facts.value) } }))

export interface EngineStatus {
  waiting: number
  oldestAt: Date | null
  isFilled: boolean
  feeding: ToldFault | undefined
  asking: ToldFault | undefined
}

/** For staff, whatever process answers. */
export async function engineStatus(db: Database, siteId: string): Promise<EngineStatus> {
  const names = engineFacts(siteId)
  const [row] = await db
    .select({ waiting: count(), oldestAt: min(searchChanges.at) })
    .from(searchChanges)
    .where(eq(searchChanges.siteId, siteId))
  const known = new Map(
    (
      await db
        .select()
        .from(facts)
        .where(inArray(facts.name, Object.values(names)))
    ).map(({ name, value }) => [name, value]),
  )
  const told = (name: string) => {
    const value = known.get(name)
    return value ? (JSON.parse(value) as ToldFault) : undefined
  }
  return {
    waiting: row?.waiting ?? 0,
    oldestAt: row?.oldestAt ?? null,
    isFilled: known.has(names.filled),
    feeding: told(names.feeding),
    asking: told(names.asking),
  }
}
