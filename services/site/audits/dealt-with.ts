import { inArray, type SQL } from 'drizzle-orm'
import { AUDIT_ACTIONS, dealingOf, type Dealing } from '@/schemas/rules/base/audit-words'
import { audits } from '@/services/db/tables/base'

/** Lines in which somebody's data was read, changed or exported. */
export const dealtWith = (...dealings: readonly Dealing[]): SQL =>
  inArray(
    audits.action,
    AUDIT_ACTIONS.filter((action) => dealings.some((dealing) => dealing === dealingOf(action))),
  )
