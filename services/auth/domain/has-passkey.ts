import { sql, type SQL } from 'drizzle-orm'
import { staff } from '@/services/db/tables/auth'
import { staffPasskeys } from '@/services/db/tables/staff-passkeys'

/** Whether a row of `staff` has a passkey. */
export const hasPasskey: SQL<boolean> = sql<boolean>`exists (select 1 from ${staffPasskeys} where ${staffPasskeys.staffId} = ${staff.id})`
