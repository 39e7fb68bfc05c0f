import { sql } from 'drizzle-orm'
import { settings } from '@/services/base/settings'
import type { Database } from '@/services/db/database'
import { excluded } from '@/services/db/excluded'
import { searchChanges } from '@/services/db/tables/finding'

/** Raised with what an engine has to be told of. */
export const CHANGES_TAG = 'search-changes'
/** Raised with every document of a kind that is written or taken away. */
export const docsTag = (kind: string): string => `search-docs:${kind}`
const AT_ONCE = 2_000

/**
 * Says, in the transaction that writes or drops documents, that an engine lacks them. Without an engine nothing is noted: one that is set up
 * later is filled with all. @returns tags to raise.
 */
export async function noteChanges(db: Database, siteId: string, kind: string, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return []
  if (!settings().outside.search) return [docsTag(kind)]
  const rows = [...new Set(ids)].sort().map((id) => ({ siteId, kind, id }))
  for (let at = 0; at < rows.length; at += AT_ONCE)
    await db
      .insert(searchChanges)
      .values(rows.slice(at, at + AT_ONCE))
      .onConflictDoUpdate({
        target: [searchChanges.siteId, searchChanges.kind, searchChanges.id],
        set: { seq: excluded(searchChanges.seq), at: sql`least(${searchChanges.at}, ${excluded(searchChanges.at)})` },
      })
  return [docsTag(kind), CHANGES_TAG]
}
