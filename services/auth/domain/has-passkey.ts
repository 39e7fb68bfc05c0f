import { sql, type SQL } from 'drizzle-orm'
import { staff, staffPasskeys } from '@/services/db/tables/auth'

/** Whether a row of `staff` has a passkey. */
export const hasPasskey: SQL<boolean> = sql<boolean>`exists (select 1 from ${staffPasskeys} where ${staffPasskeys.staffId} = ${staff.id})`
