// Counts in how many texts of what the site publishes each character occurs, from the database. Each part is read again only after its own cache tags
// changed, and in pieces, so that other calls run in between.
import { and, eq, getTableColumns, isNotNull, isNull, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Database } from '@/services/db/database'
import { catalogs, categoryAttributes, constExams, productCategories, products } from '@/services/db/tables/catalog'
import { shops } from '@/services/db/tables/places'
import { brandArticles, contents, faqs, interiorCases, notices, stylingContents } from '@/services/db/tables/content'
import { alliances, eventGames, events, surveyItems } from '@/services/db/tables/events'
import { terms } from '@/services/db/tables/members'
import { banners, commonCodes, documents, menus, popups, revisions, searchTags } from '@/services/db/tables/site'

type Counts = Map<number, number>

interface Part {
  /** Beginnings of the tags that change with it, up to the colon. */
  tags: readonly string[]
  read: (db: Database, siteId: string) => Promise<Counts>
}

const PIECE = 200

/** What members and visitors write is not among these: its rare glyphs come from the whole font. */
const PARTS: readonly Part[] = [
  { tags: ['page', 'pages', 'fragment', 'popup', 'template'], read: countDocuments },
  tables(['products', 'product', 'categories', 'catalogs', 'const-exams'], [products, productCategories, categoryAttributes, catalogs]),
  tables(['const-exams'], [constExams]),
  tables(['shops', 'shop'], [shops]),
  tables(['notices', 'notice', 'faqs', 'content', 'brand-articles', 'brand-article'], [notices, faqs, contents, brandArticles]),
  tables(['interiors', 'interior', 'styling'], [interiorCases, stylingContents]),
  tables(['events', 'event', 'alliances', 'alliance'], [events, alliances, surveyItems, eventGames]),
  tables(['menus', 'banners', 'popups', 'search-tags', 'codes', 'site'], [menus, banners, popups, searchTags, commonCodes]),
  tables(['terms', 'term'], [terms]),
]

export class GlyphCounter {
  readonly #counts = new Map<Part, Counts>()

  /** Forgets what these tags changed. @returns whether anything was forgotten. */
  forget(tags: readonly string[]): boolean {
    const changed = new Set(tags.map((tag) => tag.split(':', 1)[0]!))
    const stale = PARTS.filter((part) => this.#counts.has(part) && part.tags.some((tag) => changed.has(tag)))
    for (const part of stale) this.#counts.delete(part)
    return stale.length > 0
  }

  /** In how many texts each code point above ASCII occurs. */
  async count(db: Database, siteId: string): Promise<Counts> {
    const all: Counts = new Map()
    for (const part of PARTS) {
      let counts = this.#counts.get(part)
      if (!counts) {
        counts = new Map()
        // Set before reading: a change meanwhile forgets it again.
        this.#counts.set(part, counts)
        try {
          for (const [code, often] of await part.read(db, siteId)) counts.set(code, often)
        } catch (error) {
          this.#counts.delete(part)
          throw error
        }
      }
      for (const [code, often] of counts) all.set(code, (all.get(code) ?? 0) + often)
    }
    return all
  }
}

async function countDocuments(db: Database, siteId: string): Promise<Counts> {
  return countPieces((limit, offset) =>
    db
      .select({ body: revisions.body })
      .from(documents)
      .innerJoin(revisions, eq(revisions.id, documents.publishedRevisionId))
      .where(and(eq(documents.siteId, siteId), isNotNull(documents.publishedRevisionId), isNull(documents.deletedAt)))
      .orderBy(documents.id)
      .limit(limit)
      .offset(offset),
  )
}

/** All rows of these tables that belong to the site. */
function tables(tags: readonly string[], of: readonly PgTable[]): Part {
  return {
    tags,
    async read(db, siteId) {
      const counts: Counts = new Map()
      for (const table of of) {
        const { siteId: column } = getTableColumns(table)
        const found = await countPieces((limit, offset) =>
          db
            .select()
            .from(table)
            .where(column ? eq(column, siteId) : undefined)
            .orderBy(sql`ctid`)
            .limit(limit)
            .offset(offset),
        )
        for (const [code, often] of found) counts.set(code, (counts.get(code) ?? 0) + often)
      }
      return counts
    },
  }
}

async function countPieces(read: (limit: number, offset: number) => Promise<object[]>): Promise<Counts> {
  const counts: Counts = new Map()
  for (let offset = 0; ; offset += PIECE) {
    const rows = await read(PIECE, offset)
    for (const row of rows) countText(JSON.stringify(row).normalize('NFC'), counts)
    if (rows.length < PIECE) return counts
  }
}

/** Counts a glyph once a text: how many texts need it says more than how often one repeats it. ASCII is in every font file. */
function countText(text: string, counts: Counts): void {
  for (const glyph of new Set(text.match(/[^\0-\x7f]/gu))) {
    const code = glyph.codePointAt(0)!
    counts.set(code, (counts.get(code) ?? 0) + 1)
  }
}
