import { eq } from 'drizzle-orm'
import { documents } from '@/services/db/tables/site'
import type { Ctx } from '@/services/kit/service'
import { isTaken, type DraftRow } from './draft-row'
import { touchDocument } from './touch-document'

/** Withdraws the document from the public site; its revisions stay, and its draft keeps its requested name. */
export async function withdrawDocument(ctx: Ctx, known: DraftRow): Promise<void> {
  const asked = known.draftName
  const isFree = asked !== null && !(await isTaken(ctx, known.kind, asked, known.id))
  await ctx.db
    .update(documents)
    .set({
      publishedRevisionId: null,
      publishedHash: null,
      publishedUses: [],
      publishedAt: known.publishedAt ?? ctx.now,
      ...(isFree ? { name: asked, draftName: null } : {}),
    })
    .where(eq(documents.id, known.id))
  touchDocument(ctx, known)
}
