import type { Database } from '@/services/db/database'
import { commonCodes } from '@/services/db/tables/site'
import { readJson } from './fixtures'

/** Writes the common codes of the shipped site: a record is published only with codes that are there. */
export async function shipCodes(db: Database): Promise<void> {
  const codes = readJson('pages-fixtures/seed/common-codes.json') as (typeof commonCodes.$inferInsert)[]
  await db.insert(commonCodes).values(codes).onConflictDoNothing()
}
