// Fills the table of the search for records that were there before it, and writes a kind anew where one change concerned more than a call
// can write. In pieces, so that no call waits long; killed, it begins again.
import { and, asc, eq, gt, notInArray } from 'drizzle-orm'
import { logger } from '@/services/base/log'
import type { OpenDatabase } from '@/services/db/database'
import { bumpTagNumbers } from '@/services/db/tag-numbers'
import { searchDocs, searchKinds } from '@/services/db/tables/finding'
import { areaTable } from '@/services/kit/area-parts'
import type { SearchKind } from '@/services/parts/search-kind'
import { DOC_VERSION } from './doc-of'
import { KINDS_TAG } from './follow-changes'
import { dropDocs, lockKind, writeDocs } from './write-docs'

const kinds = (): Readonly<Record<string, SearchKind>> => areaTable<SearchKind>('search')
const TOLD_EVERY = 10_000
/** Records of one transaction: the embedded database has one connection, which others wait for. */
const AT_ONCE = 80

/** Kinds that are not filled, or have to be filled again. */
export async function waitingKinds({ db }: Pick<OpenDatabase, 'db'>, siteId: string): Promise<string[]> {
  const rows = await db.select().from(searchKinds).where(eq(searchKinds.siteId, siteId))
  const ready = new Set(
    rows.filter(({ version, isFilled, isDue }) => version === DOC_VERSION && isFilled && !isDue).map(({ kind }) => kind),
  )
  return Object.keys(kinds()).filter((name) => !ready.has(name))
}

/** @param most records that are written before it stops. @returns whether all of the kind is there. */
export async function fillKind(open: OpenDatabase, siteId: string, name: string, most = Infinity): Promise<boolean> {
  const kind = kinds()[name]!
  const isKind = and(eq(searchKinds.siteId, siteId), eq(searchKinds.kind, name))
  await open.db
    .insert(searchKinds)
    .values({ siteId, kind: name, version: DOC_VERSION })
    .onConflictDoUpdate({ target: [searchKinds.siteId, searchKinds.kind], set: { version: DOC_VERSION, isDue: false, done: 0 } })
  // From here on a change follows by itself, also while this runs.
  await open.db.update(searchKinds).set({ isDue: false }).where(isKind)
  const ids = new Set<string>()
  for await (const piece of kind.read({ db: open.db, siteId })) {
    const wanted = piece.map(({ id }) => id)
    wanted.forEach((id) => ids.add(id))
    for (let at = 0; at < wanted.length; at += AT_ONCE) await fillPart(open, siteId, name, wanted.slice(at, at + AT_ONCE))
    await open.db.update(searchKinds).set({ done: ids.size }).where(isKind)
    if (Math.floor((ids.size - piece.length) / TOLD_EVERY) < Math.floor(ids.size / TOLD_EVERY))
      logger().info({ event: 'search-filling', kind: name, done: ids.size }, 'records are read for the search')
    if (ids.size > most) {
      await open.db.update(searchKinds).set({ isDue: true }).where(isKind)
      return false
    }
  }
  await dropOthers(open, siteId, name, ids)
  const settle = await open.db.transaction(async (tx) => {
    await tx.update(searchKinds).set({ isFilled: true, done: ids.size }).where(isKind)
    return bumpTagNumbers(tx, [KINDS_TAG])
  })
  settle()
  return true
}

/** Read again under the lock: what changed meanwhile was written by its own change. */
async function fillPart(open: OpenDatabase, siteId: string, name: string, ids: readonly string[]): Promise<void> {
  const kind = kinds()[name]!
  const settle = await open.db.transaction(async (tx) => {
    await lockKind({ db: tx, siteId }, name)
    const tags = new Set<string>()
    for await (const fresh of kind.read({ db: tx, siteId, ids }))
      for (const tag of await writeDocs({ db: tx, siteId }, name, kind, fresh)) tags.add(tag)
    return bumpTagNumbers(tx, tags)
  })
  settle()
}

/** Documents of records that are gone. */
async function dropOthers(open: OpenDatabase, siteId: string, name: string, ids: ReadonlySet<string>): Promise<void> {
  const kind = kinds()[name]!
  for (let last = ''; ;) {
    const rows = await open.db
      .select({ id: searchDocs.id })
      .from(searchDocs)
      .where(and(eq(searchDocs.siteId, siteId), eq(searchDocs.kind, name), gt(searchDocs.id, last)))
      .orderBy(asc(searchDocs.id))
      .limit(5_000)
    if (rows.length === 0) return
    last = rows.at(-1)!.id
    const others = rows.flatMap(({ id }) => (ids.has(id) ? [] : [id]))
    if (others.length === 0) continue
    await open.db.transaction(async (tx) => {
      await lockKind({ db: tx, siteId }, name)
      const there = new Set<string>()
      for await (const piece of kind.read({ db: tx, siteId, ids: others })) piece.forEach(({ id }) => there.add(id))
      await dropDocs(
        { db: tx, siteId },
        name,
        others.filter((id) => !there.has(id)),
      )
    })
  }
}

/** Rows of kinds that no area brings any more. */
export async function dropUnknownKinds({ db }: OpenDatabase, siteId: string): Promise<void> {
  const known = Object.keys(kinds())
  await db.delete(searchDocs).where(and(eq(searchDocs.siteId, siteId), notInArray(searchDocs.kind, known)))
  await db.delete(searchKinds).where(and(eq(searchKinds.siteId, siteId), notInArray(searchKinds.kind, known)))
}
