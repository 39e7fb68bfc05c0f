import { isNotNull } from 'drizzle-orm'
import type { Database } from '@/services/db/database'
import { staff } from '@/services/db/tables/auth'

/** Whether this installation has accounts for emergencies. */
export const hasBreakGlass = async (db: Database): Promise<boolean> => (await db.$count(staff, isNotNull(staff.breakGlassSeat))) > 0
