import type { Session } from '@/schemas/api/auth/session'
import type { Database } from '@/services/db/database'
import { findLivingSession } from './find-living-session'
import { sessionUserOf } from './session-user-of'
import { confirmedVisit } from './visit'

/**
 * Adds to the session what the database says of its member and its visit: name, certification, whether the password was confirmed, who
 * was identified. Costs one query for a claim, one for a visit (a member who has both costs both), none for a visitor with neither.
 */
export async function confirmMember(session: Session, db: Database, now: Date): Promise<Session> {
  if (!session.claim) return session.visit ? withIdentified(session, db, now) : session
  // A session that was confirmed before keeps nothing that the database does not say again.
  const { claim, user: _user, identified: _identified, openedOrder: _opened, passwordConfirmed: _confirmed, ...visitor } = session
  const found = await findLivingSession(db, claim, now)
  if (!found) return { ...(await withIdentified(visitor, db, now)), ended: true }
  const { member, passwordConfirmedAt } = found
  const user = sessionUserOf(member, now)
  // A certified member is identified by the account (CX-05).
  const isIdentified = member.certified === 'Y' && member.memberName && member.mobileNo
  const { openedOrder } = session.visit ? await confirmedVisit(db, session.visit, now) : {}
  return {
    ...visitor,
    claim,
    user,
    ...(openedOrder ? { openedOrder } : {}),
    ...(isIdentified ? { identified: { memberName: member.memberName!, mobileNo: member.mobileNo! } } : {}),
    ...(passwordConfirmedAt ? { passwordConfirmed: true } : {}),
  }
}

async function withIdentified(session: Session, db: Database, now: Date): Promise<Session> {
  return session.visit ? { ...session, ...(await confirmedVisit(db, session.visit, now)) } : session
}
