import { and, eq, inArray, isNull } from 'drizzle-orm'
import type { PageDocument } from '@/schemas/page/document'
import { findCycle, fragmentsOf } from '@/schemas/page/fragments-of'
import type { Database } from '@/services/db/database'
import { documents } from '@/services/db/tables/site'

/** The cycle, if this fragment would contain itself through the fragments that it uses. */
export async function fragmentCycle(db: Database, siteId: string, document: PageDocument): Promise<string[] | undefined> {
  if (document.kind !== 'fragment' || !document.id) return undefined
  const uses = new Map<string, string[]>([[document.id, fragmentsOf(document)]])
  let ask = uses.get(document.id)!.filter((name) => !uses.has(name))
  // Level by level, and only reachable fragments.
  while (ask.length > 0) {
    const rows = await db
      .select({ name: documents.name, draft: documents.draft })
      .from(documents)
      .where(and(eq(documents.siteId, siteId), eq(documents.kind, 'fragment'), inArray(documents.name, ask), isNull(documents.deletedAt)))
    for (const name of ask) uses.set(name, [])
    for (const { name, draft } of rows) uses.set(name, fragmentsOf(JSON.parse(draft) as PageDocument))
    ask = [...new Set([...uses.values()].flat())].filter((name) => !uses.has(name))
  }
  return findCycle(document.id, (name) => uses.get(name) ?? [])
}
