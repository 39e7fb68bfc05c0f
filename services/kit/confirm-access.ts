// Whether a session may make a call, before its input is read. Each access is one entry: what the cookie has to claim, so that a stranger is
// refused before the database is asked, and what the database has to confirm. Every step passes or throws.
import { confirmsPerson, isWrite, type Access, type AnyContract } from '@/schemas/api/base/contract'
import type { CallFailure } from '@/schemas/api/base/failure'
import type { Session } from '@/schemas/api/auth/session'
import { isWhole } from '@/schemas/rules/auth/decide-guards'
import { COMMON } from '@/schemas/words/messages'
import type { Database } from '@/services/db/database'
import { refusal } from './refusal'
import { sessions } from './sessions'

interface Entrance {
  /** What is missing in a session that is only claimed. */
  unclaimed(session: Session, contract: AnyContract): CallFailure | undefined
  /** What is missing in the session that the database has confirmed. */
  unmet(session: Session, contract: AnyContract): CallFailure | undefined
}

const RANK = { mng: 1, adm: 2 } as const

const visitor: Entrance = { unclaimed: () => undefined, unmet: () => undefined }
const member: Entrance = {
  unclaimed: ({ user, claim, lapsed }) => (user || claim ? undefined : refusal(lapsed ? COMMON.sessionEnded : COMMON.loginNeeded)),
  unmet: ({ user, passwordConfirmed }, { needs }) => {
    if (!user) return refusal(COMMON.sessionEnded)
    if (needs?.includes('whole') && !isWhole(user)) return refusal(COMMON.consentNeeded)
    return needs?.includes('password') && !passwordConfirmed ? refusal(COMMON.passwordNeeded) : undefined
  },
}
const vendor: Entrance = {
  ...member,
  unmet: (session, contract) => (session.user && session.user.bizYn !== 'Y' ? refusal(COMMON.refused) : member.unmet(session, contract)),
}
const identified: Entrance = {
  unclaimed: (session) => (session.identified || session.claim || session.visit ? undefined : unidentified(session)),
  unmet: (session) => (session.identified?.memberName && session.identified.mobileNo ? undefined : unidentified(session)),
}
/** Of a visitor's order: who it was identified as, or a browser that opened it with the code texted to its number; which order it may read its own query says. */
const orderer: Entrance = {
  ...identified,
  unmet: (session, contract) => (session.openedOrder ? undefined : identified.unmet(session, contract)),
}
const staffOf = (rank: number): Entrance => {
  const check: Entrance['unmet'] = ({ staff, enrolling, preview }, { preview: isPreviewed }) => {
    const role = staff?.role ?? (isPreviewed ? preview?.role : undefined)
    if (role && RANK[role] >= rank) return undefined
    return refusal(enrolling ? COMMON.factorNeeded : COMMON.adminOnly)
  }
  return { unclaimed: check, unmet: check }
}
const ENTRANCES: Record<Access, Entrance> = {
  visitor,
  member,
  vendor,
  identified,
  orderer,
  manager: staffOf(RANK.mng),
  admin: staffOf(RANK.adm),
}

/** @throws CallFailure (401 or 403) for a session that does not even claim what the call needs. */
export function requireClaim(contract: AnyContract, session: Session): void {
  const failure = ENTRANCES[contract.access].unclaimed(session, contract)
  if (failure) throw failure
}

/**
 * The session as the database knows it: a cookie has the person's rights at the sign-in, and they may have been taken since (S10).
 * @throws CallFailure (401 or 403) when it is not enough for the call.
 */
export async function confirmAccess(contract: AnyContract, claimed: Session, db: () => Database, now: Date): Promise<Session> {
  const session = await confirm(contract, claimed, db, now)
  if (session.staff?.seeing && isWrite(contract) && !contract.whileSeeing)
    throw refusal(COMMON.seeingOnly, [{ pointer: '', message: COMMON.seeingOnly[1], keyword: 'right' }])
  const failure = ENTRANCES[contract.access].unmet(session, contract)
  if (failure) throw failure
  return session
}

async function confirm(contract: AnyContract, session: Session, db: () => Database, now: Date): Promise<Session> {
  if (contract.access === 'manager' || contract.access === 'admin') {
    const claimed = session.staff ?? session.enrolling
    if (!claimed) return session
    const confirmed = await sessions().confirmStaff({ ...session, staff: claimed }, db(), now, contract.quiet)
    return contract.beforeFactor && confirmed.enrolling ? { ...confirmed, staff: confirmed.enrolling } : confirmed
  }
  return confirmsPerson(contract) && (session.claim ?? session.visit) ? sessions().confirmMember(session, db(), now) : session
}

/** A member whose sign-in is over signs in again: nothing of theirs asks them to prove who they are (E-LOGIN-3). */
const unidentified = ({ user, lapsed, ended }: Session): CallFailure =>
  refusal(!user && (lapsed || ended) ? COMMON.sessionEnded : COMMON.identityNeeded)
