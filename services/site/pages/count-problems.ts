import { and, eq, isNull, sql } from 'drizzle-orm'
import { checkPage } from '@/schemas/page/check-page'
import type { PageDocument } from '@/schemas/page/document'
import { columnsOfDraft } from '@/services/db/documents/columns-of-draft'
import { columnsOfPublished } from '@/services/db/documents/columns-of-published'
import { documents, revisions } from '@/services/db/tables/site'
import type { Ctx } from '@/services/kit/service'

/** How many are counted before a list answers; the next list counts the next ones. */
const AT_ONCE = 100

/**
 * Fills the columns of documents whose problems were not counted: those shipped or migrated by processes without the block definitions,
 * and those older than the columns. Safe at any time and beside any write.
 */
export async function countProblems({ db, siteId, log }: Ctx): Promise<void> {
  const rows = await db
    .select({ document: documents, body: revisions.body, publishedAt: revisions.createdAt })
    .from(documents)
    .leftJoin(revisions, eq(revisions.id, documents.publishedRevisionId))
    .where(and(eq(documents.siteId, siteId), isNull(documents.problems), isNull(documents.deletedAt)))
    .limit(AT_ONCE)
  for (const { document: row, body, publishedAt } of rows) {
    const document = JSON.parse(row.draft) as PageDocument
    try {
      await db
        .update(documents)
        .set({
          ...columnsOfDraft(document, row.name, row.draft),
          ...(body !== null && publishedAt !== null ? columnsOfPublished(body, publishedAt) : {}),
          problems: checkPage(document, { strict: true }).length,
        })
        .where(and(eq(documents.id, row.id), unchanged(row), isNull(documents.problems)))
    } catch (cause) {
      // A list is useful without the count.
      return log.warn({ event: 'problems-uncounted', documentId: row.id, err: cause }, 'the problems of a draft could not be counted')
    }
  }
}

const unchanged = ({ draftNumber, publishedRevisionId }: typeof documents.$inferSelect) =>
  and(
    eq(documents.draftNumber, draftNumber),
    sql`${documents.publishedRevisionId} is not distinct from ${publishedRevisionId}`,
    isNull(documents.deletedAt),
  )
