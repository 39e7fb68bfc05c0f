// Stores the data of a browser between the steps of a form (schemas/words/visit-draft.ts), so that a refresh or a link opens a step while
// the browser stores nothing. The cookie is a random number, the row is found by its hash and sealed; it expires half an hour after its
// last change.
import { and, eq, lt } from 'drizzle-orm'
import { createHash, randomBytes } from 'node:crypto'
import type { Session } from '@/schemas/api/auth/session'
import type { VisitDraft } from '@/schemas/words/visit-draft'
import type { Database } from '@/services/db/database'
import { visits } from '@/services/db/tables/auth'
import type { Ctx } from '@/services/kit/service'
import { cookieLine, VISIT_COOKIE } from './cookies'
import { unexpired } from '@/services/db/unexpired'

const SECONDS = 30 * 60

export const visitHashOf = (visit: string): string => createHash('sha256').update(visit).digest('base64url')

/** Undefined without a valid visit. */
export async function readVisit({ db, session, now }: Pick<Ctx, 'db' | 'session' | 'now'>): Promise<VisitDraft> {
  return session.visit ? ((await rowOf(db, session.visit, now))?.draft ?? {}) : {}
}

/**
 * Changes what is stored for this browser, and begins a visit if there is none. The row is locked, so that changes do not interleave. A visit
 * that is renewed goes on under another number: one that somebody else put into the browser, or copied, opens nothing of what follows.
 * @returns cookie lines of the answer, and the hash that identifies the visit elsewhere.
 */
export async function changeVisit(
  { db, session, now, siteId, isRenewed = false }: Pick<Ctx, 'db' | 'session' | 'now' | 'siteId'> & { isRenewed?: boolean },
  change: (draft: VisitDraft) => VisitDraft,
): Promise<{ cookies: string[]; visitHash: string }> {
  const expiresAt = new Date(now.getTime() + SECONDS * 1_000)
  await db.delete(visits).where(lt(visits.expiresAt, now))
  const known = session.visit ? await rowOf(db, session.visit, now, true) : undefined
  const id = known && !isRenewed ? session.visit! : randomBytes(32).toString('base64url')
  if (known && isRenewed) await db.delete(visits).where(eq(visits.idHash, known.idHash))
  const idHash = visitHashOf(id)
  const draft = change(known?.draft ?? {})
  await db
    .insert(visits)
    .values({ idHash, siteId, draft, expiresAt })
    .onConflictDoUpdate({ target: visits.idHash, set: { draft, expiresAt } })
  return { cookies: [cookieLine(VISIT_COOKIE, id, SECONDS)], visitHash: idHash }
}

/** Who was identified in this visit (G-IDENT), and which order its code has opened; each for half an hour. */
export async function confirmedVisit(db: Database, visit: string, now: Date): Promise<Pick<Session, 'identified' | 'openedOrder'>> {
  const { identified, openedOrder } = (await rowOf(db, visit, now))?.draft ?? {}
  const isFresh = ({ at }: { at: number }) => now.getTime() - at <= SECONDS * 1_000
  return {
    ...(identified && isFresh(identified) ? { identified: { memberName: identified.memberName, mobileNo: identified.mobileNo } } : {}),
    ...(openedOrder && isFresh(openedOrder) ? { openedOrder: openedOrder.orderId } : {}),
  }
}

async function rowOf(db: Database, visit: string, now: Date, lock = false): Promise<typeof visits.$inferSelect | undefined> {
  const query = db
    .select()
    .from(visits)
    .where(and(eq(visits.idHash, visitHashOf(visit)), unexpired(visits.expiresAt, now, SECONDS * 1_000)))
  const [row] = await (lock ? query.for('update') : query)
  return row
}

/** Ends it: a copy of its cookie opens nothing. */
export async function endVisit({ db, session }: Pick<Ctx, 'db' | 'session'>): Promise<void> {
  if (session.visit) await db.delete(visits).where(eq(visits.idHash, visitHashOf(session.visit)))
}
