// Reads and confirms the session of a request. The pipeline reads a session from a cookie and has it confirmed by the database, and does not know how: signing
// in is an area of its own, which lies above. app/compose.ts hands it down.
import type { Session } from '@/schemas/api/auth/session'
import type { Database } from '@/services/db/database'

export interface Sessions {
  /** The session that a cookie header claims; a visitor's where it proves nothing. */
  read(cookie: string): Promise<Session>
  /** The session with what the database says of its member and its visit. */
  confirmMember(session: Session, db: Database, now: Date): Promise<Session>
  /** The session with what the database says of its staff. */
  confirmStaff(session: Session, db: Database, now: Date): Promise<Session>
}

let given: Sessions | undefined

export function registerSessions(sessions: Sessions): void {
  given = sessions
}

/** @throws Error where nothing was handed down: a process that answers calls must know who asks. */
export function sessions(): Sessions {
  if (!given) throw new Error('registerSessions was not called: the session of a request cannot be confirmed')
  return given
}
