import { eq } from 'drizzle-orm'
import type { Database } from '@/services/db/database'
import { STAFF_DOOR_ID, staffDoors } from '@/services/db/tables/auth'

/** From where staff may use the console; empty: from everywhere. */
export async function readAllowedNetworks(db: Database): Promise<{ networks: string[]; version: number }> {
  const [row] = await db.select().from(staffDoors).where(eq(staffDoors.id, STAFF_DOOR_ID))
  return { networks: row?.networks ?? [], version: row?.version ?? 0 }
}
