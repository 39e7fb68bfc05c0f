// Checks whether sign-ins are valid, and finds their members. Every call and every page about a member needs this, so simultaneous
// requests share one query.
import { eq, inArray } from 'drizzle-orm'
import type { Database } from '@/services/db/database'
import { memberSessions } from '@/services/db/tables/auth'
import { members } from '@/services/db/tables/members'
import { isUnexpired } from '@/services/db/unexpired'
import { batchLookup } from '@/services/db/batch'

const DAY = 24 * 3_600_000
/** Milliseconds that a sign-in lasts. */
export const lengthOf = (keepLogin: boolean): number => (keepLogin ? 14 * DAY : DAY)

/** The columns of a member that a session needs; the other sealed ones are not read. */
const MEMBER = {
  memberNo: members.memberNo,
  memberId: members.memberId,
  memberName: members.memberName,
  mobileNo: members.mobileNo,
  birthDate: members.birthDate,
  passwordHash: members.passwordHash,
  status: members.status,
  nickname: members.nickname,
  certified: members.certified,
  serviseTermsYn: members.serviseTermsYn,
  personalInfoCollectedYn: members.personalInfoCollectedYn,
  goodsMarketingYn: members.goodsMarketingYn,
  eventMarketingYn: members.eventMarketingYn,
  adMarketingYn: members.adMarketingYn,
  bizYn: members.bizYn,
  staffYn: members.staffYn,
  memberType: members.memberType,
  membershipGrade: members.membershipGrade,
  joinChannel: members.joinChannel,
  gender: members.gender,
  housingType: members.housingType,
  createdAt: members.createdAt,
  lastSignInAt: members.lastSignInAt,
}
const SESSION = {
  sid: memberSessions.id,
  keepLogin: memberSessions.keepLogin,
  endedAt: memberSessions.endedAt,
  expiresAt: memberSessions.expiresAt,
  passwordConfirmedAt: memberSessions.passwordConfirmedAt,
}

export type KnownMember = Pick<typeof members.$inferSelect, keyof typeof MEMBER>

/** The sign-in of a cookie and its member, if both are valid at this moment. */
export async function findLivingSession(
  db: Database,
  claim: { memberNo: string; sid: string },
  now: Date,
): Promise<{ member: KnownMember; passwordConfirmedAt: Date | null } | undefined> {
  const found = await ask(db, claim.sid)
  if (!found || found.member.memberNo !== claim.memberNo || found.member.status !== 'NORMAL') return undefined
  const { endedAt, expiresAt, keepLogin, passwordConfirmedAt } = found.session
  return endedAt === null && isUnexpired(expiresAt, now, lengthOf(keepLogin)) ? { member: found.member, passwordConfirmedAt } : undefined
}

const read = (db: Database, sids: string[]) =>
  db
    .select({ member: MEMBER, session: SESSION })
    .from(memberSessions)
    .innerJoin(members, eq(members.memberNo, memberSessions.memberNo))
    .where(inArray(memberSessions.id, sids))

const ask = batchLookup(async (db, sids: string[]) => new Map((await read(db, sids)).map((row) => [row.session.sid, row])))
