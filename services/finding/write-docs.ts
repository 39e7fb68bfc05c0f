import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Database } from '@/services/db/database'
import { excluded } from '@/services/db/excluded'
import { searchDocs, searchWords } from '@/services/db/tables/finding'
import type { SearchKind, SearchSource } from '@/services/parts/search-kind'
import { docOf, wordsOf } from './doc-of'

interface Where {
  db: Database
  siteId: string
}

/** Raised when names have words that were not known. */
export const WORDS_TAG = 'search-words'

const { names, texts, nameMarks, textMarks, choseong, area, newness, from, until, isSoldOut, counted, tags, hash } = searchDocs
const SET = Object.fromEntries(
  Object.entries({ names, texts, nameMarks, textMarks, choseong, area, newness, from, until, isSoldOut, counted, tags, hash }).map(
    ([name, column]) => [name, excluded(column)],
  ),
)
/** A document is some hundred entries of an index: more of them in one statement would keep others waiting. */
const AT_ONCE = 40

/**
 * One at a time writes documents of a kind: two changes of what one record is made of would each write it without the other.
 */
export const lockKind = async ({ db, siteId }: Where, name: string): Promise<void> =>
  void (await db.execute(sql`select pg_advisory_xact_lock(hashtext(${`search ${siteId} ${name}`}))`))

/** Writes documents that changed. @returns tags to raise. */
export async function writeDocs(
  { db, siteId }: Where,
  name: string,
  kind: SearchKind,
  sources: readonly SearchSource[],
): Promise<string[]> {
  const docs = sources.map((source) => docOf(siteId, name, kind, source)).sort((a, b) => (a.id < b.id ? -1 : 1))
  const touched = new Set<string>()
  for (let at = 0; at < docs.length; at += AT_ONCE) {
    const part = docs.slice(at, at + AT_ONCE)
    const known = await db
      .select({ id: searchDocs.id, hash })
      .from(searchDocs)
      .where(
        and(
          eq(searchDocs.siteId, siteId),
          eq(searchDocs.kind, name),
          inArray(
            searchDocs.id,
            part.map(({ id }) => id),
          ),
        ),
      )
    const hashes = new Map(known.map((row) => [row.id, row.hash]))
    const changed = part.filter((doc) => hashes.get(doc.id) !== doc.hash)
    if (changed.length === 0) continue
    await db
      .insert(searchDocs)
      .values(changed)
      .onConflictDoUpdate({ target: [searchDocs.siteId, searchDocs.kind, searchDocs.id], set: SET })
    const words = new Map<string, boolean>()
    for (const doc of changed)
      for (const { word, isName } of wordsOf(doc, kind.boost === 4)) words.set(word, isName || (words.get(word) ?? false))
    const rows = [...words].sort(([a], [b]) => (a < b ? -1 : 1)).map(([word, isName]) => ({ siteId, word, isName }))
    // A name such as `33평` or `!!` has no word of two letters.
    if (rows.length === 0) continue
    const added = await db
      .insert(searchWords)
      .values(rows)
      .onConflictDoUpdate({
        target: [searchWords.siteId, searchWords.word],
        set: { isName: sql`true` },
        setWhere: sql`${excluded(searchWords.isName)} and not ${searchWords.isName}`,
      })
      .returning({ word: searchWords.word })
    if (added.length > 0) touched.add(WORDS_TAG)
  }
  return [...touched]
}

/** Takes away documents of these records. */
export async function dropDocs({ db, siteId }: Where, name: string, ids: readonly string[]): Promise<void> {
  for (let at = 0; at < ids.length; at += 1_000)
    await db
      .delete(searchDocs)
      .where(and(eq(searchDocs.siteId, siteId), eq(searchDocs.kind, name), inArray(searchDocs.id, ids.slice(at, at + 1_000))))
}

/** Documents of records as they are now: those that visitors do not see any more are taken away. */
export async function writeOnes(where: Where, name: string, kind: SearchKind, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return []
  await lockKind(where, name)
  const sources: SearchSource[] = []
  for await (const part of kind.read({ ...where, ids })) sources.push(...part)
  const shown = new Set(sources.map(({ id }) => id))
  await dropDocs(
    where,
    name,
    ids.filter((id) => !shown.has(id)),
  )
  return writeDocs(where, name, kind, sources)
}

/** All documents of a kind of few records, such as categories. */
export async function writeAll(where: Where, name: string, kind: SearchKind): Promise<string[]> {
  await lockKind(where, name)
  const sources: SearchSource[] = []
  for await (const part of kind.read(where)) sources.push(...part)
  const shown = new Set(sources.map(({ id }) => id))
  const known = await where.db
    .select({ id: searchDocs.id })
    .from(searchDocs)
    .where(and(eq(searchDocs.siteId, where.siteId), eq(searchDocs.kind, name)))
  await dropDocs(
    where,
    name,
    known.flatMap(({ id }) => (shown.has(id) ? [] : [id])),
  )
  return writeDocs(where, name, kind, sources)
}

/** Ids of the documents that are made of what these tags name. */
export async function idsMadeOf({ db, siteId }: Where, name: string, ofTags: readonly string[]): Promise<string[]> {
  const rows = await db
    .select({ id: searchDocs.id })
    .from(searchDocs)
    .where(and(eq(searchDocs.siteId, siteId), eq(searchDocs.kind, name), sql`${searchDocs.tags} && ${sql.param([...ofTags])}::text[]`))
  return rows.map(({ id }) => id)
}
