// The search follows every change in its own transaction: whatever writes raises the cache tags of the records, and they say what to write
// anew. What an unpublished record or a hidden category takes along is gone with the commit.
import { and, eq } from 'drizzle-orm'
import { settings } from '@/services/base/settings'
import type { Database } from '@/services/db/database'
import { searchKinds } from '@/services/db/tables/finding'
import { areaTable } from '@/services/kit/area-parts'
import type { SearchKind } from '@/services/parts/search-kind'
import { idsMadeOf, writeAll, writeOnes } from './write-docs'

/** Records that one change writes anew at once; a category of more hands them to the job (fill-kinds.ts). */
const AT_ONCE = 200
/** Raised when there is work for the job, and when it was done. */
export const KINDS_TAG = 'search-kinds'

export async function followChanges(db: Database, tags: readonly string[]): Promise<string[]> {
  const touched = new Set<string>()
  const { siteId } = settings()
  for (const [name, kind] of Object.entries(areaTable<SearchKind>('search')).sort(([a], [b]) => (a < b ? -1 : 1))) {
    const ids = await changedIds({ db, siteId }, name, kind, tags)
    if (ids === undefined) continue
    const [state] = await db
      .select({ kind: searchKinds.kind })
      .from(searchKinds)
      .where(and(eq(searchKinds.siteId, siteId), eq(searchKinds.kind, name)))
    // Before the first filling began, which finds what is there then.
    if (!state) continue
    if (ids === 'all' && kind.one === '') for (const tag of await writeAll({ db, siteId }, name, kind)) touched.add(tag)
    else if (ids === 'all' || ids.length > AT_ONCE) {
      await db
        .update(searchKinds)
        .set({ isDue: true })
        .where(and(eq(searchKinds.siteId, siteId), eq(searchKinds.kind, name)))
      touched.add(KINDS_TAG)
    } else for (const tag of await writeOnes({ db, siteId }, name, kind, ids)) touched.add(tag)
  }
  return [...touched]
}

/** Which records of a kind these tags speak of; undefined for none. */
async function changedIds(
  where: { db: Database; siteId: string },
  name: string,
  { one, madeOf = [], idsOf, tags: lists }: SearchKind,
  tags: readonly string[],
): Promise<string[] | 'all' | undefined> {
  const ids = one === '' ? [] : tags.flatMap((tag) => (tag.startsWith(one) ? [tag.slice(one.length)] : []))
  const above = tags.filter((tag) => madeOf.some((prefix) => tag.startsWith(prefix)))
  if (ids.length === 0 && above.length === 0) return tags.some((tag) => lists.includes(tag)) ? 'all' : undefined
  const dependants = above.length === 0 ? [] : [...(await idsMadeOf(where, name, above)), ...((await idsOf?.(where, above)) ?? [])]
  return [...new Set([...ids, ...dependants])].sort()
}
