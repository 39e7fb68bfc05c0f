// Feeds the outside engine with the documents that changed, in the order of their changes. What is written meanwhile has another number and stays
// for the next round. One process at a time does it: an earlier state that arrives late must not replace a later one.
import { randomUUID } from 'node:crypto'
import { and, asc, eq, inArray, or, sql } from 'drizzle-orm'
import { logger } from '@/services/base/log'
import { currentDatabase } from '@/services/db/current-database'
import type { Database, OpenDatabase } from '@/services/db/database'
import { excluded } from '@/services/db/excluded'
import { startClock } from '@/services/db/start-clock'
import { facts } from '@/services/db/tables/base'
import { searchChanges, searchDocs } from '@/services/db/tables/finding'
import { bumpTagNumbers } from '@/services/db/tag-numbers'
import type { EngineDoc, SearchEngine } from '@/services/outside/search-engine'
import type { PortResult } from '@/services/outside/port-result'
import { DOC_VERSION } from './doc-of'
import { engineMark } from './engine-mark'
import { engineFacts, engineName, ownEngine, storeFault } from './engine-status'
import { CHANGES_TAG } from './note-changes'

/** Raised when the engine has all that was written. */
const FED_TAG = 'search-fed'
/** Documents of one write. */
const AT_ONCE = 500
/** Longer than a write may take: a process that died is followed by another. */
const LEASE_MS = 90_000
/** After failures: the first pause doubles up to the last. */
const [FIRST_PAUSE, LAST_PAUSE] = [1_000, 60_000]
/** Another one fills every engine anew. */
const ENGINE_VERSION = `1.${DOC_VERSION}`

/** Feeds the engine of this installation, and empties the outbox where there is none. @returns a function that stops it. */
export function startFeeding(siteId: string): () => void {
  const owner = randomUUID()
  let failures = 0
  return startClock({
    name: 'search-engine',
    tag: CHANGES_TAG,
    async work() {
      const open = currentDatabase()
      const engine = ownEngine()
      if (!engine) {
        await forgetOutbox(open.db, siteId)
        return Infinity
      }
      if (!(await hasLease(open.db, siteId, owner))) return Date.now() + LEASE_MS / 2
      const fed = await feedEngine(open, siteId, engine, owner)
      if (fed.ok) {
        failures = 0
        return Infinity
      }
      await storeFault(open.db, engineFacts(siteId).feeding, { at: Date.now(), fault: 'feeding', message: `${fed.code}: ${fed.message}` })
      logger().warn({ event: 'search-engine-not-fed', reason: fed.message, code: fed.code }, 'what changed waits for the next try')
      return Date.now() + Math.min(LAST_PAUSE, FIRST_PAUSE * 2 ** failures++)
    },
  })
}

/** Sends all that waits. @returns the first failure; what was not sent waits on. */
export async function feedEngine(open: OpenDatabase, siteId: string, engine: SearchEngine, owner: string): Promise<PortResult<void>> {
  const { db } = open
  const filled = await fillAnew(db, siteId, engine)
  if (!filled.ok) return filled
  for (let sent = 0; ; sent++) {
    const waiting = await db
      .select({ kind: searchChanges.kind, id: searchChanges.id, seq: searchChanges.seq })
      .from(searchChanges)
      .where(eq(searchChanges.siteId, siteId))
      .orderBy(asc(searchChanges.seq))
      .limit(AT_ONCE)
    if (waiting.length === 0) {
      // What was found in the last seconds may lack it.
      if (sent > 0) (await db.transaction((tx) => bumpTagNumbers(tx, [FED_TAG])))()
      break
    }
    if (!(await hasLease(db, siteId, owner))) return { ok: true, value: undefined }
    const docs = await docsOf(db, siteId, waiting)
    const there = new Set(docs.map(({ key }) => key))
    const gone = waiting.map((one) => keyOf(siteId, one)).filter((key) => !there.has(key))
    const put = docs.length > 0 ? await engine.put(docs) : undefined
    if (put && !put.ok) return put
    const dropped = gone.length > 0 ? await engine.drop(gone) : undefined
    if (dropped && !dropped.ok) return dropped
    await db.delete(searchChanges).where(
      and(
        eq(searchChanges.siteId, siteId),
        inArray(
          searchChanges.seq,
          waiting.map(({ seq }) => seq),
        ),
      ),
    )
  }
  await db.delete(facts).where(eq(facts.name, engineFacts(siteId).feeding))
  return { ok: true, value: undefined }
}

/** An engine that is new to this database is emptied and told of everything. */
async function fillAnew(db: Database, siteId: string, engine: SearchEngine): Promise<PortResult<void>> {
  const { filled } = engineFacts(siteId)
  const name = engineName(ENGINE_VERSION)
  const [known] = await db.select().from(facts).where(eq(facts.name, filled))
  if (known?.value === name) return { ok: true, value: undefined }
  const ready = await engine.prepare()
  if (!ready.ok) return ready
  const empty = await engine.clear()
  if (!empty.ok) return empty
  await db.transaction(async (tx) => {
    const { siteId: site, kind, id } = searchChanges
    const columns = sql.join(
      [site, kind, id].map(({ name: column }) => sql.identifier(column)),
      sql`, `,
    )
    await tx.execute(sql`insert into ${searchChanges} (${columns})
      select ${searchDocs.siteId}, ${searchDocs.kind}, ${searchDocs.id} from ${searchDocs} where ${searchDocs.siteId} = ${siteId}
      on conflict do nothing`)
    await tx
      .insert(facts)
      .values({ name: filled, value: name })
      .onConflictDoUpdate({ target: facts.name, set: { value: name } })
  })
  logger().info({ event: 'search-engine-filling' }, 'a search engine is filled')
  return { ok: true, value: undefined }
}

async function forgetOutbox(db: Database, siteId: string): Promise<void> {
  const forgotten = await db
    .delete(facts)
    .where(inArray(facts.name, Object.values(engineFacts(siteId))))
    .returning({ name: facts.name })
  if (forgotten.length > 0) await db.delete(searchChanges).where(eq(searchChanges.siteId, siteId))
}

/** By the clock of the database, which all processes share. */
async function hasLease(db: Database, siteId: string, owner: string): Promise<boolean> {
  const now = sql`extract(epoch from clock_timestamp()) * 1000`
  const part = (at: 1 | 2) => sql`split_part(${facts.value}, ' ', ${at}::int)`
  const value = sql<string>`concat(${owner}::text, ' ', (${now} + ${LEASE_MS}::int)::bigint)`
  const taken = await db
    .insert(facts)
    .values({ name: engineFacts(siteId).lease, value })
    .onConflictDoUpdate({
      target: facts.name,
      set: { value: excluded(facts.value) },
      setWhere: or(eq(part(1), owner), sql`${part(2)}::bigint < ${now}`)!,
    })
    .returning({ name: facts.name })
  return taken.length > 0
}

const keyOf = (siteId: string, { kind, id }: { kind: string; id: string }): string =>
  `${siteId}-${kind}-${Buffer.from(id).toString('base64url')}`

/** As the database has them now; those that are gone are left out. */
async function docsOf(db: Database, siteId: string, wanted: readonly { kind: string; id: string }[]): Promise<EngineDoc[]> {
  const { kind, id, weight, newness, isSoldOut, nameMarks, textMarks } = searchDocs
  const ofKinds = [...Map.groupBy(wanted, (one) => one.kind)].map(([name, list]) =>
    and(
      eq(kind, name),
      inArray(
        id,
        list.map((one) => one.id),
      ),
    ),
  )
  const rows = await db
    .select({
      kind,
      id,
      weight,
      newness,
      isSoldOut,
      names: sql<string[]>`tsvector_to_array(${nameMarks})`,
      texts: sql<string[]>`tsvector_to_array(${textMarks})`,
    })
    .from(searchDocs)
    .where(and(eq(searchDocs.siteId, siteId), or(...ofKinds)))
  return rows.map((row) => ({
    key: keyOf(siteId, row),
    site: siteId,
    kind: row.kind,
    id: row.id,
    names: row.names.map(engineMark),
    texts: row.texts.map(engineMark),
    soldOut: row.isSoldOut ? 1 : 0,
    weight: row.weight,
    newness: row.newness,
  }))
}
