import { isNotNull } from 'drizzle-orm'
import type { Database } from '@/services/db/database'
import { staff } from '@/services/db/tables/auth'

/**
 * Whether somebody of staff has this mail: then the directory makes no second account, and the person links the one that is there. It is
 * never linked by the mail alone. The mails lie sealed without an index, and staff are few.
 */
export async function isStaffMail(db: Database, email: string): Promise<boolean> {
  const wanted = email.trim().toLowerCase()
  if (wanted === '') return false
  const rows = await db.select({ email: staff.email }).from(staff).where(isNotNull(staff.email))
  return rows.some((row) => row.email!.trim().toLowerCase() === wanted)
}
