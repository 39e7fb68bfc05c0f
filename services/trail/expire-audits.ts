import { and, asc, eq, gt, inArray, lt } from 'drizzle-orm'
import type { Database } from '@/services/db/database'
import { audits, facts } from '@/services/db/tables/base'
import { auditSeals } from '@/services/db/tables/trail'
import { auditsKeptSince } from './audits-kept-since'

const FACT = 'audits-expired'
/** Seals whose lines go in one transaction. */
const AT_ONCE = 20

/**
 * Lines older than AUDIT_YEARS leave the log, seal by seal from the first: what is gone is always the beginning, and the seals stay. Lines
 * of earlier versions go as many years after their first seal. @returns how many lines went.
 */
export async function expireAudits(db: Database, now: Date): Promise<number> {
  for (let gone = 0; ;) {
    const some = await expireSome(db, auditsKeptSince(now))
    if (some === undefined) return gone
    gone += some
  }
}

/** @returns undefined when nothing is old enough. */
const expireSome = (db: Database, keptSince: Date): Promise<number | undefined> =>
  db.transaction(async (tx) => {
    const [fact] = await tx.select().from(facts).where(eq(facts.name, FACT)).for('update')
    const seals = await tx
      .select({ number: auditSeals.number, ids: auditSeals.ids })
      .from(auditSeals)
      .where(and(gt(auditSeals.number, Number(fact?.value ?? 0)), lt(auditSeals.at, keptSince)))
      .orderBy(asc(auditSeals.number))
      .limit(AT_ONCE)
    if (seals.length === 0) return undefined
    const ids = seals.flatMap((seal) => seal.ids)
    const gone = await tx.delete(audits).where(inArray(audits.id, ids)).returning({ id: audits.id })
    const value = String(seals.at(-1)!.number)
    await tx.insert(facts).values({ name: FACT, value }).onConflictDoUpdate({ target: facts.name, set: { value } })
    return gone.length
  })
