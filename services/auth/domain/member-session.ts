// A member's sign-in (S1, S2; ). Its row in the database is the sign-in; two cookies refer to it. The access token names
// the member for half an hour, and every call about the member checks the row, so that signing out, a new password or a withdrawal ends
// it at once. The refresh token is exchanged for the next pair. It is made from the row's number and generation with a key of this
// installation, so no usable token is stored, and the pair of a generation can be sent again to the browser that lost the answer. A
// refresh token of an earlier generation must have been copied: the whole sign-in ends.
import { and, eq, isNull, lt, ne, or } from 'drizzle-orm'
import { randomUUID } from 'node:crypto'
import type { Database } from '@/services/db/database'
import { memberSessions } from '@/services/db/tables/auth'
import { members } from '@/services/db/tables/members'
import { lengthOf } from './find-living-session'
import { logger } from '@/services/base/log'
import { cookieLine, VISIT_COOKIE } from './cookies'
import { isRefreshSignature, tokenPair } from './token-pair'
import { unexpired } from '@/services/db/unexpired'

/** A lost answer can be requested again for this long. */
const GRACE = 10_000
/** Ended sign-ins are stored for this long. */
const REMEMBERED = 90 * 24 * 3_600_000

export type EndedBy = 'signOut' | 'signIn' | 'password' | 'withdrawal' | 'replay' | 'staff' | 'elsewhere'

/** Opens a new sign-in and returns its cookie lines; the earlier one of this browser becomes invalid. */
export async function openMemberSession(
  db: Database,
  {
    memberNo,
    keepLogin,
    device,
    deviceWords = '',
    before,
  }: { memberNo: string; keepLogin: boolean; device: string; deviceWords?: string; before?: string | undefined },
  now: Date,
): Promise<string[]> {
  const id = randomUUID()
  if (before) await endMemberSession(db, before, 'signIn', now)
  await db.delete(memberSessions).where(lt(memberSessions.expiresAt, new Date(now.getTime() - REMEMBERED)))
  const row = {
    id,
    memberNo,
    device,
    deviceWords,
    keepLogin,
    generation: 1,
    rotatedAt: now,
    expiresAt: new Date(now.getTime() + lengthOf(keepLogin)),
  }
  await db.insert(memberSessions).values({ ...row, createdAt: now })
  await db.update(members).set({ lastSignInAt: now }).where(eq(members.memberNo, memberNo))
  return [...(await tokenPair(row, now)), cookieLine(VISIT_COOKIE, '', 0)]
}

/**
 * Returns the next token pair. Requests from the same browser at the same moment get the same pair; a copied token gets none and ends the
 * sign-in.
 * @returns the cookie lines, or undefined when the sign-in is not valid (E-TOKEN).
 */
export async function renewMemberSession(
  db: Database,
  token: string,
  device: string,
  now: Date,
): Promise<{ lines: string[]; memberNo: string; sid: string } | undefined> {
  const [id = '', generationText = '', signature = ''] = token.split('.')
  const generation = Number(generationText)
  if (!/^[\w-]{36}$/.test(id) || !/^\d{1,9}$/.test(generationText) || !isRefreshSignature(id, generation, signature)) return undefined
  const isStanding = and(
    eq(memberSessions.id, id),
    isNull(memberSessions.endedAt),
    or(...[true, false].map((keep) => and(eq(memberSessions.keepLogin, keep), unexpired(memberSessions.expiresAt, now, lengthOf(keep))))),
  )
  // Of a hundred simultaneous requests one advances the generation; the others find it advanced.
  const [moved] = await db
    .update(memberSessions)
    .set({ generation: generation + 1, rotatedAt: now })
    .where(and(isStanding, eq(memberSessions.generation, generation), eq(memberSessions.device, device)))
    .returning()
  const [row] = moved ? [moved] : await db.select().from(memberSessions).where(isStanding)
  if (!row) return undefined
  const isRepeated = row.generation === generation + 1 && Math.abs(now.getTime() - row.rotatedAt.getTime()) <= GRACE
  if (!moved && !(isRepeated && row.device === device)) {
    await endMemberSession(db, id, 'replay', now)
    logger().warn(
      { event: 'refresh-replayed', sid: id, memberNo: row.memberNo, generation },
      'a refresh token came twice: its sign-in was ended',
    )
    return undefined
  }
  return { lines: await tokenPair(row, now), memberNo: row.memberNo, sid: id }
}

export async function endMemberSession(db: Database, sid: string, by: EndedBy, now: Date): Promise<void> {
  await db
    .update(memberSessions)
    .set({ endedAt: now, endedBy: by })
    .where(and(eq(memberSessions.id, sid), isNull(memberSessions.endedAt)))
}

/** Ends all sign-ins of a member, except optionally the calling one (S2). @returns how many of them were still valid. */
export async function endMemberSessionsOf(db: Database, memberNo: string, by: EndedBy, now: Date, but?: string): Promise<number> {
  const ended = await db
    .update(memberSessions)
    .set({ endedAt: now, endedBy: by })
    .where(and(eq(memberSessions.memberNo, memberNo), isNull(memberSessions.endedAt), ...(but ? [ne(memberSessions.id, but)] : [])))
    .returning({ expiresAt: memberSessions.expiresAt })
  return ended.filter(({ expiresAt }) => expiresAt > now).length
}
