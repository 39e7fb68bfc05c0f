// A member's sign-in (S1, S2; ). Its row in the database is the sign-in; two cookies stand for it. The access token names
// the member for half an hour, and every call about the member checks the row, so that signing out, a new password or a withdrawal ends
// it at once. The refresh token buys the next pair. It is made from the row's number and generation with a key of this installation, so
// nothing that could be stolen is stored, and the pair of a generation can be handed out again to the browser that lost the answer. A
// refresh token of an earlier generation was copied: the whole sign-in ends.
import { and, eq, isNull, lt, ne, or } from 'drizzle-orm'
import { createHash, createHmac, randomUUID, timingSafeEqual } from 'node:crypto'
import type { Session, SessionUser } from '@/schemas/api/auth/session'
import { ageOn } from '@/schemas/rules/auth/age'
import type { Database } from '@/services/db/database'
import { memberSessions } from '@/services/db/tables/auth'
import { members } from '@/services/db/tables/members'
import { lengthOf, findLivingSession, type KnownMember } from './find-living-session'
import { logger } from '@/services/base/log'
import { ACCESS_SECONDS, cookieLine, MEMBER_COOKIE, memberToken, REFRESH_COOKIE, SIGNED_COOKIE, VISIT_COOKIE } from './tokens'
import { settings } from '@/services/base/settings'
import { standsUntil } from '@/services/db/unexpired'
import { identifiedOf } from './visit'

/** An answer that was lost on its way may be asked for again this long. */
const GRACE = 10_000
/** Ended sign-ins are remembered this long. */
const REMEMBERED = 90 * 24 * 3_600_000
export const AUTH_PATH = '/auth/svc'

export type EndedBy = 'signOut' | 'signIn' | 'password' | 'withdrawal' | 'replay'
type Row = typeof memberSessions.$inferSelect

/** Tells one browser from another, whatever its version; only a hash is stored. */
export const deviceOf = (userAgent: string): string =>
  createHash('sha256')
    .update(userAgent.replace(/[\d._]+/g, ''))
    .digest('base64url')
    .slice(0, 22)

/** Opens a new sign-in and gives its cookie lines; whatever was known of an earlier one in this browser is worth nothing in it. */
export async function openMemberSession(
  db: Database,
  { memberNo, keepLogin, device, before }: { memberNo: string; keepLogin: boolean; device: string; before?: string | undefined },
  now: Date,
): Promise<string[]> {
  const id = randomUUID()
  if (before) await endSession(db, before, 'signIn', now)
  await db.delete(memberSessions).where(lt(memberSessions.expiresAt, new Date(now.getTime() - REMEMBERED)))
  const row = { id, memberNo, device, keepLogin, generation: 1, rotatedAt: now, expiresAt: new Date(now.getTime() + lengthOf(keepLogin)) }
  await db.insert(memberSessions).values({ ...row, createdAt: now })
  await db.update(members).set({ lastSignInAt: now }).where(eq(members.memberNo, memberNo))
  return [...(await pairOf(row, now)), cookieLine(VISIT_COOKIE, '', 0)]
}

/**
 * Returns the next token pair. Requests from the same browser at the same moment get the same pair; a copied token gets none and ends the
 * sign-in.
 * @returns the cookie lines, or undefined where the sign-in does not stand (E-TOKEN).
 */
export async function renewMemberSession(
  db: Database,
  token: string,
  device: string,
  now: Date,
): Promise<{ lines: string[]; memberNo: string; sid: string } | undefined> {
  const [id = '', generationText = '', signature = ''] = token.split('.')
  const generation = Number(generationText)
  if (!/^[\w-]{36}$/.test(id) || !/^\d{1,9}$/.test(generationText) || !isSignatureOf(id, generation, signature)) return undefined
  const isStanding = and(
    eq(memberSessions.id, id),
    isNull(memberSessions.endedAt),
    or(...[true, false].map((keep) => and(eq(memberSessions.keepLogin, keep), standsUntil(memberSessions.expiresAt, now, lengthOf(keep))))),
  )
  // One of a hundred at once moves the generation on; the others find it moved.
  const [moved] = await db
    .update(memberSessions)
    .set({ generation: generation + 1, rotatedAt: now })
    .where(and(isStanding, eq(memberSessions.generation, generation), eq(memberSessions.device, device)))
    .returning()
  const [row] = moved ? [moved] : await db.select().from(memberSessions).where(isStanding)
  if (!row) return undefined
  const isRepeated = row.generation === generation + 1 && Math.abs(now.getTime() - row.rotatedAt.getTime()) <= GRACE
  if (!moved && !(isRepeated && row.device === device)) {
    await endSession(db, id, 'replay', now)
    logger().warn(
      { event: 'refresh-replayed', sid: id, memberNo: row.memberNo, generation },
      'a refresh token came twice: its sign-in was ended',
    )
    return undefined
  }
  return { lines: await pairOf(row, now), memberNo: row.memberNo, sid: id }
}

export async function endSession(db: Database, sid: string, by: EndedBy, now: Date): Promise<void> {
  await db
    .update(memberSessions)
    .set({ endedAt: now, endedBy: by })
    .where(and(eq(memberSessions.id, sid), isNull(memberSessions.endedAt)))
}

/** All sign-ins of a member, but perhaps the one that asks (S2). */
export async function endSessionsOf(db: Database, memberNo: string, by: EndedBy, now: Date, but?: string): Promise<void> {
  await db
    .update(memberSessions)
    .set({ endedAt: now, endedBy: by })
    .where(and(eq(memberSessions.memberNo, memberNo), isNull(memberSessions.endedAt), ...(but ? [ne(memberSessions.id, but)] : [])))
}

/** Takes every cookie of a sign-in away. */
export const expiredCookieLines = (): string[] => [
  cookieLine(MEMBER_COOKIE, '', 0),
  cookieLine(REFRESH_COOKIE, '', 0, { path: AUTH_PATH, sameSite: 'Strict' }),
  cookieLine(SIGNED_COOKIE, '', 0, { script: true }),
  cookieLine(VISIT_COOKIE, '', 0),
]

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
  return row ? pairOf(row, now) : []
}

/**
 * Adds to the session what the database says of its member and its visit: name, certification, whether the password was confirmed, who
 * was identified. Costs one query for a claim, one for a visit, none for a visitor with neither.
 */
export async function confirmMember(session: Session, db: Database, now: Date): Promise<Session> {
  const { claim, ...others } = session
  const visitor = claim ? others : session
  if (!claim) return session.visit ? withIdentified(visitor, db, now) : session
  const found = await findLivingSession(db, claim, now)
  if (!found) return withIdentified(visitor, db, now)
  const { member, passwordConfirmedAt } = found
  const user = sessionUserOf(member, now)
  // A certified member is identified by the account (CX-05).
  const isIdentified = member.certified === 'Y' && member.memberName && member.mobileNo
  return {
    ...session,
    user,
    ...(isIdentified ? { identified: { memberName: member.memberName!, mobileNo: member.mobileNo! } } : {}),
    ...(passwordConfirmedAt ? { passwordConfirmed: true } : {}),
  }
}

async function withIdentified(session: Session, db: Database, now: Date): Promise<Session> {
  const identified = session.visit ? await identifiedOf(db, session.visit, now) : undefined
  return identified ? { ...session, identified } : session
}

/** A member as the browser receives them. */
export function sessionUserOf(member: KnownMember, now: Date): SessionUser {
  const { birthDate } = member
  const marketing = [member.goodsMarketingYn, member.eventMarketingYn, member.adMarketingYn]
  return {
    memberNo: member.memberNo,
    memberId: member.memberId ?? '',
    memberName: member.memberName ?? '',
    nickname: member.nickname,
    certified: member.certified,
    serviseTermsYn: member.serviseTermsYn,
    personalInfoCollectedYn: member.personalInfoCollectedYn,
    passwordYn: member.passwordHash === null ? 'N' : 'Y',
    bizYn: member.bizYn,
    staffYn: member.staffYn,
    employeeFlag: member.staffYn,
    memberType: member.memberType,
    membershipGrade: member.membershipGrade,
    joinChannel: member.joinChannel,
    birthDate: birthDate ?? '',
    ...(birthDate ? { age: ageOn(birthDate, now) } : {}),
    gender: member.gender ?? '',
    houseType: member.housingType,
    marketingYn: marketing.includes('Y') ? 'Y' : 'N',
    goodsMarketingYn: member.goodsMarketingYn,
    eventMarketingYn: member.eventMarketingYn,
    adMarketingYn: member.adMarketingYn,
    consultingHis: 'N',
    registDate: member.createdAt.toISOString(),
    lastLoginDate: member.lastSignInAt?.toISOString() ?? '',
  }
}

/** Names a sign-in where people and logs must tell two apart. */
export const sessionKeyOf = (sid: string): string => createHash('sha256').update(`session key ${sid}`).digest('base64url').slice(0, 22)

async function pairOf(row: Pick<Row, 'id' | 'memberNo' | 'generation' | 'expiresAt'>, now: Date): Promise<string[]> {
  // The end of a sign-in is fixed when it is opened, however often it is renewed.
  const left = Math.max(0, Math.floor((row.expiresAt.getTime() - now.getTime()) / 1_000))
  const access = await memberToken(settings().appSecret, { memberNo: row.memberNo, sid: row.id }, now)
  const refresh = `${row.id}.${row.generation}.${signatureOf(settings().appSecret, row.id, row.generation)}`
  return [
    cookieLine(MEMBER_COOKIE, access, Math.min(ACCESS_SECONDS, left)),
    cookieLine(REFRESH_COOKIE, refresh, left, { path: AUTH_PATH, sameSite: 'Strict' }),
    cookieLine(SIGNED_COOKIE, '1', left, { script: true }),
  ]
}

const signatureOf = (secret: string, id: string, generation: number): string =>
  createHmac('sha256', secret).update(`refresh ${id} ${generation}`).digest('base64url')

function isSignatureOf(id: string, generation: number, signature: string): boolean {
  const { appSecret, earlierSecret } = settings()
  return [appSecret, earlierSecret].some((secret) => {
    if (!secret) return false
    const right = Buffer.from(signatureOf(secret, id, generation))
    const given = Buffer.from(signature)
    return given.length === right.length && timingSafeEqual(given, right)
  })
}
