import { eq } from 'drizzle-orm'
import type { Database } from '../database'
import { facts } from '../tables/base'

/**
 * Whether this step of a demonstration has never run on this database. Notes that it has, so that what is removed afterwards stays removed.
 * @param earlier the name under which an earlier version noted it.
 */
export async function isFirstTime(tx: Database, siteId: string, step: string, earlier?: string): Promise<boolean> {
  if (earlier !== undefined && (await tx.$count(facts, eq(facts.name, `${earlier}:${siteId}`))) > 0) return false
  const noted = await tx
    .insert(facts)
    .values({ name: `${step}:${siteId}`, value: '1' })
    .onConflictDoNothing()
    .returning()
  return noted.length > 0
}
