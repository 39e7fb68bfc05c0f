import { and, desc, eq, isNull, or } from 'drizzle-orm'
import { createHash } from 'node:crypto'
import { memberSessions } from '@/services/db/tables/auth'
import { unexpired } from '@/services/db/unexpired'
import type { Ctx } from '@/services/kit/service'
import { lengthOf } from '../domain/find-living-session'

/** More are never shown: the oldest of so many are ended with the others. */
const MOST = 50

/** The calling member's sign-ins that are alive, each with the name under which calls speak of it. */
export async function livingSignIns({ db, session, now }: Pick<Ctx, 'db' | 'session' | 'now'>) {
  const { keepLogin, expiresAt, endedAt, memberNo, rotatedAt } = memberSessions
  const isAlive = or(...[true, false].map((keep) => and(eq(keepLogin, keep), unexpired(expiresAt, now, lengthOf(keep)))))
  const rows = await db
    .select()
    .from(memberSessions)
    .where(and(eq(memberNo, session.user!.memberNo), isNull(endedAt), isAlive))
    .orderBy(desc(rotatedAt))
    .limit(MOST)
  return rows.map((row) => ({ ...row, key: keyOf(row.id), isCurrent: row.id === session.claim?.sid }))
}

const keyOf = (id: string): string => createHash('sha256').update(`own-sign-in ${id}`).digest('base64url').slice(0, 22)
