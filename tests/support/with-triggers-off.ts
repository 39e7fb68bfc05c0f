import { sql } from 'drizzle-orm'
import type { Database } from '@/services/db/database'

const ROLE = 'session_replication_role'

/** One transaction of somebody who owns the tables: no trigger refuses anything. */
export const withTriggersOff = <T>(db: Database, work: (tx: Database) => Promise<T>): Promise<T> =>
  db.transaction(async (tx) => {
    await tx.execute(sql`select set_config(${ROLE}, 'replica', true)`)
    return work(tx)
  })
