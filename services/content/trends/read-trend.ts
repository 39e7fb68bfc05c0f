import { and, desc, eq, inArray, ne, or, sql } from 'drizzle-orm'
import { sanitizeHtml } from '@/lib/html/sanitize-html'
import * as contracts from '@/schemas/api/content/trends'
import { differentFirst } from '@/schemas/rules/base/different-first'
import type { Database } from '@/services/db/database'
import { products } from '@/services/db/tables/catalog'
import { stylingContents } from '@/services/db/tables/content'
import { operation } from '@/services/kit/service'
import { pictureShapes } from '@/services/storage/picture-shapes'
import { presentHead } from './present'

type Row = typeof stylingContents.$inferSelect
const RELATED = 3
/** How many candidates are read to find three with different pictures. */
const RELATED_SEEN = 12

/** One piece by its number, or a theme by its name and tab, with its products and related pieces. */
export const readTrend = operation(contracts.readTrend, async ({ kind, seq, tab }, { db, siteId, fail }) => {
  const [row] = await db
    .select()
    .from(stylingContents)
    .where(
      and(
        eq(stylingContents.siteId, siteId),
        eq(stylingContents.kind, kind),
        tab ? eq(stylingContents.tab, tab) : undefined,
        or(eq(stylingContents.name, seq), eq(stylingContents.seq, seq)),
      ),
    )
    // A URL names a theme; a number with the same text comes second.
    .orderBy(desc(eq(stylingContents.name, seq)))
    .limit(1)
  if (!row) throw fail('missing')
  const mentioned = await mentionedIn(row, db)
  const related = await relatedOf(row, mentioned, db)
  const paths = [row, ...related].map(({ hImg }) => hImg)
  const shapeOf = await pictureShapes([...paths, ...mentioned.map(({ filePath }) => filePath)], { db, siteId })
  return {
    item: {
      ...presentHead(row, shapeOf),
      CONTENT: sanitizeHtml(row.content),
      PRODUCTS: mentioned.map((product) => ({
        ZIN_PRD_ID: product.zinPrdId,
        ZIN_PRD_NAME: product.zinPrdName,
        FILE_PATH: product.filePath,
        FILE_ALT: product.fileAlt,
        FILE_SHAPE: shapeOf(product.filePath),
        SPEC: product.specs[0]?.value ?? '',
        COLORS: product.colors.map(({ image }) => image),
      })),
      RELATED: related.map((other) => presentHead(other, shapeOf)),
    },
  }
})

/** Other pieces of its tab: first those of its year, then the newest. */
async function relatedOf(row: Row, mentioned: readonly { filePath: string }[], db: Database): Promise<Row[]> {
  const { postedAt, ...columns } = stylingContents
  const { siteId, kind, tab, seq, year, hImg, content } = row
  const others = await db
    .select()
    .from(stylingContents)
    .where(and(eq(columns.siteId, siteId), eq(columns.kind, kind), eq(columns.tab, tab), ne(columns.seq, seq)))
    .orderBy(sql`${columns.year} is not distinct from ${year} desc`, desc(postedAt), desc(columns.seq))
    .limit(RELATED_SEEN)
  const within = [...content.matchAll(/<img\b[^>]*?\ssrc="([^"]+)"/g)].map(([, src]) => src!)
  return differentFirst(others, (other) => other.hImg, [hImg, ...within, ...mentioned.map(({ filePath }) => filePath)]).slice(0, RELATED)
}

/** Its products in the order of the text; deleted ones are left out. */
async function mentionedIn({ siteId, productIds }: Row, db: Database) {
  if (productIds.length === 0) return []
  const rows = await db
    .select()
    .from(products)
    .where(and(eq(products.siteId, siteId), inArray(products.zinPrdId, productIds)))
  return productIds.flatMap((id) => rows.find(({ zinPrdId }) => zinPrdId === id) ?? [])
}
