import { eq } from 'drizzle-orm'
import type { PageDocument } from '@/schemas/page/document'
import { revisions } from '@/services/db/tables/site'
import type { Ctx } from '@/services/kit/service'
import type { DraftRow } from './draft-row'

/** What visitors see of a document; undefined while they see nothing. */
export async function publishedBody({ db }: Pick<Ctx, 'db'>, { publishedRevisionId }: DraftRow): Promise<PageDocument | undefined> {
  if (publishedRevisionId === null) return undefined
  const [row] = await db.select({ body: revisions.body }).from(revisions).where(eq(revisions.id, publishedRevisionId))
  return row && (JSON.parse(row.body) as PageDocument)
}
