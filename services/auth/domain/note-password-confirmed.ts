import { and, eq, isNull } from 'drizzle-orm'
import { randomUUID } from 'node:crypto'
import type { Database } from '@/services/db/database'
import { memberSessions } from '@/services/db/tables/auth'
import { tokenPair } from './token-pair'

/**
 * Remembers, in this sign-in only, that the password was confirmed (S-SESS-6). The sign-in gets another name: a copy of its
 * cookies from before gains nothing by what its owner has just proved (S2).
 * @returns the cookie lines to answer with.
 */
export async function notePasswordConfirmed(db: Database, sid: string, now: Date): Promise<string[]> {
  const [row] = await db
    .update(memberSessions)
    .set({ id: randomUUID(), passwordConfirmedAt: now })
    .where(and(eq(memberSessions.id, sid), isNull(memberSessions.endedAt)))
    .returning()
  return row ? tokenPair(row, now) : []
}
