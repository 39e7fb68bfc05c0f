// Reads and confirms the session of a request. The pipeline needs the session of a cookie, confirmed by the database, but signing in is
// an area above it, so app/compose.ts passes the implementation.
import type { Session } from '@/schemas/api/auth/session'
import type { Database } from '@/services/db/database'

export interface Sessions {
  /** The session that a cookie header claims; a visitor's without valid cookies. */
  read(cookie: string): Promise<Session>
  /** The session, confirmed by the database, with its member and its visit. */
  confirmMember(session: Session, db: Database, now: Date): Promise<Session>
  /** The session, with its staff part confirmed by the database. @param isQuiet it does not count as use. */
  confirmStaff(session: Session, db: Database, now: Date, isQuiet?: boolean): Promise<Session>
}

let given: Sessions | undefined

export function registerSessions(sessions: Sessions): void {
  given = sessions
}

/** @throws Error when none was registered: a process that answers calls needs sessions. */
export function sessions(): Sessions {
  if (!given) throw new Error('registerSessions was not called: the session of a request cannot be confirmed')
  return given
}
