import type { Database } from '@/services/db/database'
import { placeOf } from '@/services/kit/place-of'
import { writeAudits } from '@/services/kit/write-audits'

/** Where the directory acts: the caller's transaction, and lines of the audit log in which it acts and nobody of staff. */
export interface DirectoryPlace {
  db: Database
  now: Date
  audit: (action: string, target: string, detail?: Record<string, unknown>) => Promise<void>
}

export const directoryPlace = ({ db, now, requestId }: { db: Database; now: Date; requestId: string }): DirectoryPlace => ({
  db,
  now,
  // With the address that it calls from, and of whoever signs in by it.
  audit: (action, target, detail) =>
    writeAudits(db, [{ at: now, actor: 'directory', action, target, detail: detail ?? null, requestId, ...placeOf({}, 'staff.') }]),
})
