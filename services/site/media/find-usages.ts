// Where uploaded files are used: in the drafts and published versions of documents, and in every column of every other table that holds
// text, so that a table of later is searched without a line here.
import { and, asc, eq, getTableColumns, getTableName, is, isNull, like, or, sql, type AnyColumn, type SQL } from 'drizzle-orm'
import { PgTable, type PgColumn } from 'drizzle-orm/pg-core'
import type { Database } from '@/services/db/database'
import { all } from '@/services/db/tables/all'
import { records } from '@/services/db/tables/records'
import { documents, revisions } from '@/services/db/tables/site'
import { UPLOADS } from '@/services/storage/uploads'
import type { MediaDetail } from './present'

export type Usage = MediaDetail['usages'][number]
interface Place {
  db: Database
  siteId: string
}

/** How many places are named; the rest is said by a number. */
const MOST_NAMED = 100
/** Tables whose text is no content: what was done, who someone is, and the library itself. */
const NO_CONTENT = /^(?:audit|media|record_change|revision|document$|record$|staff|member|session|sign_in|fact|cache_tag|rate|vital|click)/
const WORDS: Readonly<Record<string, string>> = {
  banner: '배너',
  popup: '팝업',
  event: '이벤트',
  event_review: '이벤트 후기',
  product: '제품',
  product_category: '제품 분류',
  interior_case: '시공사례',
  styling_content: '스타일링 글',
  brand_article: '브랜드 소식',
  notice: '공지사항',
  alliance: '혜택',
  catalog: '카탈로그',
  shop: '매장',
}
const TITLES = /^(?:title|name|subject|.*_?name|.*_?title)$/

const tables = Object.values(all as Record<string, unknown>).filter(
  (table): table is PgTable => is(table, PgTable) && !NO_CONTENT.test(getTableName(table)),
)

/** Every place that names this file, the documents first. */
export async function findUsages(place: Place, file: string): Promise<Usage[]> {
  const path = UPLOADS + file
  const found = [...(await inDocuments(place, path)), ...(await inRecords(place, path))]
  const known = new Set(found.map(({ title }) => title))
  // A published record stands in its visitors' table too.
  for (const usage of await inTables(place, path)) if (!known.has(usage.title)) found.push(usage)
  return found.slice(0, MOST_NAMED)
}

/** The names of all files that are used anywhere. */
export async function usedFiles({ db, siteId }: Place): Promise<string[]> {
  const texts = [
    allNames(documents, [documents.draft], and(eq(documents.siteId, siteId), isNull(documents.deletedAt))),
    sql`select ${namesIn(revisions.body)} from ${revisions} inner join ${documents} on ${eq(documents.publishedRevisionId, revisions.id)} where ${and(eq(documents.siteId, siteId), isNull(documents.deletedAt), named(revisions.body))}`,
    allNames(records, textColumns(records), and(eq(records.siteId, siteId), isNull(records.deletedAt))),
    ...tables.flatMap((table) => (textColumns(table).length > 0 ? [allNames(table, textColumns(table))] : [])),
  ]
  const { rows } = await db.execute<{ file: string }>(sql`select distinct file from (${sql.join(texts, sql` union all `)}) as used(file)`)
  return rows.map(({ file }) => file)
}

async function inDocuments({ db, siteId }: Place, path: string): Promise<Usage[]> {
  const isDraft = sql<boolean>`${documents.draft} like ${`%${path}%`}`
  const isPublished = sql<boolean>`coalesce(${revisions.body} like ${`%${path}%`}, false)`
  const rows = await db
    .select({ source: documents.kind, name: documents.name, title: documents.title, isDraft, isPublished })
    .from(documents)
    .leftJoin(revisions, eq(revisions.id, documents.publishedRevisionId))
    .where(and(eq(documents.siteId, siteId), isNull(documents.deletedAt), sql`(${isDraft} or ${isPublished})`))
    .orderBy(asc(documents.kind), asc(documents.name))
    .limit(MOST_NAMED)
  return rows.map((row) => ({ ...row, what: '' }))
}

async function inRecords({ db, siteId }: Place, path: string): Promise<Usage[]> {
  const isDraft = sql<boolean>`${records.draft}::text like ${`%${path}%`}`
  const isPublished = sql<boolean>`coalesce(${records.published}::text like ${`%${path}%`}, false)`
  const rows = await db
    .select({ type: records.type, id: records.id, title: records.name, isDraft, isPublished })
    .from(records)
    .where(and(eq(records.siteId, siteId), isNull(records.deletedAt), sql`(${isDraft} or ${isPublished})`))
    .orderBy(asc(records.type), asc(records.name))
    .limit(MOST_NAMED)
  return rows.map(({ type, id, ...row }) => ({ ...row, source: 'record' as const, name: `${type}/${id}`, what: type }))
}

async function inTables({ db, siteId }: Place, path: string): Promise<Usage[]> {
  const found: Usage[] = []
  for (const table of tables) {
    const columns = textColumns(table)
    if (columns.length === 0) continue
    const title = Object.values(getTableColumns(table)).find(({ name, dataType }) => dataType === 'string' && TITLES.test(name))
    const rows = await db
      .select({ title: title ? sql<string>`${title}` : sql<string>`''` })
      .from(table)
      .where(and(ofSite(table, siteId), or(...columns.map((column) => like(asText(column), `%${path}%`)))))
      .limit(MOST_NAMED)
    const what = WORDS[getTableName(table)] ?? '기록'
    for (const row of rows) found.push({ source: 'row', name: '', what, title: row.title || what, isDraft: false, isPublished: true })
  }
  return found
}

function ofSite(table: PgTable, siteId: string): SQL | undefined {
  const column = (getTableColumns(table) as Record<string, PgColumn>)['siteId']
  return column && eq(column, siteId)
}

const textColumns = (table: PgTable): PgColumn[] =>
  Object.values(getTableColumns(table)).filter(
    ({ name, columnType }) => ['PgText', 'PgJsonb', 'PgArray'].includes(columnType) && name !== 'site_id' && name !== 'id',
  )

const asText = (column: AnyColumn): SQL<string> => sql<string>`${column}::text`
const named = (column: AnyColumn): SQL => like(asText(column), `%${UPLOADS}%`)
const namesIn = (column: AnyColumn): SQL => sql`(regexp_matches(${asText(column)}, ${`${UPLOADS}([0-9a-f]{64}[.][a-z0-9]{3,4})`}, 'g'))[1]`

const allNames = (table: PgTable, columns: readonly AnyColumn[], where?: SQL): SQL =>
  sql.join(
    columns.map((column) => sql`select ${namesIn(column)} from ${table} where ${and(where, named(column))}`),
    sql` union all `,
  )
