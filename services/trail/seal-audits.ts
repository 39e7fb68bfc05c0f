import { asc, desc, inArray, isNotNull, sql } from 'drizzle-orm'
import type { Database } from '@/services/db/database'
import { audits } from '@/services/db/tables/base'
import { auditSeals, unsealedAudits } from '@/services/db/tables/trail'
import { readContent, type FoundLine } from './read-content'
import { sealMark } from './seal-mark'

/** Lines of one seal: its transaction stays far within the deadline of a query. */
const AT_ONCE = 2_000
const LOCK = 7_240_121
/** In place of the hash of a line that was gone before it was sealed, and of one that this program did not write: wrong for ever. */
export const [GONE, FOREIGN] = ['gone', 'foreign']

/**
 * Seals every committed line that has no seal yet. A line whose content is no longer what it was when it was stored is sealed by what it
 * was, so that it stays wrong. @returns how many lines were sealed.
 */
export async function sealAudits(db: Database, now: Date): Promise<number> {
  for (let sealed = 0; ;) {
    const some = await sealSome(db, now)
    sealed += some
    if (some < AT_ONCE) return sealed
  }
}

const sealSome = (db: Database, at: Date): Promise<number> =>
  db.transaction(async (tx) => {
    // One process after the other: each seal covers the one before.
    await tx.execute(sql`select pg_advisory_xact_lock(${LOCK})`)
    const waiting = await tx.select().from(unsealedAudits).orderBy(asc(unsealedAudits.auditId)).limit(AT_ONCE)
    if (waiting.length === 0) return 0
    const ids = waiting.map(({ auditId }) => auditId)
    const found = await readContent(tx, ids)
    const firstOwn = [...found.values()].some(({ stored }) => stored === null) ? await firstHashed(tx) : Infinity
    const hashes = ids.map((id) => hashOf(found.get(id), id < firstOwn))
    const [last] = await tx.select().from(auditSeals).orderBy(desc(auditSeals.number)).limit(1)
    const seal = { number: (last?.number ?? 0) + 1, at, ids, hashes, total: (last?.total ?? 0) + ids.length }
    await tx.insert(auditSeals).values({ ...seal, mark: sealMark(seal, last?.mark ?? '') })
    await tx.delete(unsealedAudits).where(inArray(unsealedAudits.auditId, ids))
    return ids.length
  })

function hashOf(line: FoundLine | undefined, isEarlier: boolean): string {
  if (!line) return GONE
  return line.stored ?? (isEarlier ? line.hash : FOREIGN)
}

/** Lines of versions that hashed none all come before the first one that has a hash. */
async function firstHashed(tx: Database): Promise<number> {
  const [row] = await tx.select({ id: audits.id }).from(audits).where(isNotNull(audits.hash)).orderBy(asc(audits.id)).limit(1)
  return row?.id ?? Infinity
}
