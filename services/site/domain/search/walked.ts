// The records of each large kind that come first among equals, the popular and then the new: every frequent word meets the same ones. They are in
// memory with what is known of their names, and read again when a document of their kind changed.
import { and, eq, sql } from 'drizzle-orm'
import { memoizeByTags } from '@/services/db/memoize-by-tags'
import { searchDocs } from '@/services/db/tables/finding'
import { docsTag } from '@/services/finding/note-changes'
import type { Candidate, Where } from './candidates'
import type { Question } from './question'
import { placesOf, type NamePart } from './score-of'

/** Records that are met on a walk, and of those that answer, how many are enough. */
const [MET, ENOUGH] = [400, 60]

interface Walked extends Candidate {
  from: Date | null
}

/** Those of a kind whose names answer with this part or a better one. */
export async function walked(where: Where, question: Question, part: NamePart, kind: string): Promise<Candidate[]> {
  const found: Candidate[] = []
  for (const row of await firstOf(where, kind)) {
    if (found.length === ENOUGH) break
    if (row.from !== null && row.from > where.now) continue
    const places = placesOf(row)
    if (places.answer({ ...question, areas: undefined }) && isAsGood(places.partOf(question), part)) found.push(row)
  }
  return found
}

const PARTS: readonly NamePart[] = ['begins', 'starts', 'any']
const isAsGood = (one: NamePart, part: NamePart): boolean => PARTS.indexOf(one) <= PARTS.indexOf(part)

const firstOf = ({ db, siteId }: Where, name: string): Promise<Walked[]> =>
  memoizeByTags(db, [docsTag(name)], `search-walk ${siteId} ${name}`, async () => {
    const { kind, id, names, area, weight, newness, isSoldOut, from, until } = searchDocs
    const rows = await db
      .select({ kind, id, names, area, weight, newness, isSoldOut, from, until })
      .from(searchDocs)
      .where(and(eq(searchDocs.siteId, siteId), eq(kind, name)))
      .orderBy(isSoldOut, sql`${weight} desc nulls last`, sql`${newness} desc nulls last`)
      .limit(MET)
    return rows.map((row) => ({ ...row, inSummary: false }))
  })
