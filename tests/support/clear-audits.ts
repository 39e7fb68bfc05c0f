import type { Database } from '@/services/db/database'
import { audits } from '@/services/db/tables/base'
import { auditSubjects, unsealedAudits } from '@/services/db/tables/trail'
import { withTriggersOff } from './with-triggers-off'

/** Empties the audit log, which the database refuses otherwise. */
export const clearAudits = (db: Database): Promise<void> =>
  withTriggersOff(db, async (tx) => {
    await tx.delete(auditSubjects)
    await tx.delete(unsealedAudits)
    await tx.delete(audits)
  })
