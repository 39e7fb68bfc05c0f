// How many records a question will find, reckoned from some thousands of names and texts in memory. On a large site it decides how they are
// read: what is rare by the index, what is frequent by walking through the most popular. Taken anew when the search was filled and every night.
import { eq, sql } from 'drizzle-orm'
import { initialsOf } from '@/lib/hangul/is-syllable'
import { memoizeByTags } from '@/services/db/memoize-by-tags'
import type { Database } from '@/services/db/database'
import { searchDocs, searchKinds } from '@/services/db/tables/finding'
import { KINDS_TAG } from '@/services/finding/follow-changes'
import { NIGHT_TAG } from '@/services/finding/weigh-docs'
import { spellingsOf, type Question } from './question'
import { Places, type NamePart } from './score-of'

/** Records below which the index always is fast enough, and names and texts that are kept of more. */
const [MANY, NAMES, TEXTS] = [20_000, 3_000, 1_000]

export interface Sample {
  isMany: boolean
  /** Records of each kind that answer by name, by the part of the name that does. Those that begin with it count for the other parts, too. */
  named: (question: Question) => ReadonlyMap<string, Record<NamePart, number>>
  /** Records whose names and texts together have all words. */
  written: (question: Question) => number
  /** Records of a kind. */
  sizeOf: (kind: string) => number
}

export const sampleOf = ({ db, siteId }: { db: Database; siteId: string }): Promise<Sample> =>
  memoizeByTags(db, [NIGHT_TAG, KINDS_TAG], `search-sample ${siteId}`, async () => {
    const kinds = await db
      .select({ kind: searchKinds.kind, done: searchKinds.done })
      .from(searchKinds)
      .where(eq(searchKinds.siteId, siteId))
    const total = kinds.reduce((sum, { done }) => sum + done, 0)
    const sizes = new Map(kinds.map(({ kind, done }) => [kind, done]))
    const rows = total > MANY ? await readSample(db, siteId, total) : []
    return sampleFrom(rows, sizes, total)
  })

interface Row {
  kind: string
  names: string
  texts: string
}

async function readSample(db: Database, siteId: string, total: number): Promise<Row[]> {
  const { kind, names, texts } = searchDocs
  // Whole pages are read, and records that were written together stand on one: of twice as many pages every second record is taken.
  const percent = Math.min(100, ((2 * NAMES) / total) * 100)
  const { rows } = await db.execute<{ kind: string; names: string; texts: string }>(sql`
    select kind, names, case when n % ${NAMES / TEXTS} = 0 then texts else '' end as texts from (
      select ${kind} as kind, ${names} as names, ${texts} as texts, row_number() over () as n
      from ${searchDocs} tablesample system (${percent}::real) where ${searchDocs.siteId} = ${siteId}
    ) as met where n % 2 = 0 limit ${NAMES}`)
  return rows
}

function sampleFrom(rows: readonly Row[], sizes: ReadonlyMap<string, number>, total: number): Sample {
  const met = new Map<string, Places[]>()
  for (const { kind, names } of rows) {
    const list = met.get(kind)
    const places = new Places({ names, area: null })
    if (list) list.push(places)
    else met.set(kind, [places])
  }
  const allNames = rows.map(({ names }) => names.replaceAll(' ', '')).join('\n')
  const allInitials = initialsOf(allNames)
  const written = rows.flatMap(({ names, texts }) => (texts === '' ? [] : [`${names.replaceAll(' ', '')}\n${texts}`]))
  const sizeOf = (kind: string): number => sizes.get(kind) ?? 0
  return {
    isMany: total > MANY,
    sizeOf,
    named(question) {
      const counts = new Map<string, Record<NamePart, number>>()
      if (!isAround(question, allNames, allInitials)) return counts
      for (const [kind, list] of met) {
        const found: Record<NamePart, number> = { begins: 0, starts: 0, any: 0 }
        for (const places of list) {
          if (!places.answer({ ...question, areas: undefined })) continue
          const part = places.partOf(question)
          found.any++
          if (part !== 'any') found.starts++
          if (part === 'begins') found.begins++
        }
        const each = sizeOf(kind) / list.length
        if (found.any > 0) counts.set(kind, { begins: found.begins * each, starts: found.starts * each, any: found.any * each })
      }
      return counts
    },
    written({ words }) {
      const has = (text: string) => words.every((word) => spellingsOf(word).some((spelling) => text.includes(spelling.text)))
      return written.length === 0 ? 0 : (written.filter(has).length / written.length) * total
    },
  }
}

/** Most questions have a word that none of the names has: then nothing is compared one by one. */
function isAround({ words, whole, isAny }: Question, allNames: string, allInitials: string): boolean {
  const isThere = (word: Question['words'][number]) =>
    spellingsOf(word).some(({ text, as }) =>
      (as === 'initials' ? allInitials : allNames).includes(as === 'half' ? text.slice(0, -1) : text),
    )
  return (isAny ? words.some(isThere) : words.every(isThere)) || (whole !== undefined && isThere(whole))
}
