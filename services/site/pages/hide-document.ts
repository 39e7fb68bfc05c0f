import { eq } from 'drizzle-orm'
import { documents } from '@/services/db/tables/site'
import type { Ctx } from '@/services/kit/service'
import type { DraftRow } from './draft-row'
import { touchDocument } from './touch-document'

/** Puts the document into the trash with all that it was. */
export async function hideDocument(ctx: Ctx, known: DraftRow): Promise<void> {
  await ctx.db.update(documents).set({ deletedAt: ctx.now }).where(eq(documents.id, known.id))
  if (known.publishedRevisionId !== null) touchDocument(ctx, known)
}
